const forms = (
  'froze frozen freeze, slept sleep, fell fallen fall, grew grown grow, ate eaten eat, drank drunk drink, flew flown fly, ran run, went gone go, took taken take, ' +
  'gave given give, broke broken break, rose risen rise, sank sunk sink, swam swum swim, wore worn wear, blew blown blow, threw thrown throw, knew known know, ' +
  'stole stolen steal, spoke spoken speak, wrote written write, drove driven drive, fought fight, bought buy, brought bring, caught catch, taught teach, lost lose, ' +
  'kept keep, held hold, built build, sent send, spent spend, won win, shot shoot, hid hidden hide, began begun begin, became become, came come, made make, ' +
  'told tell, sold sell, spun spin, shone shine, bent bend, melted molten melt, swelled swollen swell, shrank shrunk shrink, round around'
)
  .split(', ')
  .map((family) => family.split(' '))

const bases = new Map(forms.flatMap((family) => family.slice(0, -1).map((form) => [form, family.at(-1) ?? form] as const)))

/** The plain form of a verb that changes its vowel (`freeze` for `frozen`), and `around` for `round`; any other word as it is. */
export function plainForm(word: string): string {
  return bases.get(word) ?? word
}
