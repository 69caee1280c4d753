import { expect, test } from 'vitest'
import type { QuestionIdeaKind } from '#contract/questions/question-ideas.ts'
import { questionIdeasMachine } from '#machines/questions/question-ideas/question-ideas.machine.ts'
import { takenOver } from '#machines/questions/question-ideas/question-ideas.taking.ts'
import { createLive } from '#tests/support/walking/live.ts'

const start = createLive(questionIdeasMachine)
const question = { title: 'Leaves', prompt: 'Why?', subject: 'Science' }
const changed = { title: 'Leaves of trees', prompt: 'Why do trees have leaves?\nAnswer: light', subject: 'Science' }
const idea = { title: 'Leaves', prompt: 'Why?\n\nHint: Look.\nHint: Think.', model: 'school-model' }

async function asked(wanted: QuestionIdeaKind) {
  const live = start(undefined)
  live.actor.start()
  await live.play({ type: 'xstate.done.actor.readBudget', output: { used: 1, limit: 300 } })
  await live.play({ type: 'idea.wanted', wanted, about: '', question })
  return live
}

test('lines are added to the question as it stands now, each once', () => {
  const wish = { wanted: 'hints', about: '', question } as const
  expect(takenOver(wish, idea, question)).toEqual(idea)
  expect(takenOver(wish, idea, changed)).toEqual({ ...idea, title: changed.title, prompt: `${changed.prompt}\n\nHint: Look.\nHint: Think.` })
  expect(takenOver(wish, idea, { ...question, prompt: 'Why?\nhint:  look.' })?.prompt).toEqual('Why?\nhint:  look.\n\nHint: Think.')
  expect(takenOver(wish, idea, { ...question, prompt: idea.prompt })?.prompt).toEqual(idea.prompt)
})

test('what would take the place of words written since is not taken over, and is asked for again with them', async () => {
  const { actor, play, calls } = await asked('simplify')
  await play({ type: 'xstate.done.actor.askIdea', output: { ok: true, idea, budget: { used: 2, limit: 300 } } })
  await play({ type: 'idea.taken', question: changed })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.idea]).toEqual(['offered', idea])
  await play({ type: 'retry.requested', question: changed })
  expect(calls.at(-1)).toEqual({ src: 'askIdea', input: { wanted: 'simplify', about: '', question: changed } })
})

test('trying again asks about the question as it stands then', async () => {
  const { play, calls } = await asked('hints')
  await play({ type: 'xstate.error.actor.askIdea', error: new Error('away') })
  await play({ type: 'retry.requested', question: changed })
  expect(calls.at(-1)).toEqual({ src: 'askIdea', input: { wanted: 'hints', about: '', question: changed } })
})
