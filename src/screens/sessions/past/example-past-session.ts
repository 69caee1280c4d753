import type { PastSession, TranscriptMessage, TryReasons } from '#contract/sessions/sessions.ts'

type Question = PastSession['chat_sessions'][number]

const begin = Date.UTC(2026, 10, 20, 19, 24)

/** One message so many seconds after the start. */
export function messageAt(seconds: number, role: TranscriptMessage['role'], content: string, more: Partial<TranscriptMessage> = {}): TranscriptMessage {
  return { id: seconds + 1, role, content, at: new Date(begin + seconds * 1000).toISOString(), ...more }
}

function question(index: number, question_title: string, subject: string, change: Partial<Question>): Question {
  return {
    question_definition: { id: 30 + index, question_title, prompt: question_title, subject },
    question_set_index: index,
    question_index: 0,
    points: 10,
    score: 0,
    attempts: 0,
    hints: 0,
    answer_given: false,
    status: 'open',
    chat_full_context: [],
    ...change,
  }
}

/** Why an answer with so many of the four ideas is worth what it is. */
function photosynthesis(met: number): TryReasons {
  const ideas = ['sunlight / light energy', 'water', 'carbon dioxide / CO₂', 'sugar / glucose']
  const why = `${met === 4 ? 'Accepted' : 'Partly'}: the ideas you asked for, counted.`
  return { why, quality: met / 4, parts: ideas.map((text, index) => ({ text, is_met: index < met })) }
}

/** The worked example: four questions, 22.5 of 30 points. */
export const examplePastSession: PastSession = {
  id: 64,
  exercise_title: 'Plants and Equations',
  assignment: { id: 12, title: 'Plants and Equations Assignment', due_date: '2026-11-21T04:59:00.000Z' },
  student: { id: 5, name: 'Maya Okafor' },
  status: 'complete',
  kind: 'chat',
  is_test: false,
  is_practice: false,
  late: false,
  history: { start_time: new Date(begin).toISOString(), end_time: new Date(begin + 401_000).toISOString(), total_questions: 4, score: 22.5 },
  duration: 401,
  total_possible_score: 30,
  num_skipped_questions: 0,
  pending: 0,
  percent: 75,
  chat_sessions: [
    question(0, 'Solve 2x + 3 = 11', 'Math', {
      score: 9,
      attempts: 2,
      hints: 1,
      status: 'done',
      chat_full_context: [
        messageAt(0, 'assistant', 'Solve for \\(x\\): \\(2x + 3 = 11\\).'),
        messageAt(31, 'system', 'If they say 8: not yet, q 0. Normalised: 8.'),
        messageAt(32, 'user', 'x = 8', { verdict: 'not_yet', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 0 }),
        messageAt(33, 'assistant', 'That is two x. Hint 1 of 2: What could you take away from both sides first?', {
          hint: { number: 1, total: 2, text: 'What could you take away from both sides first?' },
        }),
        messageAt(62, 'system', 'Number key 4: right, q 1. Normalised: 4.'),
        messageAt(63, 'user', '4', { verdict: 'right', accepted: true, attempt: 2, worth: 9, next_worth: null, earned: 9 }),
        messageAt(64, 'assistant', "That's it, after one hint. 9 of 10."),
      ],
    }),
    question(1, 'Explain photosynthesis', 'Science', {
      score: 8,
      attempts: 3,
      hints: 1,
      status: 'done',
      chat_full_context: [
        messageAt(70, 'assistant', 'Explain in your own words how a plant makes its food.'),
        messageAt(134, 'user', 'it uses sunlight and water to make it', { verdict: 'partly', accepted: false, attempt: 1, worth: 10, next_worth: 9, earned: 5, reasons: photosynthesis(2) }),
        messageAt(135, 'assistant', 'You have 2 of the 4 ideas. Hint 1 of 2: What goes in through the leaves?', {
          hint: { number: 1, total: 2, text: 'What goes in through the leaves?' },
        }),
        messageAt(203, 'user', 'sunlight and water and carbon dioxide from the air', {
          verdict: 'partly',
          accepted: true,
          attempt: 2,
          worth: 9,
          next_worth: 8,
          earned: 6.5,
          reasons: photosynthesis(3),
        }),
        messageAt(204, 'assistant', 'You have 6.5. One more try can reach 8.'),
        messageAt(252, 'user', 'sunlight, water and carbon dioxide become sugar, and oxygen goes out', {
          verdict: 'right',
          accepted: true,
          attempt: 3,
          worth: 8,
          next_worth: null,
          earned: 8,
          reasons: photosynthesis(4),
        }),
        messageAt(253, 'assistant', "That's it, all four ideas. 8 of 10."),
      ],
    }),
    question(2, 'Area, 9 by 4', 'Math', {
      points: 5,
      score: 0.5,
      attempts: 4,
      hints: 1,
      answer_given: true,
      status: 'partly',
      chat_full_context: [
        messageAt(260, 'assistant', 'Find the area of a rectangle 9 cm by 4 cm.'),
        messageAt(290, 'user', '13', { verdict: 'not_yet', accepted: false, attempt: 1, worth: 5, next_worth: 4.5, earned: 0 }),
        messageAt(291, 'assistant', 'Not yet. What does area count?'),
        messageAt(318, 'user', '26', { verdict: 'not_yet', accepted: false, attempt: 2, worth: 4.5, next_worth: 4, earned: 0 }),
        messageAt(319, 'assistant', 'That goes once around.'),
        messageAt(340, 'user', '94', { verdict: 'not_yet', accepted: false, attempt: 3, worth: 4, next_worth: 0.5, earned: 0 }),
        messageAt(341, 'assistant', 'Here is one way: 36. Type it once to finish for up to 0.5 points.', { material: 'Area is length times width: \\(9 \\cdot 4 = 36\\).' }),
        messageAt(360, 'user', '36', { verdict: 'right', accepted: true, attempt: 4, worth: 0.5, next_worth: null, earned: 0.5 }),
      ],
    }),
    question(3, 'Area, 7 by 6', 'Math', {
      points: 5,
      score: 5,
      attempts: 1,
      status: 'done',
      chat_full_context: [
        messageAt(365, 'assistant', 'Find the area of a rectangle 7 cm by 6 cm.'),
        messageAt(399, 'user', '42', { verdict: 'right', accepted: true, attempt: 1, worth: 5, next_worth: null, earned: 5 }),
        messageAt(400, 'assistant', 'Right the first time. 5 of 5.'),
      ],
    }),
  ],
}
