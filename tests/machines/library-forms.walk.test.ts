import type { AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { newExerciseMachine } from '#machines/new-exercise/new-exercise.machine.ts'
import { questionCopyMachine } from '#machines/question-library/question-copy.ts'
import { questionGatheringMachine } from '#machines/question-library/question-gathering.ts'
import { questionOf } from '#tests/support/questions.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { told } from '#tests/support/told.ts'
import { walkMachine } from '#tests/support/walk.ts'

const exercise = { title: 'Plants', gradeLevel: 5, themes: [], questionIds: [1] }
const everything = { query: { q: '', author: null, subject: null, type: null }, type: 'FREE_FORM' }

function eventsOf(values: readonly object[], saved: unknown): AnyEventObject[] {
  return [
    ...values.map((one) => ({ type: 'values.submitted', values: one })),
    { type: 'xstate.done.actor.save', output: { ok: true, saved } },
    { type: 'xstate.done.actor.save', output: { ok: false, sentence: 'Not now.', fields: {} } },
  ]
}

test('on every path of a new exercise nothing without a title or grade is sent, and only the server’s yes ends it', async () => {
  const events = eventsOf([exercise, { ...exercise, title: ' ' }, { ...exercise, gradeLevel: 13 }], { exerciseId: 7 })
  const wrongs: string[] = []
  const walk = walkMachine(newExerciseMachine, { events, context: ({ context }) => context.fields, limit: 50 })
  const shown = await replayWalk(walk, (moment, { calls }) => {
    if (calls.some(({ input }) => /"title":" "|13/.test(JSON.stringify(input)))) wrongs.push('values with problems were sent')
    if (moment.status === 'done' && moment.output?.saved?.exerciseId !== 7) wrongs.push('ended without its exercise')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  told('newExercise', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on every path of copying and of gathering only the server’s answer ends it, and a failure can be tried again', async () => {
  const wrongs: string[] = []
  const copying = walkMachine(questionCopyMachine, { events: eventsOf([{ id: 3 }], questionOf(4)), limit: 20 })
  const gathering = walkMachine(questionGatheringMachine, { events: eventsOf([everything], [{ id: 4, title: 'Plants' }]), limit: 20 })
  const copied = await replayWalk(copying, (moment) => {
    if (moment.status === 'done' && moment.output?.saved?.id !== 4) wrongs.push('ended without its copy')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  const gathered = await replayWalk(gathering, (moment) => {
    if (moment.status === 'done' && moment.output?.saved?.length !== 1) wrongs.push('ended without what was found')
    if (moment.hasTag('failed') && moment.context.sentence === null) wrongs.push('failed without a word')
  })
  told('questionCopy', copied)
  told('questionGathering', gathered)
  // Neither has a field that could be wrong, so that nothing is refused before it is sent.
  expect({ wrongs, never: [copied.neverTaken.length, gathered.neverTaken.length] }).toEqual({ wrongs: [], never: [1, 1] })
})
