/** A sound of English for a learner: how it is written, a word it is in, and how the mouth makes it. */
export type EnglishSound = { name: string; how: string }

/** Every phone of the English voices. Wording: short sentences that a twelve-year-old can act on. */
export const englishSounds: Readonly<Record<string, EnglishSound>> = {
  aa: { name: 'the “o” of “hot”', how: 'Open your mouth wide, drop your jaw and keep your tongue low.' },
  ae: { name: 'the “a” of “cat”', how: 'Open your mouth and stretch your lips a little, as if starting to smile.' },
  ah: { name: 'the “u” of “cup”', how: 'Relax your mouth, open it a little and make the sound short.' },
  ao: { name: 'the “aw” of “saw”', how: 'Round your lips, drop your jaw and make the sound long.' },
  aw: { name: 'the “ow” of “now”', how: 'Begin with an open mouth and close your lips to a small circle.' },
  ax: { name: 'the weak “a” of “about”', how: 'Relax everything and say it very short, almost like “uh”.' },
  ay: { name: 'the “i” of “time”', how: 'Begin with an open mouth and glide up to “ee”.' },
  b: { name: 'the “b” of “big”', how: 'Press your lips together, use your voice and let go.' },
  ch: { name: 'the “ch” of “chair”', how: 'Begin with “t” and let it burst into “sh”.' },
  d: { name: 'the “d” of “dog”', how: 'Tap the ridge behind your top teeth with your tongue, with your voice on.' },
  dh: { name: 'the “th” of “this”', how: 'Put the tip of your tongue between your teeth and hum: you feel it buzz.' },
  eh: { name: 'the “e” of “bed”', how: 'Open your mouth halfway and keep the sound short.' },
  er: { name: 'the “ir” of “bird”', how: 'Pull your tongue back and up without touching anything, and hold the sound.' },
  ey: { name: 'the “a” of “day”', how: 'Begin with the “e” of “bed” and glide up to “ee”.' },
  f: { name: 'the “f” of “fish”', how: 'Touch your lower lip with your top teeth and blow.' },
  g: { name: 'the “g” of “go”', how: 'Lift the back of your tongue, use your voice and let go.' },
  hh: { name: 'the “h” of “hat”', how: 'Breathe out softly, as if warming your hands.' },
  ih: { name: 'the “i” of “sit”', how: 'Keep it short and relaxed; it is not the long “ee” of “seat”.' },
  iy: { name: 'the “ee” of “see”', how: 'Smile, lift your tongue high and make the sound long.' },
  jh: { name: 'the “j” of “jam”', how: 'Begin with “d” and let it slide into the buzz of “measure”.' },
  k: { name: 'the “k” of “cat”', how: 'Lift the back of your tongue and let the air pop out.' },
  l: { name: 'the “l” of “light”', how: 'Hold the tip of your tongue behind your top teeth and let your voice flow around it.' },
  m: { name: 'the “m” of “man”', how: 'Close your lips and hum.' },
  n: { name: 'the “n” of “no”', how: 'Hold your tongue behind your top teeth and hum through your nose.' },
  ng: { name: 'the “ng” of “sing”', how: 'Lift the back of your tongue and hum through your nose; do not add a “g”.' },
  ow: { name: 'the “o” of “go”', how: 'Begin with an open “o” and close your lips to a small circle.' },
  oy: { name: 'the “oy” of “boy”', how: 'Begin with round lips and glide to a smile.' },
  p: { name: 'the “p” of “pen”', how: 'Press your lips together and let a puff of air out; your voice stays off.' },
  r: { name: 'the “r” of “red”', how: 'Round your lips and curl your tongue back without touching anything.' },
  s: { name: 'the “s” of “sun”', how: 'Bring your teeth together and hiss like a snake.' },
  sh: { name: 'the “sh” of “shoe”', how: 'Round your lips and blow softly, as if asking for quiet.' },
  t: { name: 'the “t” of “ten”', how: 'Tap the ridge behind your top teeth and let a puff of air out; your voice stays off.' },
  th: { name: 'the “th” of “think”', how: 'Put the tip of your tongue between your teeth and blow, without your voice.' },
  uh: { name: 'the “oo” of “book”', how: 'Round your lips a little and keep the sound short.' },
  uw: { name: 'the “oo” of “food”', how: 'Push your lips forward to a small circle and make the sound long.' },
  v: { name: 'the “v” of “very”', how: 'Touch your lower lip with your top teeth and hum: you feel it buzz.' },
  w: { name: 'the “w” of “we”', how: 'Make a small circle with your lips and open it; your teeth touch nothing.' },
  y: { name: 'the “y” of “yes”', how: 'Begin with a short “ee” and move on at once.' },
  z: { name: 'the “z” of “zoo”', how: 'Say “s” with your voice on: it buzzes like a bee.' },
  zh: { name: 'the “s” of “measure”', how: 'Say “sh” with your voice on.' },
}

/** Which sounds one is taken for by ear: groups whose members are close to each other, in place or in manner. */
const closeSounds = [
  'p b f', 'b v p', 't d th ch s', 'd dh t', 'k g', 'm n', 'n ng', 'n l', 'f v th p hh', 'v f b', 'v w', 'w uw r', 'th s f t', 'dh z d v',
  's z sh th', 'z zh dh jh', 'sh ch s zh', 'zh jh sh', 'ch jh t', 'jh zh y', 'l r w', 'r er w', 'y iy jh',
  'iy ih ey', 'ih eh ax uh', 'eh ae ey ih', 'ae ah aa eh ay', 'ah ax aa ae uh', 'aa ao ah aw', 'ao ow aa oy', 'ow ao uw aw', 'uh uw ah ax', 'ay ey oy aa', 'er ax ah',
].map((group) => new Set(group.split(' ')))

/** Whether somebody may have heard one sound for the other: what is farther off is an error of the measurement, not of the speaker. */
export function soundsLike(one: string, other: string): boolean {
  return one !== other && closeSounds.some((group) => group.has(one) && group.has(other))
}
