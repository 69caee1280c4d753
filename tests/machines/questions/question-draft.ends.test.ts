import type { AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { draftTexts } from '#machines/questions/question-draft/question-draft.fields.ts'
import { questionDraftMachine, type QuestionDraftSnapshot } from '#machines/questions/question-draft/question-draft.machine.ts'
import { lookedOver, mendableLint, questionFields, storedQuestion } from '#tests/support/school/question-drafts.ts'
import { done, ended, failed, journeysThrough, leaves, type Row } from '#tests/machines/journey.ts'

const own = done('openQuestion', { question: storedQuestion(), draft: null })
const theirs = done('openQuestion', { question: storedQuestion({ owner: 'admin', can_edit: false, question_title: '' }), draft: null })
const looked = done('lookOver', lookedOver({}, { lints: [mendableLint], variations: 2 }))
const edited = { type: 'question.edited', change: { prompt: 'Solve 3x = 9.' } }
const emptied = { type: 'question.edited', change: { prompt: ' ' } }
const mended = { type: 'mend.applied', index: 0 }
const discarded = { type: 'draft.discarded' }
const save = { type: 'save.requested' }
const close = { type: 'dialog.closed' }
const retry = { type: 'retry.requested' }
const nextVariation = { type: 'variation.requested' }
const stale = done('saveQuestion', { kind: 'stale', theirs: storedQuestion({ version: 5, prompt: 'Solve theirs.' }) })
const refused = done('saveQuestion', { kind: 'refused', sentence: 'Titles hold up to 200 characters', fields: {} })
const mendedPrompt = `${questionFields().prompt}\nHint: Take away 3.`
const looking = 'open.form.editing open.look.looking'

/** Where a dialog is, how often it looked the prompt over, what the keeper of drafts and the test heard, its prompt, and what is wrong. */
async function outcomeOf(events: readonly AnyEventObject[]): Promise<unknown[]> {
  const journey = await journeysThrough(questionDraftMachine, { held: ['keepDraft', 'questionTest'] })({ mode: 'edit', questionId: 7, fixedType: null }).tell(...events)
  const moment: QuestionDraftSnapshot = journey.actor.getSnapshot()
  const { fields, problems, sentence } = moment.context
  const looks = journey.called().filter((src) => src === 'lookOver').length
  return [leaves(moment), looks, journey.heard.map(([, { type }]) => type).join(), fields.prompt, sentence ?? Object.keys(problems).join()]
}

const { prompt } = questionFields()

test.each<Row>([
  ['a dialog can be closed while it opens', [close], ['closed', 0, '', '', '']],
  ['one that did not open is tried again', [failed('openQuestion'), retry], ['opening', 0, '', '', '']],
  ['or closed', [failed('openQuestion'), close], ['closed', 0, '', '', '']],
  ['one that is not there can only be closed', [done('openQuestion', null), retry], ['missing', 0, '', '', '']],
  ['which it then is', [done('openQuestion', null), close], ['closed', 0, '', '', '']],
  ['one press mends the prompt, which is kept, tested and looked over', [own, looked, mended], [
    looking, 2, 'draft.changed,question.changed', mendedPrompt, '',
  ]],
  ['a draft that is discarded is dropped, and what was there before is tested and looked over', [own, looked, edited, discarded], [
    looking, 2, 'draft.changed,question.changed,draft.dropped,question.changed', prompt, '',
  ]],
  ['in the school library nothing is discarded', [theirs, looked, discarded], ['open.form.editing open.look.looked', 1, '', prompt, '']],
  ['or edited', [theirs, looked, edited], ['open.form.editing open.look.looked', 1, '', prompt, '']],
  ['or found to be missing something', [theirs, looked, save], ['open.form.editing open.look.looked', 1, '', prompt, '']],
  ['saving again takes the refusal away', [own, looked, save, refused, save], ['open.form.saving open.look.looked', 1, '', prompt, '']],
  ['saving that nobody answers says so', [own, looked, save, failed('saveQuestion')], ['open.form.failed open.look.looked', 1, '', prompt, draftTexts.updateFailed]],
  ['an own version that lacks something is not saved over another', [own, looked, save, stale, emptied, { type: 'mine.kept' }], [
    'open.form.stale open.look.resting', 1, 'draft.changed,question.changed', ' ', 'prompt',
  ]],
  ['another one that is taken is tested and looked over, and the draft dropped', [own, looked, save, stale, { type: 'theirs.taken' }], [
    looking, 2, 'draft.dropped,question.changed', 'Solve theirs.', '',
  ]],
  ['other samples are tried at once', [own, looked, { type: 'samples.changed', samples: ['four'] }], [looking, 2, '', prompt, '']],
  ['so is another variation', [own, looked, nextVariation], [looking, 2, '', prompt, '']],
  ['what is typed is looked over once the typing rests', [own, looked, edited, ended('typingRest')], [
    looking, 2, 'draft.changed,question.changed', 'Solve 3x = 9.', '',
  ]],
  ['a look that takes too long is lost', [own, ended('lookPatience')], ['open.form.editing open.look.lost', 1, '', prompt, '']],
  ['so is one that nobody answers', [own, failed('lookOver')], ['open.form.editing open.look.lost', 1, '', prompt, '']],
])('%s', async (_, events, outcome) => {
  expect(await outcomeOf(events)).toEqual(outcome)
})

test('samples, strictness and variations are asked about as chosen, and an edit begins the variations anew', async () => {
  const start = journeysThrough(questionDraftMachine)
  const samples = { type: 'samples.changed', samples: ['four'], strictness: 'strict' }
  const { calls, actor } = await start({ mode: 'edit', questionId: 7, fixedType: null }).tell(own, looked, samples, looked, nextVariation)
  const asked = calls.filter(({ src }) => src === 'lookOver').map(({ input }) => input)
  const call = { prompt, type: 'FREE_FORM', subject: 'Math' }
  expect(asked).toEqual([
    { ...call, samples: null, strictness: 'moderate', variation: 0 },
    { ...call, samples: ['four'], strictness: 'strict', variation: 0 },
    { ...call, samples: ['four'], strictness: 'strict', variation: 1 },
  ])
  actor.send(edited)
  actor.send({ type: 'draft.kept', atMs: 1_763_640_300_000 })
  const { variation, keptAtMs }: QuestionDraftSnapshot['context'] = actor.getSnapshot().context
  expect([variation, keptAtMs]).toEqual([0, 1_763_640_300_000])
})
