import { expect, test } from 'vitest'
import type { QuestionDraftEvent } from '#machines/questions/question-draft/question-draft.setup.ts'
import { questionTestMachine } from '#machines/questions/question-test/question-test.machine.ts'
import { QuestionWorkbench } from '#src/app/questions/question-workbench.tsx'
import { atRest, both, busy, either, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { toursOf } from '#tests/support/walking/tours.ts'
import { questionScreenWalk } from '#tests/support/walks/questions/question-draft.ts'

/** What the panes, the keeper of drafts and the test beside the form tell, played on the dialog itself. */
type Told = Extract<
  QuestionDraftEvent['type'],
  'question.edited' | 'mend.applied' | 'samples.changed' | 'variation.requested' | 'look.requested' | 'draft.discarded' | 'draft.kept'
>

const gestures = {
  'retry.requested': press('Try again'),
  'save.requested': (page) => press('Save')(page.querySelector('[data-part=content] > :last-child') ?? page),
  'mine.kept': press('Save mine over it'),
  'theirs.taken': press('Use that one'),
  'dialog.closed': either(press('Cancel'), press('Close')),
} satisfies Record<Exclude<QuestionDraftEvent['type'], Told>, Gesture>

const panes = reads('What students see', 'What the tutor knows', 'Try it', 'Cancel')
const lost = 'The tutor could not check this.'
const stale = 'Meanwhile this question was saved in another tab or by somebody else.'
const failed = 'Failed to update question. Please try again.'

const views = {
  'questionDraft.opening': reads('Loading question...'),
  'questionDraft.failedToOpen': reads('Failed to load question details', 'Try again'),
  'questionDraft.missing': reads('Failed to load question details.', 'It was deleted, or it belongs to a colleague', 'Deleted questions'),
  'questionDraft.open.form.editing': both(panes, atRest, readsNot(stale, failed)),
  'questionDraft.open.form.saving': both(panes, busy('Saving...'), readsNot(stale, failed)),
  'questionDraft.open.form.refused': both(atRest, reads('Titles hold up to 200 characters', 'What you typed is still here.')),
  'questionDraft.open.form.failed': both(atRest, reads(failed, 'What you typed is still here.')),
  'questionDraft.open.form.stale': both(atRest, reads(stale, 'Save mine over it', 'Use that one')),
  'questionDraft.open.look.nothing': reads('The question will appear here.'),
  'questionDraft.open.look.resting': readsNot(lost),
  'questionDraft.open.look.looking': readsNot(lost),
  'questionDraft.open.look.looked': readsNot(lost),
  'questionDraft.open.look.lost': reads(lost, 'Check again'),
  'questionDraft.saved': reads('Question Definition'),
  'questionDraft.closed': reads('Question Definition'),
}

test('the workbench shows every moment of writing a question and offers every way on', async () => {
  const shown = await walkScreen({
    walk: questionScreenWalk,
    ways: toursOf(questionScreenWalk),
    mount: ({ actor }) => <QuestionWorkbench draft={actor} mode="edit" timeZone="UTC" />,
    gestures,
    views,
    options: { replace: () => ({ questionTest: questionTestMachine }) },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 15, withoutView: [], unoffered: [], wrongs: [] })
})
