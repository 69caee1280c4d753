import { expect, test } from 'vitest'
import type { Task } from '#contract/chat/chat-sessions.ts'
import { endSentence } from '#src/screens/chat/end/end-sentence.ts'

function row(number: number, status: Task['status'], tries: number, isRight = status === 'done') {
  const task: Task = { question_set_index: 0, question_index: number - 1, question_title: 'A question', points: 10, score: 0, status }
  return { number, task, tries, isRight }
}

test.each([
  ['all right at once', [row(1, 'done', 1), row(2, 'done', 1)], 'Two questions, and every one right at the first try.'],
  ['one question', [row(1, 'done', 1)], 'Right at the first try.'],
  ['some at once, one after many tries', [row(1, 'done', 1), row(2, 'done', 4), row(3, 'partly', 3)], 'One right at the first try, and you never gave up on question 2.'],
  ['only after many tries', [row(1, 'done', 3), row(2, 'skipped', 0)], 'You never gave up on question 1, and got it on try 3.'],
  ['some at once, some later', [row(1, 'done', 1), row(2, 'done', 2)], 'One right at the first try, and one more after that.'],
  ['some after a second try', [row(1, 'done', 2), row(2, 'partly', 4)], 'You kept going and got 1 of 2.'],
  ['all after a second try', [row(1, 'done', 2), row(2, 'done', 2)], 'You kept going and got both right.'],
  ['kept from before', [row(1, 'done', 0, false), row(2, 'open', 0)], 'You got 1 of 2 in the end.'],
  ['nothing right', [row(1, 'partly', 4), row(2, 'skipped', 0)], 'You tried 1 of 2 questions. What is open can be practiced.'],
  ['no answer before the time was up', [row(1, 'open', 0), row(2, 'skipped', 0)], 'What is open can be practiced when you like.'],
  ['everything skipped', [row(1, 'skipped', 0), row(2, 'skipped', 0)], 'You have seen every question. You can practice them when you like.'],
])('the sentence at the end tells what happened: %s', (_, rows, sentence) => {
  expect(endSentence(rows)).toBe(sentence)
})
