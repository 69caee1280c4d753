import type { Listening } from '#server/speech/scoring/alignment/listen.ts'
import type { ReferenceFrames } from '#server/speech/scoring/alignment/reference-frames.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { phoneLogPosteriors, type PhoneNet } from '#server/speech/scoring/phones/phone-net.ts'
import { type HeardSound, scriptEvidence } from './script-evidence.ts'
import { scriptWithRivals } from './script-outline.ts'
import { scriptLikelihood, scriptPath, type ScriptPath } from './script-path.ts'

/** What of a script a take holds: `script` is a take, `incomplete` has only the beginning of it, `other_text` is something else. */
export type HeardScript = {
  answer: 'script' | 'incomplete' | 'other_text'
  /** How much better the take goes with the script than with its rivals, its words in other orders, and anything at all; less for missing words. */
  certainty: number
  /** The words that were not heard, by index. */
  missing: ReadonlySet<number>
}

/** From where on a take is its script where nothing else tells: decision 0062 has the trade. */
export const sureEnough = 0.35

/**
 * Parts of another text go with some words of the script by chance: a take that lacks words must go with the others better, and more so the
 * more of it is something else.
 */
const missingCosts = 1.2
const elseCosts = 4
const leastShare = 0.5
const bestCounts = 0.3
/**
 * Another row of numbers holds parts of the script's words, but not in its order: what the order adds counts five times as much as the sounds. A
 * single word has no order and counts as learners' readings do on average. `scale` and `offset` put the line between both where it was.
 */
const orderCounts = 5
const orderOfOneWord = 1
const scale = 3
const offset = -0.6
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
  const aboveRivals = path.likelihood - mean(rivals.map((rival) => scriptLikelihood(evidence, rival)))
  const margin = aboveRivals + bestCounts * (path.likelihood - mean(Array.from(evidence.best)))
  const missing = missingWords(path, reading)
  const lacking = missing.size / Math.max(1, path.words.length)
  const sounds = margin - lacking * (missingCosts + elseCosts * shareElsewhere(path, evidence.likeness.rows))
  const order = orders.length === 0 ? orderOfOneWord : path.likelihood - mean(orders.map((other) => scriptLikelihood(evidence, other)))
  const certainty = (sounds + orderCounts * order) / scale + offset
  return { answer: answerOf(certainty, least, path, missing), certainty, missing }
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
