import { readUnit } from '#server/grading/numbers/units.ts'
import { stem } from '#server/grading/text/words/stem.ts'
import { foldedText } from '#server/grading/text/words/words.ts'

/** The longest answer whose words are set against the question's, in characters. */
const longestSaid = 150

/** Words that tell nothing of the figures beside them. */
const besideFigures = new Set('and then is are was were at the a an its it has have had got gets as with'.split(' '))

/** Words that make something else of a figure, even where the question has them. */
const tellsMore = new RegExp(
  String.raw`(?<!\p{L})(?:not|no|never|or|without|except|but|minus|wait|sorry|from|to|between|of|times|plus|by|over|take|half|twice|double|hundred|thousand|million|billion|` +
    String.raw`percent|more|less|fewer|about|nearly|almost|hardly|(?:\p{L}+n['’]|(?:do|does|did|is|are|was|were|has|have|ca|wo|ai)n)t)(?!\p{L})`,
  'iu',
)

/** Words before all figures that say what they are together: "the numbers are", "smallest first". */
const generic = /^(?:first|order|ordered|answers?|number|\p{L}{2,}s|\p{L}{2,}est)$/u

/** One figure with its unit, and the words that are said for it and for no other one. */
type Labelled = { figure: string; labels: readonly string[] }

type Said = { labelled: readonly Labelled[]; words: readonly string[]; ends: readonly string[] }

/**
 * `boils at 100°C and freezes at 0°C` as `100°C; 0°C`: as many figures as are asked (`count`), each beside words that the question has for it,
 * told in whatever order and given in the question's. Words that belong to one figure alone are read only where the key has an order. Null for
 * anything else.
 */
export function figuresAmongWords(text: string, prompt: string, { count, inOrder }: { count: number; inOrder: boolean }): string | null {
  if (text.length > longestSaid || count < 2 || !/\p{L}{2}/u.test(text)) return null
  if (/[%=<>≤≥*/^+]|\d\s?-/u.test(text) || tellsMore.test(text)) return null
  const { labelled, words, ends } = saidIn(text)
  const asked = stemsOf(prompt)
  if (labelled.length !== count || !words.every((word) => asked.includes(stem(word)))) return null
  const own = labelled.filter(({ labels }) => labels.length > 0).length
  const ordered = inOrder && own === count ? inOrderOf(labelled, prompt) : labelled
  const areTold = own === 0 || (inOrder && own === count && areInTurn(ordered, prompt))
  const areGeneric = ends.every((word) => generic.test(word)) && labelled.every(({ labels }) => labels.every((label) => ends.includes(label)))
  return areTold || areGeneric ? (areTold ? ordered : labelled).map(({ figure }) => figure).join('; ') : null
}

/**
 * Whether an answer says a figure of something that the question says another one of ("the sum is 3"), or, where they have an order, of what another
 * one is asked of.
 */
export function saysOfOther(text: string, prompt: string, { count, inOrder }: { count: number; inOrder: boolean }): boolean {
  if (text.length > longestSaid || count < 2 || prompt === '') return false
  const { labelled } = saidIn(text)
  const known = stemsOf(prompt)
  const own = labelled.map(({ figure, labels }) => ({ figure, labels: labels.filter((label) => label.length > 1 && known.includes(stem(label))) }))
  if (own.length !== count) return false
  const contradicts = own.some(({ figure, labels }) => labels.some((label) => hasOtherFigure(label, figure, prompt, labelled)))
  return contradicts || (inOrder && areTurned(own, prompt))
}

/** Every figure with the words before it, or, where the first word stands behind a figure, with those behind it. */
function saidIn(text: string): Said {
  const figures = [...text.matchAll(/(?<![\p{L}\d.,])-?\d+(?:[.,]\d+)?(?![.,]?\d)/gu)].map(({ 0: figure, index }) => {
    const end = index + figure.length
    const unit = readUnit(text, end)
    const isUnit = unit !== null && !/^\s*(?:in|a)$/i.test(text.slice(end, unit.end))
    return { start: index, end: isUnit ? unit.end : end }
  })
  const inFigure = (at: number) => figures.some(({ start, end }) => at >= start && at < end)
  const words = [...text.matchAll(/\p{L}+/gu)]
    .filter(({ index }) => !inFigure(index))
    .map(({ 0: word, index }) => ({ word: foldedText(word), index }))
    .filter(({ word }) => !besideFigures.has(word))
  const [firstWord, firstFigure] = [words[0]?.index ?? 0, figures[0]?.start ?? 0]
  const isBefore = firstWord < firstFigure
  const chunks = figures.map(({ start, end }, index) => {
    const [from, to] = isBefore ? [figures[index - 1]?.end ?? 0, start] : [end, figures[index + 1]?.start ?? text.length]
    return { figure: text.slice(start, end), words: words.filter((one) => one.index >= from && one.index < to).map(({ word }) => word) }
  })
  const isShared = (word: string) => words.filter((one) => one.word === word).length > 1
  const lastEnd = figures.at(-1)?.end ?? 0
  const ends = words.filter(({ index }) => index < firstFigure || index >= lastEnd).map(({ word }) => word)
  const labelled = chunks.map(({ figure, words: all }) => ({ figure, labels: all.filter((word) => !isShared(word)) }))
  return { labelled, words: words.map(({ word }) => word), ends }
}

