import { describe, expect, test } from 'vitest'
import { placeholder, resultWords, tryWords } from '#src/screens/chat/bar/bar-words.ts'
import type { OpenChatView } from '#src/screens/chat/chat-view.ts'
import { exampleFacts, exampleOpenView, exampleTasks, rightOnThree, turnAt, twoTries } from '#src/screens/chat/example-session.ts'

const state = exampleFacts().current_question_state

function viewWith(change: Partial<typeof state>, rest: Partial<OpenChatView> = {}) {
  return exampleOpenView({ session: exampleFacts({ current_question_state: { ...state, ...change } }), ...rest })
}

describe('what the try is worth', () => {
  test.each([
    ['a middle try', viewWith({}), '8 points', 'Try 3 of 4. Trying again never lowers your score.'],
    ['the last try', viewWith({ attempts: 3, next_attempt_worth: 7 }), '7 points', 'Try 4 of 4, the last one.'],
    [
      'after the answer',
      viewWith({ attempts: 3, answer_given: true, next_attempt_worth: 1 }),
      '1 point',
      'The answer is shown. Type it once to finish.',
    ],
    ['a queued try', viewWith({}, { line: { state: 'offline', unsent: 'x = 9' } }), '8 points', 'Try 3 is counted once, when it arrives.'],
  ])('is told of %s', (_, view, worth, help) => {
    expect(tryWords(view)).toEqual({ lead: 'This try is worth up to', worth, help })
  })
})

describe('the result over the box', () => {
  const done = exampleTasks({ 4: { score: 8, status: 'done' } })
  const settled = { attempts: 3, score: 8, next_attempt_worth: null }

  test('says that it was right and what comes, and leaves try and points to the margin and the meter', () => {
    const session = exampleFacts({ tasks: done, current_question_state: { ...state, ...settled } })
    expect(resultWords(exampleOpenView({ session, currentTurns: rightOnThree }))).toEqual({ tone: 'good', lead: 'Right.', rest: '3 questions to go.' })
  })

  test('says that one more try can help', () => {
    const accepted = turnAt(5, 'user', 'sunlight, water', { verdict: 'partly', accepted: true, attempt: 2, earned: 6.5 })
    const view = viewWith({ score: 6.5, next_attempt_worth: 8 }, { currentTurns: [...twoTries, accepted] })
    expect(resultWords(view)).toEqual({ tone: 'good', lead: 'Accepted.', rest: 'One more try can earn more.' })
  })

  test('is plain and without blame when no try is left', () => {
    expect(resultWords(viewWith({ attempts: 4, next_attempt_worth: null }))).toEqual({ tone: 'neutral', lead: 'No tries are left.', rest: '3 questions to go.' })
  })

  test.each([
    [6, 'One question to go.'],
    [7, 'That was the last question.'],
  ])('counts down to the last one', (current_task_index, rest) => {
    const session = exampleFacts({ current_task_index, current_question_state: { ...state, ...settled } })
    expect(resultWords(exampleOpenView({ session, currentTurns: rightOnThree })).rest).toBe(rest)
  })

  test('says that a teacher will check', () => {
    const session = exampleFacts({ tasks: exampleTasks({ 4: { status: 'pending' } }), current_question_state: { ...state, next_attempt_worth: null } })
    expect(resultWords(exampleOpenView({ session }))).toEqual({ tone: 'neutral', lead: 'Your teacher will check this one.', rest: null })
    expect(resultWords(exampleOpenView({ session: { ...session, assignment: null, is_practice: true } }))).toEqual({
      tone: 'neutral',
      lead: 'Only a teacher can judge this one.',
      rest: 'It is left out of your score.',
    })
  })
})

test.each([
  ['while answering', exampleOpenView(), 'Type your answer'],
  ['when accepted', exampleOpenView({ turn: 'settled', currentTurns: rightOnThree }), 'Answer accepted'],
  ['when no try is left', exampleOpenView({ turn: 'settled' }), 'No tries left'],
  [
    'when a teacher will check',
    exampleOpenView({ turn: 'settled', session: exampleFacts({ tasks: exampleTasks({ 4: { status: 'pending' } }) }) }),
    'Waiting for your teacher',
  ],
  ['when one more try can help', exampleOpenView({ turn: 'accepted', isNextOffered: true }), 'Improve it'],
  ['while an answer waits', exampleOpenView({ line: { state: 'offline', unsent: 'x' } }), 'Keep typing'],
  ['when it went on elsewhere', exampleOpenView({ line: { state: 'elsewhere', text: 'x' } }), 'Elsewhere'],
])('the empty box says %s what it is for', (_, view, words) => {
  expect(placeholder(view)).toBe(words)
})
