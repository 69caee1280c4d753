import { expect, test } from 'vitest'
import { themeRemovalMachine } from '#machines/exercises/exercise-editor/theme-removal.ts'
import { questionCopyMachine } from '#machines/questions/question-library/question-copy.ts'
import { questionGatheringMachine } from '#machines/questions/question-library/question-gathering.ts'
import { questionOf } from '#tests/support/school/questions.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { newExerciseWalk } from '#tests/support/walks/exercises/new-exercise.ts'
import { submissionEvents, submissionWalk } from '#tests/support/walks/forms/submission.ts'

const everything = { query: { q: '', author: null, subject: null, type: null }, type: 'FREE_FORM' }

test('on every path of a new exercise nothing without a title or grade is sent, and only the server’s yes ends it', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(newExerciseWalk, (moment, { calls }) => {
    if (calls.some(({ input }) => /"title":" "|13/.test(JSON.stringify(input)))) wrongs.push('values with problems were sent')
    if (moment.status === 'done' && moment.output?.saved?.exerciseId !== 7) wrongs.push('ended without its exercise')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  told('newExercise', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on every path of any form what lacks a field is refused with its sentence, and a save that nobody answered can be tried again', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(submissionWalk, (moment, { calls }) => {
    if (calls.some(({ input }) => JSON.stringify(input).includes('"name":""'))) wrongs.push('an empty field was sent')
    if (moment.hasTag('refused') && moment.context.sentence === null && moment.context.fields['name'] === undefined) wrongs.push('refused without a word')
    if (moment.hasTag('pending') && moment.context.sentence !== null) wrongs.push('what failed before is said while it is tried again')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.push('no way on')
  })
  told('submission', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on every path of copying, of gathering and of deleting a theme only the server’s answer ends it, and a failure can be tried again', async () => {
  const wrongs: string[] = []
  const copying = walkMachine(questionCopyMachine, { events: submissionEvents([{ id: 3 }], questionOf(4)), limit: 20 })
  const gathering = walkMachine(questionGatheringMachine, { events: submissionEvents([everything], [{ id: 4, title: 'Plants' }]), limit: 20 })
  const forgetting = walkMachine(themeRemovalMachine, { events: submissionEvents([{ id: 3, theme: 'Space' }], { theme: 'Space' }), limit: 20 })
  const forgotten = await replayWalk(forgetting, (moment) => {
    if (moment.status === 'done' && moment.output?.saved?.theme !== 'Space') wrongs.push('ended without its theme')
  })
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
  told('themeRemoval', forgotten)
  // None has a field that could be wrong, so that nothing is refused before it is sent.
  expect({ wrongs, never: [copied, gathered, forgotten].map(({ neverTaken }) => neverTaken.length) }).toEqual({ wrongs: [], never: [1, 1, 1] })
})