function stemsOf(text: string): readonly string[] {
  return foldedText(text).split(' ').map(stem)
}

const gap = /_{2,}|\.{3,}|…/u

/** The part of a question that asks: its last sentence with all these words, else all of it. */
function askingPart(prompt: string, labels: readonly string[]): string {
  const sentences = prompt.match(/[^.?!\n]+(?:[.](?=\d)[^.?!\n]*)*[.?!\n]*/gu) ?? []
  return sentences.findLast((sentence) => labels.every((label) => stemsOf(sentence).includes(stem(label)))) ?? prompt
}

const joint = /[,;:.?!\n]|(?<!\p{L})and(?!\p{L})/iu

/** What stands beside each gap, from one comma or "and" to the next. */
function clausesOf(prompt: string): readonly (readonly string[])[] {
  const parts = prompt.split(gap)
  const behind = (index: number) => (parts[index + 1] ?? '').split(joint)[0] ?? ''
  return parts.slice(0, -1).map((before, index) => [...stemsOf(before.split(joint).at(-1) ?? ''), ...stemsOf(behind(index))])
}

/** Where a word stands in a sentence, from first to last. */
function placesOf(label: string, words: readonly string[]): { first: number; last: number } {
  return { first: words.indexOf(stem(label)), last: words.lastIndexOf(stem(label)) }
}

/** Figures in the order in which the question has their words, whichever was told first: "Tom 8, Ben 3" where Ben is asked for first. */
function inOrderOf(labelled: readonly Labelled[], prompt: string): readonly Labelled[] {
  const clauses = clausesOf(prompt)
  const words = stemsOf(askingPart(prompt, labelled.flatMap(({ labels }) => labels)))
  const placeOf = ({ labels }: Labelled) => {
    const ofGap = clauses.findIndex((clause) => labels.every((label) => clause.includes(stem(label))))
    return clauses.length > 0 ? ofGap : Math.max(...labels.map((label) => placesOf(label, words).last))
  }
  return labelled.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whether the words of each figure follow each other in the question, parted there as things of one kind are: "and", a comma, "how many". */
function areInTurn(labelled: readonly Labelled[], prompt: string): boolean {
  const clauses = clausesOf(prompt)
  const isOfGap = ({ labels }: Labelled, index: number) => labels.every((label) => clauses[index]?.includes(stem(label)))
  if (clauses.length > 0) return clauses.length === labelled.length && labelled.every(isOfGap)
  const all = labelled.flatMap(({ labels }) => labels)
  const asking = askingPart(prompt, all)
  const words = stemsOf(asking)
  if (all.some((label) => followedByFigure(label, asking) !== null)) return false
  const parted = stemsOf(asking.replaceAll(/[,;:/]|(?<!\p{L})(?:and|or|how (?:many|much))(?!\p{L})/giu, ' zzjoint '))
  return labelled.every(({ labels }, index) => {
    const before = labelled[index - 1]?.labels ?? []
    return labels.every((label) => before.every((other) => {
      const [here, there] = [placesOf(label, words), placesOf(other, words)]
      const between = parted.slice(parted.indexOf(stem(other)), parted.indexOf(stem(label)))
      return here.first > there.first && here.last > there.last && between.includes('zzjoint')
    }))
  })
}

/** Whether two figures stand beside words that the question has the other way round. */
function areTurned(labelled: readonly Labelled[], prompt: string): boolean {
  const clauses = clausesOf(prompt)
  const isOfOther = (label: string, index: number) => !clauses[index]?.includes(stem(label)) && clauses.some((clause) => clause.includes(stem(label)))
  const areOfOthers = ({ labels }: Labelled, index: number) => labels.length > 0 && labels.every((label) => isOfOther(label, index))
  if (clauses.length === labelled.length) return labelled.every(areOfOthers)
  return labelled.some(({ labels }, index) => {
    const before = labelled[index - 1]?.labels ?? []
    const words = stemsOf(askingPart(prompt, [...before, ...labels]))
    const isTurned = (label: string, other: string) => placesOf(label, words).last < placesOf(other, words).first && placesOf(label, words).first >= 0
    return before.length > 0 && labels.length > 0 && labels.every((label) => before.every((other) => isTurned(label, other)))
  })
}

/** The figure that a question says of a word where it has it last: `10` of "the sum 10". */
function followedByFigure(label: string, asking: string): string | null {
  const words = foldedText(asking).split(' ')
  const at = words.map(stem).lastIndexOf(stem(label))
  const [next = '', then = ''] = words.slice(at + 1)
  const figure = /^(?:is|are|was|of|at)$/.test(next) ? then : next
  return at >= 0 && /^-?\d/.test(figure) ? figure : null
}

function hasOtherFigure(label: string, figure: string, prompt: string, labelled: readonly Labelled[]): boolean {
  const said = label.length < 3 || generic.test(label) ? null : followedByFigure(label, askingPart(prompt, labelled.flatMap(({ labels }) => labels)))
  return said !== null && said !== foldedText(/^-?[\d.,]+/.exec(figure)?.[0] ?? figure)
}
