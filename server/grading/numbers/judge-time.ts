import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { chosenOf } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { clockTimeOf, clockTimesIn, minuteOfDay, minuteOnFace, nameOfTime, timeText } from './clock-times.ts'
import type { ClockTime } from './clock-times.ts'
import { notChosen } from './judge-candidates.ts'

/** A key that is a time of the day. */
export type TimeKey = { kind: 'time'; time: ClockTime; text: string }

const clock24 = 'the right time, not in the 24-hour clock'

const asksForTime = /\b(?:time|clock|o'?clock|when)\b/i
const asksForRatio = /\b(?:ratios?|scale|odds|proportions?|simplif\p{L}*|parts?)\b/iu
/** Whether a question asks for a length of time, so that `1:30` is no time of the day. */
export const asksHowLong = /\bhow long\b|\bduration\b|\bhow many (?:hours|minutes|seconds)\b|\bhow much time\b/i

/**
 * Reads a key as a time of the day; null when it is none. `9:30` is one unless the question speaks of a ratio or asks how long,
 * `9.30` only where a time is asked, words only where they are not what is asked for.
 */
export function readTimeKey(text: string, prompt: string): TimeKey | null {
  const time = text.length > 40 ? null : clockTimeOf(text)
  if (!time) return null
  const isMarked = time.half !== null || /o'?\s?clock/i.test(text)
  const isDigital = /^\s*\d{1,2}\s?:\s?\d\d/.test(text) && !asksForRatio.test(prompt) && !asksHowLong.test(prompt)
  const isAsked = asksForTime.test(prompt) && !/\bwords?\b|\bspell/i.test(prompt) && /\d[.h]\d|past|to/i.test(text) && /clock|what time/i.test(prompt)
  return (isMarked && /\d/.test(text)) || isDigital || isAsked ? { kind: 'time', time, text } : null
}

/** Judges an answer against a time of the day; am and pm count where the key says them. */
export function judgeTime(key: TimeKey, answer: string, context: Written & { strictness: Strictness }): KeyResult {
  const { prompt, strictness } = context
  const text = timeText(answer)
  const asked = () => new Set(clockTimesIn(timeText(prompt)).map(({ value }) => nameOfTime(value)))
  const chosen = chosenOf(text, timesIn(text), nameOfTime, asked)
  if (chosen.type !== 'one') return notChosen(chosen.type, 'time', text)
  const { value, written, otherWords } = chosen
  const fit = fitOf(key.time, value, prompt)
  if (fit === 'no') return miss('another time')
  const isBare = !/\d\D+\d|past|\bto\b/.test(written)
  if (!isBare && asked().has(nameOfTime(value)) && isCopied(written, { ...context, prompt: timeText(prompt) })) {
    return unclear('copied from the question', 'That is the question itself. Work it out.')
  }
  if (/\b(?:24|twenty[- ]four)[- ]?(?:hours?|h)\b/i.test(prompt) && minuteOfDay(key.time) !== null && key.time.half === null) {
    if (fit === 'half missing') return miss('the time of the other clock')
    if (value.half !== null) return strictness === 'strict' ? miss(clock24) : unclear(clock24, 'Right time. Write it in the 24-hour clock.')
  }
  // Nobody says "quarter past 20".
  if (fit === 'half missing' && strictness === 'moderate' && key.time.half === null && /past|\bto\b/.test(written)) return match('the same time', 'Say which half of the day next time.', false)
  if (fit === 'half missing' && strictness !== 'loose') return unclear('am or pm is missing', 'Do you mean am or pm?')
  const says = key.time.half === null && value.half !== null && minuteOfDay(key.time) === null
  if (strictness === 'strict' && (says || otherWords !== '')) return miss('other words beside the time', { reply: 'Give only the time.' })
  return match('the same time', null, true)
}

/** Times as they are marked, or a bare hour when that is all. */
function timesIn(text: string): Candidate<ClockTime>[] {
  const found = clockTimesIn(text)
  const [all, lead = '', at = ''] = /^((?:i think |maybe )?(?:its |it's |it is |at |about )*)(\d{1,2})(?:[\s.!?]|$)(?!.*\d)/.exec(text) ?? []
  if (found.length > 0 || all === undefined || Number(at) > 24) return found
  return [{ value: { hour: Number(at), minute: 0, half: null, isEarly: false }, start: lead.length, end: lead.length + at.length }]
}

function fitOf(key: ClockTime, given: ClockTime, prompt: string): 'same' | 'half missing' | 'no' {
  if (minuteOnFace(key) !== minuteOnFace(given)) return 'no'
  const [wanted, said] = [minuteOfDay(key), minuteOfDay(given)]
  if (wanted !== null && said !== null) return wanted === said ? 'same' : 'no'
  if (wanted !== null) return given.isEarly && wanted < 720 ? 'same' : 'half missing'
  if (said === null) return 'same'
  const half = said < 720 ? 'am' : 'pm'
  const told = halfTold(prompt)
  return told === half || (told === null && given.half !== null) ? 'same' : 'no'
}

/** Which half of the day a question speaks of; null for neither or both. */
function halfTold(prompt: string): 'am' | 'pm' | null {
  const [isMorning, isLater] = [/\d\s?a\.?m\b|\bmorning\b/i.test(prompt), /\d\s?p\.?m\b|\b(?:afternoon|evening|night|tonight)\b/i.test(prompt)]
  return isMorning === isLater ? null : isMorning ? 'am' : 'pm'
}
