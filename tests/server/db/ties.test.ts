import { describe, expect, test } from 'vitest'
import { doubted, handedBack, inherited, isKeeping, ties, type Tie, tieByOwnWord, together, vouched } from '#server/db/schema/ties.ts'

describe('what a teacher has of a student', () => {
  test.each<[event: string, after: (tie: Tie) => Tie | boolean, expected: (Tie | boolean)[]]>([
    ['as it is: is the account theirs to change', isKeeping, [false, false, true, true]],
    ['the school vouches for them', vouched, ['by_class', 'keeps_by_vouch', 'keeps_by_vouch', 'keeps']],
    ['the school does not vouch for them any more', doubted, ['by_class', 'sees', 'sees', 'keeps']],
    ['a code brings the student to them', (tie) => together(tie, tieByOwnWord(false)), ['sees', 'sees', 'keeps_by_vouch', 'keeps']],
    ['a code brings the student to them, for whom the school vouches', (tie) => together(tie, tieByOwnWord(true)), ['keeps_by_vouch', 'keeps_by_vouch', 'keeps_by_vouch', 'keeps']],
    ['who keeps the account gives it to them', (tie) => together(tie, 'keeps'), ['keeps', 'keeps', 'keeps', 'keeps']],
    ['a colleague’s class brings the student to them', (tie) => together(tie, 'by_class'), [...ties]],
    ['a colleague took the student back whom they got from them, and nothing with them', (tie) => handedBack(tie, false), ['by_class', 'by_class', 'keeps_by_vouch', 'keeps']],
    ['a colleague took the student back whose account they got from them', (tie) => handedBack(tie, true), ['by_class', 'by_class', 'by_class', 'by_class']],
  ])('%s', (_, after, expected) => {
    expect(ties.map((tie) => after(tie))).toEqual(expected)
  })

  test.each<[whose: string, isHeir: boolean, expected: Tie[]]>([
    ['an heir of the account', true, ['sees', 'sees', 'keeps_by_vouch', 'keeps']],
    ['any other colleague', false, ['sees', 'sees', 'sees', 'sees']],
  ])('when the teacher of the class leaves the student to %s, by what that teacher had', (_, isHeir, expected) => {
    expect(ties.map((left) => inherited(left, isHeir))).toEqual(expected)
  })

  test('loses nothing by two ties coming together, in whichever order', () => {
    const pairs = ties.flatMap((one) => ties.map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => together(one, other) !== together(other, one))).toEqual([])
    expect(pairs.filter(([one, other]) => ![one, other].includes(together(one, other)))).toEqual([])
    expect(pairs.filter(([one, other]) => ties.indexOf(together(one, other)) < Math.max(ties.indexOf(one), ties.indexOf(other)))).toEqual([])
  })
})
