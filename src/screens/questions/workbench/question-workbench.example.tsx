import type { LookedOver } from '#machines/questions/question-draft/question-draft.setup.ts'
import { nothing } from './example-actions.ts'
import { WorkbenchDialog } from './workbench-dialog.tsx'
import type { OpenWorkbench, TestView, WorkbenchView } from './workbench-view.ts'

const prompt = [
  'Solve for x: {a}x + {b} = {c}.',
  'Note: give x as a whole number.',
  '',
  'Let: a = 2..9, x = 1..12, b = 1..20, c = a*x + b',
  'Answer: {x}',
  'If they say {c}: That is one step on the way. Which step is left?',
  'Hint: What could you take away from both sides first?',
  'Hint: The answer is {x}.',
].join('\n')

const looked: LookedOver = {
  prompt,
  type: 'FREE_FORM',
  samples: ['4', 'four', '2x = 8', '11', '4,0,0'],
  look: {
    student_text: 'Solve for x: 2x + 3 = 11.\nNote: give x as a whole number.',
    keys: [{ text: '4', kind: 'number' }],
    ideas: 0,
    hints: 2,
    steps: 1,
    words: 2,
    has_example: true,
    variations: 8,
    typical: ['2x = 8', 'what does solve mean?'],
    lints: [{ line: 8, message: 'This hint says the answer.', serious: true, mend: { label: 'Remove the hint', start: 0, end: 0, text: '' } }],
    answers: [
      { answer: '4', verdict: 'right', quality: 1, rule: 'equal value', matched_key: '4', read_as: '=4', said: null, why: 'Accepted: the same as the key.' },
      { answer: 'four', verdict: 'right', quality: 1, rule: 'equal value', matched_key: '4', read_as: '=4', said: null, why: 'Read as 4; accepted: the same value.' },
      {
        answer: '2x = 8',
        verdict: 'step',
        quality: null,
        rule: 'an equation with the same solutions',
        matched_key: null,
        read_as: '2x=8',
        said: null,
        why: 'Free: a step on the way: an equation with the same solutions.',
      },
      {
        answer: '11',
        verdict: 'not_yet',
        quality: 0,
        rule: 'known mistake',
        matched_key: null,
        read_as: '11',
        said: 'That is one step on the way. Which step is left?',
        why: 'Not yet: a mistake you named.',
      },
      {
        answer: '4,0,0',
        verdict: 'unclear',
        quality: null,
        rule: 'no legal reading',
        matched_key: null,
        read_as: '',
        said: "I can't read that as a number.",
        why: 'Free: nothing that can be read as the key.',
      },
    ],
  },
}

const inactive: TestView = { run: 'inactive', log: [], answer: '', problem: null, isStale: false }
const at = '2026-11-20T19:24:00.000Z'

const open: OpenWorkbench = {
  mode: 'edit',
  fields: { title: 'Solve a two-step equation', prompt, subject: null, type: 'FREE_FORM', tags: ['exam', 'Term 1'] },
  subject: { subject: 'Math', isGuessed: true },
  canEdit: true,
  isSaving: false,
  problems: {},
  sentence: null,
  theirs: null,
  stored: {
    id: 7,
    question_title: 'Solve a two-step equation',
    prompt,
    student_text: 'Solve for x: {a}x + {b} = {c}.',
    subject: 'Math',
    question_type: 'FREE_FORM',
    owner: 'user',
    exercise_count: 4,
    can_edit: true,
    tags: ['exam', 'Term 1'],
    shared_by: null,
    created_at: '2026-11-18T21:40:00.000Z',
    version: 3,
  },
  hasUnsaved: false,
  keptAt: null,
  isRestored: false,
  runningSessions: 2,
  typeLock: 'Locked: used in 4 exercises. Copy the question to change its kind.',
  look: { state: 'looked', isCurrent: true, looked, mendable: [0], variation: 2, strictness: 'moderate' },
  test: inactive,
}

function drawn(view: WorkbenchView, mode: OpenWorkbench['mode'] = 'edit') {
  return () => <WorkbenchDialog {...nothing} view={view} mode={mode} onRetry={() => undefined} onClose={() => undefined} onCopy={() => undefined} />
}

function opened(change: Partial<OpenWorkbench>) {
  return drawn({ mode: 'open', open: { ...open, ...change } }, change.mode)
}

function tested(test: Partial<TestView>) {
  return opened({ test: { ...inactive, ...test } })
}

const empty = { stored: null, runningSessions: 0, typeLock: null, subject: { subject: 'English', isGuessed: true } } as const
const log: TestView['log'] = [
  { id: 1, role: 'assistant', content: 'Solve for x: 2x + 3 = 11.', at },
  {
    id: 2,
    role: 'user',
    content: '11',
    at,
    verdict: 'not_yet',
    judgement: { rule: 'a known mistake', matched_key: '11', read_as: '11', quality: 0, why: 'Not yet: a mistake you named.' },
  },
  { id: 3, role: 'assistant', content: 'That is one step on the way. Which step is left?', at },
]

/** The workbench of a question in all its moments. */
export const examples = {
  Opening: drawn({ mode: 'opening' }),
  'Could not be opened': drawn({ mode: 'failed' }),
  'Not there': drawn({ mode: 'missing' }),
  Edit: opened({}),
  'Add, nothing filled in': opened({
    ...empty,
    mode: 'add',
    fields: { title: '', prompt: '', subject: null, type: 'FREE_FORM', tags: [] },
    problems: { title: 'Question title is required', prompt: 'Prompt is required' },
    look: { state: 'nothing', isCurrent: false, looked: null, mendable: [], variation: 0, strictness: 'moderate' },
  }),
  'A spoken question': opened({
    ...empty,
    mode: 'add',
    fields: { title: 'The weather', prompt: 'The weather was too rough for the boats.', subject: null, type: 'ACCENT_TRAINING', tags: [] },
    look: { ...open.look, looked: { ...looked, look: { ...looked.look, student_text: 'The weather was too rough for the boats.', lints: [], hints: 0 } } },
  }),
  'A draft that came back': opened({ hasUnsaved: true, isRestored: true, keptAt: '12:04 PM' }),
  Saving: opened({ canEdit: false, isSaving: true, hasUnsaved: true, keptAt: '12:04 PM' }),
  'Saving failed': opened({ sentence: 'Failed to update question. Please try again.', hasUnsaved: true, keptAt: '12:04 PM' }),
  'Somebody else saved it': opened({ theirs: open.stored, hasUnsaved: true, keptAt: '12:04 PM' }),
  'The tutor could not look': opened({ look: { ...open.look, state: 'lost', isCurrent: false } }),
  'Preview of the school library': opened({ mode: 'preview', canEdit: false, stored: open.stored === null ? null : { ...open.stored, can_edit: false } }),
  'Test mode, form not complete': tested({ problem: 'Please fill out all required fields above' }),
  'Test mode': tested({ run: 'answering', log }),
  'Test mode, question edited': tested({ run: 'answering', log, isStale: true }),
  'Test mode, sending failed': tested({ run: 'failedToSend', log, answer: '4', problem: 'Failed to submit answer. Please try again.' }),
  'Test mode, over': tested({ run: 'ended', log: [...log, { id: 4, role: 'assistant', content: 'feedback: Right on the second try. 9 of 10.', at }] }),
}
