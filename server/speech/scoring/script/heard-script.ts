import type { Listening } from '#server/speech/scoring/alignment/listen.ts'
import type { ReferenceFrames } from '#server/speech/scoring/alignment/reference-frames.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { phoneLogPosteriors, type PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import { type HeardSound, type ScriptEvidence, scriptEvidence } from './script-evidence.ts'
import { type ScriptOutline, scriptWithRivals, type ScriptWithRivals } from './script-outline.ts'
import { anyOrderLikelihood, passedWord, scriptLikelihood, scriptPath, type ScriptPath } from './script-path.ts'
import { wordClearness } from './word-clearness.ts'

/** What of a script a take holds: `script` is a take, `incomplete` has only the beginning of it, `other_text` is something else. */
export type HeardScript = {
  answer: 'script' | 'incomplete' | 'other_text'
  /** How much better the take goes with the script than with its rivals, its words in other orders, and anything at all; less for missing words. */
  certainty: number
  /** How much better the take goes with the script than with anything else: 2 and more for most readings, below 0.5 for most other texts. */
  clearness: number
  /** The words that were not heard, by index. */
  missing: ReadonlySet<number>
}

/** From where on a take is its script where nothing else tells: decision 0062 has the trade. */
export const sureEnough = 0.35

const leastShare = 0.5
/**
 * What tells a script from another text, by decision 0101: a script of several words by its order first, and a single word, which has none, by what
 * is left over. Fitted to learners on their own text and on others, and to rows of numbers; the offsets put the lines where `sureEnough` is.
 */
const ofSeveral = { order: 1.26, fullness: 0.65, skipped: 0.22, lacking: 2.18, rivals: 1.09, disorder: 1.62, offset: 0.89 }
/** So much better a take may go with the words in whatever order: 98 of 100 learners' readings do by less. */
const mostDisorder = 0.7
/** Words that all sound the same have no other order, and count as learners' readings do on average. */
const usualOrder = 1
const ofOneWord = { rivals: 2.25, elsewhere: 3.41, offset: 1.58 }
/** How long words that were passed over are in the reading, in seconds, for it to be said: shorter ones are often swallowed, or not found. */
const shortestMissing = 0.3

const readings = new WeakMap<ReferenceFrames, HeardSound>()

/**
 * Answers in any language whether a take is its script, before anything of it is scored. `posteriors` are those of the take; `least` is the
 * certainty from which a take is not refused, lower where somebody else looks as well.
 */
export function hearScript(net: PhoneNet, { fitted, comparisons }: Listening, posteriors: Matrix, least = sureEnough): HeardScript {
  const reading = comparisons[0]?.reference
  if (!reading) throw new Error('a take is compared with at least one reference')
  const evidence = scriptEvidence(net, { features: fitted.features, posteriors }, soundOf(net, reading), reading)
  const { own, rivals, orders } = scriptWithRivals(reading)
  const path = scriptPath(evidence, own)
  const missing = missingWords(path, reading)
  const certainty = certaintyOf(evidence, path, { own, rivals, orders }, missing.size)
  const clearness = path.likelihood - mean(Array.from(evidence.elsewhere))
  return { answer: answerOf(certainty, least, path, missing), certainty, clearness, missing }
}

/** How sure it is that a take is the script, from what its best way through it looks like. */
function certaintyOf(evidence: ScriptEvidence, path: ScriptPath, { own, rivals, orders }: ScriptWithRivals, missing: number): number {
  const { likelihood, words } = path
  const above = (others: readonly ScriptOutline[]) => likelihood - mean(others.map((other) => scriptLikelihood(evidence, other)))
  // What two takes gain over the same rivals differs with how clearly they are heard at all, so it counts beside what they gain over anything else.
  const aboveRivals = above(rivals) / (1 + Math.abs(likelihood - mean(Array.from(evidence.elsewhere))))
  const elsewhere = shareElsewhere(path, evidence.likeness.rows)
  if (words.length < 2) return ofOneWord.rivals * aboveRivals - ofOneWord.elsewhere * elsewhere + ofOneWord.offset
  const clearness = wordClearness(evidence, own, path)
  const last = words.findLastIndex((word) => word !== null)
  const passed = words.filter((word) => word === null).length
  const skipped = words.filter((word, index) => word === null && index < last).length / words.length
  const disorder = anyOrderLikelihood(evidence, own) - likelihood + (passed * passedWord) / Math.max(1, evidence.likeness.rows)
  return (
    ofSeveral.order * (orders.length === 0 ? usualOrder : above(orders)) +
    ofSeveral.fullness * (likelihood - mean(Array.from(evidence.best)) - mean(clearness) / 2) +
    -ofSeveral.skipped * skipped * Math.max(0, ...clearness) +
    -ofSeveral.lacking * (missing / words.length) * elsewhere +
    -ofSeveral.disorder * Math.max(0, disorder - mostDisorder) +
    ofSeveral.rivals * aboveRivals +
    ofSeveral.offset
  )
}

/** The share of a take in which no word of the script was heard. */
function shareElsewhere({ words }: ScriptPath, rows: number): number {
  const inWords = words.reduce((sum, word) => sum + (word === null ? 0 : word.last - word.first + 1), 0)
  return 1 - inWords / Math.max(1, rows)
}

function soundOf(net: PhoneNet, reading: ReferenceFrames): HeardSound {
  const ready = readings.get(reading) ?? { features: reading.features, posteriors: phoneLogPosteriors(net, reading.cepstra) }
  readings.set(reading, ready)
  return ready
}

function answerOf(certainty: number, least: number, { words }: ScriptPath, missing: ReadonlySet<number>): HeardScript['answer'] {
  const heard = words.length - missing.size
  if (heard === 0 || certainty < least) return 'other_text'
  if (heard >= leastShare * words.length) return 'script'
  const last = words.findLastIndex((word, index) => word !== null && !missing.has(index))
  return last < words.length - 1 && !missing.has(0) && certainty >= sureEnough ? 'incomplete' : 'other_text'
}

/** Words that were passed over, as far as they and their neighbours that were passed over too are long enough to be missed. */
function missingWords({ words }: ScriptPath, { reference }: ReferenceFrames): Set<number> {
  const missing = new Set<number>()
  let run: number[] = []
  for (let index = 0; index <= words.length; index++) {
    if (words[index] === null) {
      run.push(index)
      continue
    }
    const seconds = run.reduce((sum, word) => sum + (reference.words[word]?.end ?? 0) - (reference.words[word]?.start ?? 0), 0)
    if (seconds >= shortestMissing) for (const word of run) missing.add(word)
    run = []
  }
  return missing
}
