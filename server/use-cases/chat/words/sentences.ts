/** A sentence's end: its mark, with closing quotation marks or brackets, before a space. */
const end = /[.!?…]["'”’)\]]*(?=\s)/

/** The sentences of a text that comes in pieces, each as soon as what follows it shows that it is whole; the last with the end of the text. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length && text.length <= longestTail; from += longestTail) {
      text += piece.slice(from, from + longestTail)
      for (let found = end.exec(text); found !== null; found = end.exec(text)) {
        const length = found.index + found[0].length
        const sentence = oneLine(text.slice(0, length))
        text = text.slice(length)
        if (sentence !== '') yield sentence
      }
    }
    if (text.length > longestTail) break
  }
  const last = oneLine(text)
  if (last !== '') yield last
}

/** A model that floods is heard no further; what it said is refused for its length. */
const longestTail = 600

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
