const letterMs = 65
/** A character of these is a syllable or more. */
const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const syllableMs = 180

/** About how long a voice takes to read a script, in milliseconds, where no reading of it is there to measure. */
export function likelyReadingMs(script: string): number {
  const ofSyllables = script.match(syllables)?.length ?? 0
  return (script.length - ofSyllables) * letterMs + ofSyllables * syllableMs
}
