/** The letters that run from right to left. */
const fromTheRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * What a person wrote, to stand in a sentence that is one text: a name that runs from right to left turns nothing around it. Where the
 * sentence is made of elements, put it into a `bdi`.
 */
export function isolated(text: string): string {
  return fromTheRight.test(text) ? `\u2068${text}\u2069` : text
}
