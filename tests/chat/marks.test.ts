import { expect, test } from 'vitest'
import { markOf, queuedMark } from '#src/screens/chat/log/marks.ts'

test.each([
  ['right', { verdict: 'right', accepted: true, attempt: 3, earned: 8 }, { kind: 'right', words: 'Try 3 · right', detail: '8 of 10' }],
  ['partly', { verdict: 'partly', accepted: false, attempt: 1, earned: 5 }, { kind: 'partly', words: 'Try 1 · partly', detail: '5 of 10' }],
  ['partly, accepted', { verdict: 'partly', accepted: true, attempt: 2, earned: 6.5 }, { kind: 'right', words: 'Try 2 · partly, accepted', detail: '6.5 of 10' }],
  [
    'not yet, with a further try',
    { verdict: 'not_yet', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 0 },
    { kind: 'notYet', words: 'Try 1 · not yet', detail: '10 → 9' },
  ],
  [
    'not yet, at the floor',
    { verdict: 'not_yet', accepted: false, attempt: 5, worth: 7, next_worth: 7, earned: 0 },
    { kind: 'notYet', words: 'Try 5 · not yet', detail: 'still 7' },
  ],
  [
    'not yet, the last try',
    { verdict: 'not_yet', accepted: false, attempt: 4, worth: 7, next_worth: null, earned: 2.5 },
    { kind: 'notYet', words: 'Try 4 · not right', detail: '2.5 of 10' },
  ],
  ['for the teacher', { verdict: 'pending' }, { kind: 'pending', words: 'With your teacher', detail: '10 points waiting' }],
  ['a request for help', { verdict: 'help' }, { kind: 'notATry', words: 'Asked for help', detail: 'not a try' }],
  ['unreadable', { verdict: 'unclear' }, { kind: 'notATry', words: 'Not a try', detail: 'nothing lost' }],
] as const)('the margin says of an answer that is %s', (_, message, mark) => {
  expect(markOf(message, 10, true)).toEqual(mark)
})

test('where no teacher judges, the margin promises none', () => {
  expect(markOf({ verdict: 'pending' }, 10, false)).toEqual({ kind: 'notATry', words: 'Not judged', detail: 'not in the score' })
})

test('a message without a verdict has no mark', () => {
  expect(markOf({}, 10, true)).toBe(null)
})

test('the answer that waits for the connection says that it sends by itself', () => {
  expect(queuedMark(3)).toEqual({ kind: 'queued', words: 'Try 3 · queued', detail: 'sends by itself' })
})
