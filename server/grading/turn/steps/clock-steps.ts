import { clockTimesIn, minuteOnFace, timeText } from '#server/grading/numbers/clock-times.ts'
import { withAmountsApart } from '#server/grading/numbers/durations.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import { realToNumber } from '#server/grading/formulas/expression.ts'
import { inBase } from '#server/grading/numbers/units.ts'

const shift = /^(?:first |so |then |and |ok )*(\d[\d:.h\s]*(?:[ap]\.?m\.?)?)\s*(\+|-|plus|minus|(?:,\s*)?(?:and )?then(?: add| plus)?)\s*(.+?)\s*(?:(?:=|is|makes|gives|,)\s*(\d[\d:.h\s]*(?:[ap]\.?m\.?)?))?[\s.!?]*$/iu

const halfADay = 720

/** Whether a message truly goes on from a time of the question by an amount of time ("18:40 + 1h = 19:40"), or to the answer ("18:45 + 1:35"). */
export function shiftsTime(message: string, prompt: string, keyTexts: readonly string[]): boolean {
  const [, from = '', sign = '', by = '', to = ''] = shift.exec(timeText(message)) ?? []
  const timeOf = (text: string) => clockTimesIn(text.trim())[0]?.value
  const start = timeOf(from)
  const ends = (to === '' ? keyTexts : [to]).map((text) => timeOf(timeText(text)))
  const isThen = /then/.test(sign)
  const minutes = minutesIn(isThen ? by.replace(/^(\d{1,2})(?: more)?$/, '$1 min') : by)
  if (start === undefined || minutes === null) return false
  const isGiven = clockTimesIn(timeText(prompt)).some(({ value }) => minuteOnFace(value) === minuteOnFace(start))
  const moved = minuteOnFace(start) + (/-|minus/.test(sign) ? -minutes : minutes)
  const face = ((moved % halfADay) + halfADay) % halfADay
  return (isGiven || (isThen && to === '')) && ends.some((end) => end !== undefined && minuteOnFace(end) === face)
}

/** An amount of time in whole minutes; null for anything else. */
function minutesIn(text: string): number | null {
  const [only, ...others] = scanNumbers(withAmountsApart(text))
  const [unit] = only?.units.filter(({ dimension }) => dimension === 'time') ?? []
  const value = only?.readings[0]?.value
  const base = unit !== undefined && value !== undefined && others.length === 0 ? inBase(value, unit) : null
  return base === null ? null : realToNumber({ exact: base }) / 60
}
