import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { exampleAssignment, exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { ChatScreen, type ChatScreenProps } from './chat-screen.tsx'
import type { ChatView, KeptText } from './chat-view.ts'
import { earlierFour, exampleFacts, exampleOpenView, exampleTasks, rightOnThree, secondsIn, turnAt, twoTries } from './example-session.ts'

function nothing(): void {}

/** Callbacks that do nothing, for pictures. */
export const idle: Omit<ChatScreenProps, 'view' | 'time' | 'draft' | 'kept' | 'now' | 'timeZone'> = {
  onBegin: nothing,
  onAnswer: nothing,
  onNext: nothing,
  onSkip: nothing,
  onSkipOverText: nothing,
  onKeepAnswering: nothing,
  onAskForHint: nothing,
  onAskForExample: nothing,
  onClose: nothing,
  onStay: nothing,
  onAbandon: nothing,
  onContinueHere: nothing,
  onRetry: nothing,
  onReturnHome: nothing,
  onPractice: nothing,
  onDraftChange: nothing,
}

/** A box whose text is safe in one place. */
export function keptAs(where: ReturnType<KeptText['read']>): KeptText {
  return { read: () => where, subscribe: () => () => undefined }
}

function show(view: ChatView, rest: Partial<ChatScreenProps> = {}) {
  return () => (
    <ChatScreen view={view} time={{ direction: 'left', seconds: 768, threshold: null }} draft="" kept={keptAs('typing')} now={exampleNow} timeZone="America/New_York" {...idle} {...rest} />
  )
}

const state = exampleFacts().current_question_state
const accepted = { should_move_to_next_question: true }
const eightTasks = exampleTasks({ 4: { score: 8, status: 'done' } })
const rightFacts = exampleFacts({
  tasks: eightTasks,
  current_question_state: { ...state, attempts: 3, score: 8, next_attempt_worth: null },
  current_question_set_state: accepted,
})
const partly: ChatMessage[] = [
  turnAt(0, 'assistant', 'Explain in your own words how a plant makes its food. Name what it takes in and what it makes.'),
  turnAt(1, 'user', 'it uses sunlight and water to make it', { verdict: 'partly', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 5 }),
  turnAt(2, 'assistant', 'You have 2 of the 4 ideas. The missing ones are about what the plant takes in and what it makes. Hint 1 of 2: What goes in through the leaves?', {
    hint: { number: 1, total: 2, text: 'What goes in through the leaves?' },
  }),
  turnAt(3, 'user', 'sunlight and water and carbon dioxide from the air', { verdict: 'partly', accepted: true, attempt: 2, worth: 9, next_worth: 8, earned: 6.5 }),
  turnAt(4, 'assistant', 'You have 3 of the 4 ideas, and that is enough to go on.'),
]
const plants = { id: 33, question_title: 'Explain photosynthesis', prompt: '', subject: 'Science', question_type: 'FREE_FORM' as const }
const improvable = exampleFacts({
  current_question_definition: plants,
  tasks: exampleTasks({ 4: { score: 6.5, status: 'done', question_title: 'Explain photosynthesis' } }),
  current_question_state: { ...state, attempts: 2, score: 6.5, next_attempt_worth: 8 },
  current_question_set_state: accepted,
})
const shown: ChatMessage[] = [
  ...twoTries,
  turnAt(5, 'user', 'x = 7', { verdict: 'not_yet', accepted: false, attempt: 3, worth: 8, next_worth: 1, earned: 0 }),
  turnAt(6, 'assistant', 'Here is one way: \\(x = 9\\). Type it once to finish for up to 1 point.', {
    material: 'Take away 5 from both sides: \\(3(x - 4) = 15\\).\n\nDivide by 3: \\(x - 4 = 5\\).\n\nAdd 4: **x = 9**.',
  }),
]
const asked: ChatMessage[] = [
  ...twoTries,
  turnAt(5, 'user', 'hint', { verdict: 'help', accepted: false }),
  turnAt(6, 'assistant', 'Hint 2 of 2: Add 4 to both sides.', { hint: { number: 2, total: 2, text: 'Add 4 to both sides.' } }),
  turnAt(7, 'user', 'nine or ten', { verdict: 'unclear', accepted: false }),
  turnAt(8, 'assistant', 'I can read two answers in that. Which one is yours? This try was not counted.'),
]
const finishedTasks = exampleTasks({
  4: { score: 8, status: 'done' },
  5: { score: 0, status: 'skipped' },
  6: { score: 7, status: 'done' },
  7: { score: 10, status: 'done' },
})
const lastFacts = exampleFacts({
  tasks: finishedTasks,
  current_task_index: 7,
  current_question_definition: { id: 40, question_title: 'Area of a triangle', prompt: '', subject: 'Math', question_type: 'FREE_FORM' },
  current_question_state: { ...state, attempts: 1, score: 10, next_attempt_worth: null },
  current_question_set_state: accepted,
  ended_at: secondsIn(401),
})
const { current_exercise_state: waitingSums, tasks: waitingTasks } = exampleFacts({
  tasks: finishedTasks.map((task, index) => (index === 3 ? { ...task, score: 0, status: 'pending' as const } : { ...task, score: task.score || 9, status: 'done' as const })),
})
const waitingFacts = { ...lastFacts, tasks: waitingTasks, current_exercise_state: waitingSums }
const lastTurns: ChatMessage[] = [
  turnAt(0, 'assistant', 'Find the area of a triangle with base 7 cm and height 6 cm.'),
  turnAt(1, 'user', '21 cm²', { verdict: 'right', accepted: true, attempt: 1, worth: 10, next_worth: null, earned: 10 }),
  turnAt(2, 'assistant', 'Right the first time.'),
]
const runOutTasks = exampleTasks({ 4: { score: 8, status: 'done' }, 5: { status: 'skipped' }, 6: { score: 0, status: 'open' }, 7: { status: 'open' } })
const runOut = exampleFacts({ tasks: runOutTasks, current_task_index: 6, status: 'time_up' })
const runOutTurns: ChatMessage[] = [
  turnAt(0, 'assistant', 'Factor completely.\n\n$$x^2 + 7x + 12$$'),
  turnAt(1, 'user', '(x + 3)(x + 2)', { verdict: 'not_yet', accepted: false, attempt: 1, worth: 10, next_worth: null, earned: 0 }),
]
const redone = { id: 12, title: 'Unit 4 Review Assignment', due_date: null, best_score: 92.5 }
const twenty = exampleFacts({
  assignment: { id: 12, title: 'Reading and Writing in the Age of Discovery: a long review', due_date: null, best_score: null },
  tasks: Array.from({ length: 20 }, (_, index) => ({
    question_set_index: index,
    question_index: 0,
    question_title: `Question ${index + 1}`,
    points: 10,
    score: index < 11 ? 9 : 0,
    status: index < 11 ? ('done' as const) : ('open' as const),
  })),
  current_task_index: 11,
})
const longTurns: ChatMessage[] = [
  turnAt(0, 'assistant', `${'Read the paragraph and say in two sentences what the writer wants. '.repeat(6)}\n\n- who speaks\n- to whom\n- why`),
  turnAt(1, 'user', `${'The writer wants the reader to see the harbor as it was. '.repeat(8)}\nhttps://example.org/${'a-very-long-address/'.repeat(8)}`, {
    verdict: 'partly',
    accepted: false,
    attempt: 1,
    worth: 10,
    next_worth: 9,
    earned: 5,
  }),
  turnAt(2, 'assistant', 'You have the wish. What does the writer give as the reason?'),
]
const nextOffered = { isNextOffered: true, canSkip: false } as const
const zero = { time: { direction: 'left', seconds: 0, threshold: 30 } } as const

/** The session screen in every state. */
export const examples = {
  Loading: show({ mode: 'loading' }),
  'Failed to start': show({ mode: 'failedToStart', refusal: null }),
  'Start refused': show({ mode: 'failedToStart', refusal: 'This assignment is complete and allows no further attempt.' }),
  'Opened by its address': show({ mode: 'offered', assignment: exampleAssignment({ id: 3 }) }),
  'Practice opened by its address': show({ mode: 'offered', assignment: null }),
  'Not found': show({ mode: 'missing', isTeacher: false }),
  'Not found by a teacher': show({ mode: 'missing', isTeacher: true }),
  'First question': show(
    exampleOpenView({
      currentTurns: twoTries.slice(0, 1),
      earlierQuestions: [],
      session: exampleFacts({
        current_task_index: 0,
        tasks: exampleTasks().map((task) => ({ ...task, score: 0, status: 'open' })),
        current_question_state: { ...state, attempts: 0, next_attempt_worth: 10 },
      }),
    }),
    { time: { direction: 'elapsed', seconds: 12, threshold: null } },
  ),
  'Answering, two tries used': show(exampleOpenView(), { draft: 'x = 9' }),
  'Words on their way': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', ''), isSpoken: true }] })),
  'Words coming': show(
    exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', '5 is what the bracket comes to.'), isSpoken: true }] }),
  ),
  'Answered without AI': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', 'Not quite yet. Which step is left?'), ownBecause: 'away' }] })),
  'Answered without AI, its budget used up': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', 'Not quite yet. Which step is left?'), ownBecause: 'spent' }] })),
  'Answered without AI, after many replies': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', 'Not quite yet. Which step is left?'), ownBecause: 'often' }] })),
  'Answered without AI, after the day’s share': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', 'Not quite yet. Which step is left?'), ownBecause: 'share' }] })),
  'Few replies from AI left': show(exampleOpenView({ currentTurns: [...twoTries.slice(0, 4), { ...turnAt(4, 'assistant', '5 is what the bracket comes to. Which step is left?'), left: 3 }] })),
  'Draft saved': show(exampleOpenView(), { draft: 'x = 9, because', kept: keptAs('saved') }),
  'Draft saved on this device': show(exampleOpenView({ line: { state: 'offline', unsent: null } }), { draft: 'x = 9', kept: keptAs('here') }),
  'Skip with an unsent answer': show(exampleOpenView({ isAskedToSend: true }), { draft: 'x = 9' }),
  'Turning in the last question open': show(exampleOpenView({ isAskedToSend: true, session: exampleFacts({ current_task_index: 7 }) })),
  Sending: show(exampleOpenView({ turn: 'sending', canSend: false, canSkip: false }), { draft: 'x = 9' }),
  'Help and unreadable answers cost no try': show(exampleOpenView({ currentTurns: asked })),
  'Answer shown': show(
    exampleOpenView({
      currentTurns: shown,
      session: exampleFacts({ current_question_state: { ...state, attempts: 3, answer_given: true, next_attempt_worth: 1 } }),
    }),
  ),
  Accepted: show(exampleOpenView({ ...nextOffered, session: rightFacts, currentTurns: rightOnThree, turn: 'settled', canSend: false })),
  'Points a teacher changed meanwhile': show(
    exampleOpenView({
      currentTurns: twoTries.map((turn, index) => (index === 2 ? { ...turn, changed: { from: 0, to: 4 } } : turn)),
    }),
  ),
  'Accepted, one more try can help': show(exampleOpenView({ ...nextOffered, session: improvable, currentTurns: partly, turn: 'accepted' })),
  'No try left': show(
    exampleOpenView({
      ...nextOffered,
      currentTurns: [...shown, turnAt(7, 'user', 'x = 8', { verdict: 'not_yet', accepted: false, attempt: 4, worth: 1, next_worth: null, earned: 0 })],
      session: exampleFacts({
        tasks: exampleTasks({ 4: { status: 'partly' } }),
        current_question_state: { ...state, attempts: 4, answer_given: true, next_attempt_worth: null },
        current_question_set_state: accepted,
      }),
      turn: 'settled',
      canSend: false,
    }),
  ),
  'Waiting for the teacher': show(
    exampleOpenView({
      ...nextOffered,
      currentTurns: [
        partly[0] ?? turnAt(0, 'assistant', ''),
        turnAt(1, 'user', 'It cooks sunlight.', { verdict: 'pending', accepted: false }),
        turnAt(2, 'assistant', "I can't check this one by myself. Your teacher will."),
      ],
      session: exampleFacts({
        current_question_definition: plants,
        tasks: exampleTasks({ 4: { status: 'pending' } }),
        current_question_state: { ...state, attempts: 0, next_attempt_worth: null },
        current_question_set_state: accepted,
      }),
      turn: 'settled',
      canSend: false,
    }),
  ),
  'Loading the next question': show(exampleOpenView({ ...nextOffered, session: rightFacts, currentTurns: rightOnThree, turn: 'nextQuestion', canSend: false })),
  'Last question accepted': show(exampleOpenView({ ...nextOffered, session: lastFacts, currentTurns: lastTurns, turn: 'settled', canSend: false })),
  'Answer failed': show(exampleOpenView({ problem: 'There was an error processing your answer. Please try again.' }), { draft: 'x = 9' }),
  'Next failed': show(
    exampleOpenView({
      ...nextOffered,
      session: rightFacts,
      currentTurns: rightOnThree,
      turn: 'settled',
      canSend: false,
      problem: 'There was an error loading the next question. Please try again.',
    }),
  ),
  'Offline, answer queued': show(exampleOpenView({ line: { state: 'offline', unsent: 'x = 9' }, canSend: false, canSkip: false })),
  'No answer from the server, answer queued': show(exampleOpenView({ line: { state: 'unanswered', unsent: 'x = 9' }, canSend: false, canSkip: false })),
  'Offline, typing': show(exampleOpenView({ line: { state: 'offline', unsent: null }, canSend: false, canSkip: false }), { draft: 'x = ' }),
  'Continued elsewhere': show(exampleOpenView({ line: { state: 'elsewhere', text: 'x = 9, because 3 · 5 + 5 = 20' }, canSend: false, canSkip: false })),
  'One minute left': show(exampleOpenView(), { time: { direction: 'left', seconds: 48, threshold: 60 } }),
  'Abandon?': show(exampleOpenView({ exit: 'confirming' })),
  'Abandon a redo?': show(exampleOpenView({ exit: 'confirming', session: exampleFacts({ assignment: redone }) })),
  'Abandoning failed': show(exampleOpenView({ exit: 'leaveFailed', problem: 'The session could not be ended. Check your connection and try again.' })),
  'Twenty questions, long texts': show(exampleOpenView({ session: twenty, currentTurns: longTurns }), { draft: 'Because\nthe\nharbor\nwas\nfull\nof\nships' }),
  'Test run': show(exampleOpenView({ session: exampleFacts({ is_test: true, assignment: null, deadline_at: null }) }), {
    time: { direction: 'elapsed', seconds: 75, threshold: null },
  }),
  'A redo below the best score': show({
    mode: 'complete',
    isReviewing: true,
    session: { ...lastFacts, assignment: redone },
    currentTurns: lastTurns,
    earlierQuestions: earlierFour,
  }),
  Complete: show({ mode: 'complete', isReviewing: true, session: lastFacts, currentTurns: lastTurns, earlierQuestions: earlierFour }, { time: { direction: 'left', seconds: 401, threshold: 600 } }),
  'Complete, some points wait': show(
    {
      mode: 'complete',
      isReviewing: true,
      session: waitingFacts,
      currentTurns: lastTurns,
      earlierQuestions: earlierFour,
    },
    { time: { direction: 'left', seconds: 401, threshold: 600 } },
  ),
  'Sample over': show({
    mode: 'complete',
    isReviewing: true,
    session: { ...lastFacts, assignment: null, deadline_at: null },
    currentTurns: lastTurns,
    earlierQuestions: earlierFour,
  }),
  'Practice over, some points nobody judges': show({
    mode: 'complete',
    isReviewing: true,
    session: { ...waitingFacts, assignment: null, is_practice: true },
    currentTurns: lastTurns,
    earlierQuestions: earlierFour,
  }),
  'Time is up, the last answer goes out': show(
    { mode: 'timedOut', isReviewing: false, lastAnswer: 'unsent', offeredText: null, session: runOut, currentTurns: runOutTurns, earlierQuestions: earlierFour },
    zero,
  ),
  "Time's up": show({ mode: 'timedOut', isReviewing: true, lastAnswer: 'sent', offeredText: null, session: runOut, currentTurns: runOutTurns, earlierQuestions: earlierFour }, zero),
  "Time's up, last answer not sent": show(
    {
      mode: 'timedOut',
      isReviewing: true,
      lastAnswer: 'unsent',
      offeredText: '(x + 3)(x + 4)',
      session: runOut,
      currentTurns: runOutTurns,
      earlierQuestions: earlierFour,
    },
    zero,
  ),
}
