import type { Request } from '@playwright/test'
import * as v from 'valibot'
import type { QuestionDraftEvent } from '#machines/questions/question-draft/question-draft.setup.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'
import { storedQuestion } from '#tests/support/school/question-drafts.ts'
import { questionEditWalk } from '#tests/support/walks/questions/question-draft.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse, refuseBy429, refuseBy503 } from '#e2e/walks/stage/line.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, arriveAt, ends, press } from '#e2e/walks/stage/playing.ts'
import { make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

type World = TeacherStage & { questions: QuestionsScreen; id: number }

const Change = v.object({ change: v.object({ prompt: v.string() }) })
const Untouched = v.object({ output: v.object({ draft: v.null() }) })
const Missing = v.object({ output: v.null() })
const Saved = v.object({ output: v.object({ kind: v.picklist(['saved', 'refused', 'stale']) }) })
const WithoutAnswers = v.object({ answers: v.pipe(v.array(v.unknown()), v.length(0)) })

const gestures = {
  'question.edited': ({ questions }, _, event) => {
    const { prompt } = v.parse(Change, event).change
    return questions.dialog.getByRole('textbox', { name: 'Prompt' }).fill(prompt)
  },
  'save.requested': ({ questions }) => questions.save(),
  'mine.kept': press('Save mine over it'),
  'theirs.taken': press('Use that one'),
  'draft.discarded': press('Discard draft'),
  'look.requested': press('Check again'),
  'retry.requested': press('Try again'),
  'dialog.closed': ({ questions }) => questions.dialog.getByRole('button', { name: /^(Cancel|Close)$/ }).last().click(),
  // What the tutor finds in this question needs no mend, it has one variation, and other answers are looked over in one call.
  'mend.applied': null,
  'variation.requested': null,
  'samples.changed': null,
  // The keeper of drafts tells this by itself after every change.
  'draft.kept': null,
} satisfies Record<QuestionDraftEvent['type'], BrowserGesture<World>>

const panes = reads('What students see', 'What the tutor knows', 'Try it', 'Cancel')
const failed = 'Failed to update question. Please try again.'
const stale = 'Meanwhile this question was saved in another tab or by somebody else.'
const lost = 'The tutor could not check this.'

walkInBrowser<World>('question-draft', {
  walks: [questionEditWalk],
  // A look whose question has a key tries answers in a second call, which is let through.
  callers: {
    openQuestion: isTo('GET', 'question_definitions/:id'),
    saveQuestion: isTo('PUT', 'question_definitions/:id'),
    lookOver: (request) => isTo('POST', 'question_definitions/lint')(request) && asksNothing(request),
  },
  open: openStored,
  gestures,
  // The tutor is asked to look again only where the last look was lost, and a draft is discarded where there is one.
  leftOut: (event, before) =>
    (event.type === 'look.requested' && !before.matches({ open: { look: 'lost' } })) ||
    (event.type === 'draft.discarded' && before.context.fields.prompt === storedQuestion().prompt),
  endings: {
    openQuestion: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('openQuestion', refuseBy503)
      if (v.is(Missing, event)) return ends('openQuestion', letThrough, ({ ask, id }) => ask('DELETE', `question_definitions/${id}`).then(() => undefined))
      return v.is(Untouched, event) ? ends('openQuestion', letThrough) : null
    },
    saveQuestion: (event) => {
      if (!v.is(Saved, event)) return ends('saveQuestion', refuse)
      if (event.output.kind === 'refused') return ends('saveQuestion', refuseBy429)
      return ends('saveQuestion', letThrough, event.output.kind === 'stale' ? saveElsewhere : undefined)
    },
    lookOver: answers('lookOver', refuse),
  },
  views: {
    'questionDraft.opening': reads('Loading question...'),
    'questionDraft.failedToOpen': reads('Failed to load question details', 'Nothing was changed.', 'Try again'),
    'questionDraft.missing': reads('Failed to load question details.', 'It was deleted, or it belongs to a colleague', 'Deleted questions'),
    'questionDraft.open.form.editing': both(panes, readsNot(stale, failed, 'Saving...')),
    'questionDraft.open.form.saving': both(panes, reads('Saving...')),
    'questionDraft.open.form.refused': both(panes, reads('Too many tries. Wait a moment and try again.', 'What you typed is still here.')),
    'questionDraft.open.form.failed': both(panes, reads(failed, 'What you typed is still here.')),
    'questionDraft.open.form.stale': both(panes, reads(stale, 'Save mine over it', 'Use that one')),
    'questionDraft.open.look.nothing': reads('The question will appear here.'),
    'questionDraft.open.look.resting': readsNot(lost),
    'questionDraft.open.look.looking': readsNot(lost),
    'questionDraft.open.look.looked': both(reads('1 accepted answer'), readsNot(lost)),
    'questionDraft.open.look.lost': reads(lost, 'Check again'),
    'questionDraft.saved': both(reads('Changes saved'), isWithoutDialog),
    'questionDraft.closed': isWithoutDialog,
  },
})

/** Opens the address that changes a question, which the teacher has just written, over a library that is the same on every run. */
async function openStored(stage: Stage): Promise<World> {
  const teaching = await signInTeacher(stage)
  const { page } = teaching
  const { question_title: title, prompt } = storedQuestion()
  const id = await make(teaching, 'question_definitions', { title, prompt, subject: 'Math' })
  const questions = new QuestionsScreen(page)
  await arriveAt(stage, `/question_definitions?q=Photosynthesis&edit=${id}`, questions.dialog)
  return { ...teaching, questions, id }
}

/** The same question is changed in another tab. */
async function saveElsewhere({ ask, id }: World): Promise<void> {
  await ask('PUT', `question_definitions/${id}`, { question_title: 'Solve theirs' })
}

function asksNothing(request: Request): boolean {
  return v.is(WithoutAnswers, request.postDataJSON())
}
