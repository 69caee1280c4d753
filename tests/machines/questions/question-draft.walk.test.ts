import { expect, test } from 'vitest'
import { hasUnsaved, isEditable } from '#machines/questions/question-draft/question-draft.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { questionEditWalk, questionPreviewWalk } from '#tests/support/walks/questions/question-draft.ts'

test('on every path one save runs at a time, nothing empty is sent, what was typed stays, and nobody is overwritten unasked', async () => {
  const wrongs = new Set<string>()
  let before: string | null = null
  const shown = await replayWalk(questionEditWalk, (moment, { calls }, { path, event }) => {
    const { fields, sentence, problems, theirs, version } = moment.context
    const saves = calls.filter(({ src }) => src === 'saveQuestion')
    const asked = path.steps.filter(({ event: { type } }) => type === 'save.requested' || type === 'mine.kept').length
    if (!moment.matches('open')) before = null
    const typed = event.type === 'question.edited' || event.type === 'mend.applied' || event.type === 'draft.discarded' || event.type === 'theirs.taken'
    if (saves.length > asked) wrongs.add('saved unasked')
    if (JSON.stringify(saves).includes('"prompt":" "')) wrongs.add('an empty prompt was sent')
    if (before !== null && !typed && fields.prompt !== before) wrongs.add('text was lost')
    if (moment.matches('open')) before = fields.prompt
    if (moment.matches({ open: { form: 'saving' } }) && isEditable(moment)) wrongs.add('editable while saving')
    if (moment.matches({ open: { form: 'saving' } }) && moment.can({ type: 'dialog.closed' })) wrongs.add('closed over a save')
    if (moment.hasTag('failed') && moment.matches('open') && sentence === null) wrongs.add('a failure without words')
    if (moment.matches('open') && moment.matches({ open: { form: 'stale' } }) !== (theirs !== null)) wrongs.add('the mark of another version is wrong')
    if (event.type === 'mine.kept' && theirs === null && version !== 5) wrongs.add('saved over a version nobody saw')
    if (moment.matches('saved') && moment.context.saved === null) wrongs.add('saved without an answer')
    if ('prompt' in problems && fields.prompt.trim() !== '') wrongs.add('a problem that is mended')
  })
  told('questionDraft', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

test('on no path is a question of the school library changed, kept as a draft or saved', async () => {
  const wrongs = new Set<string>()
  await replayWalk(questionPreviewWalk, (moment, { calls }) => {
    const { fields, stored } = moment.context
    if (calls.some(({ src }) => src === 'saveQuestion')) wrongs.add('saved')
    if (stored !== null && fields.prompt !== stored.prompt) wrongs.add('changed')
    if (isEditable(moment) || hasUnsaved(moment)) wrongs.add('offered')
  })
  expect([...wrongs]).toEqual([])
})
