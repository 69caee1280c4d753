import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { gradebookWalk } from '#tests/support/walks/classroom/gradebook.ts'

test('on every path of a gradebook what was read stays, what was typed is kept until it is saved or discarded, and nobody is overwritten unasked', async () => {
  const wrongs = new Set<string>()
  let before: { isStale: boolean; hadBook: boolean; hadDraft: boolean } = { isStale: false, hadBook: false, hadDraft: false }
  const shown = await replayWalk(gradebookWalk, (moment, _live, { event }) => {
    const { book, draft, theirs } = moment.context
    if (event.type === 'xstate.init') before = { isStale: false, hadBook: false, hadDraft: false }
    const isSaving = moment.matches({ shown: { settings: 'saving' } })
    const isShown = moment.matches('shown')
    if (isShown && book === null) wrongs.add('nothing is shown')
    if (before.hadBook && book === null) wrongs.add('what was read is taken away')
    const mayDrop = ['xstate.done.actor.saveSettings', 'draft.discarded', 'theirs.taken'].includes(event.type)
    if (before.hadDraft && draft === null && !mayDrop) wrongs.add(`what was typed is lost by ${event.type}`)
    if (before.isStale && isSaving && event.type !== 'mine.kept' && event.type !== 'page.looked_at') wrongs.add(`overwritten by ${event.type}`)
    if (isSaving && (draft === null || theirs !== null)) wrongs.add('nothing to save, or theirs still waits')
    before = { isStale: moment.matches({ shown: { settings: 'stale' } }), hadBook: book !== null, hadDraft: draft !== null }
  })
  told('gradebook', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
