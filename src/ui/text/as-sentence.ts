/** Words as a sentence: with one full stop at the end, where they do not end one already. */
export function asSentence(words: string): string {
  return /[.!?…]["”’)]?$/.test(words) ? words : `${words}.`
}
