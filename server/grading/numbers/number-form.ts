import type { FormWords } from '#server/grading/keys/other-form.ts'
import { partsByName } from './number-words.ts'
import type { Reading } from './number-scan.ts'
import { absolute } from './rational.ts'

/**
 * Whether a number is written as `Form:` wants: `simplified` is a fraction in lowest terms or a whole number, `fraction` any
 * fraction or mixed number, `decimal(2)` has exactly two digits after the point. A decimal or a percentage is neither of the
 * first two. Other forms belong to formulas and are left alone.
 */
export function hasNumberForm(form: string, reading: Reading, text: string): boolean {
  const wanted = form.toLowerCase().trim()
  const places = placesOf(wanted)
  if (places !== null) return !reading.isPercent && reading.kind !== 'fraction' && (places === 'any' || reading.place === -places)
  if (wanted !== 'fraction' && wanted !== 'simplified') return true
  if (reading.isPercent || reading.kind === 'decimal') return false
  if (reading.kind !== 'fraction') return true
  return wanted === 'fraction' || isInLowestTerms(reading, text)
}

/** What to say of a number in another form. */
export function formWordsOf(form: string): FormWords {
  const wanted = form.toLowerCase().trim()
  const places = placesOf(wanted)
  const notYet = 'Not yet in the form asked for.'
  if (wanted === 'fraction') return { remark: 'It can be written as a fraction.', ask: 'Right value. Write it as a fraction.', notYet }
  if (wanted === 'simplified') return { remark: 'It can be simplified.', ask: 'Right value. Write it in lowest terms.', notYet }
  const after = places === 'any' || places === null ? 'as a decimal' : `with ${places} ${places === 1 ? 'digit' : 'digits'} after the point`
  return { remark: `It can be written ${after}.`, ask: `Right value. Write it ${after}.`, notYet }
}

function placesOf(form: string): number | 'any' | null {
  const [found, places] = /^decimal\s*(?:\(\s*(\d+)\s*\))?$/.exec(form) ?? []
  return found === undefined ? null : places === undefined ? 'any' : Number(places)
}

function isInLowestTerms(reading: Reading, text: string): boolean {
  const [, top = '0', below = '1'] = /(\d+)(?:\s*(?:\/|over)\s*|[\s-]+)(\d+|[a-z]+)\D*$/i.exec(text) ?? []
  const bottom = partsByName[below.toLowerCase()] ?? (/\d/.test(below) ? below : '1')
  return absolute(reading.value).d === BigInt(bottom) && BigInt(bottom) > 1n && BigInt(top) > 0n
}
