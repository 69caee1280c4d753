import type { TestChatState } from '#contract/questions/test-chat.ts'
import type { TestedQuestion } from '#machines/questions/question-test/question-test.machine.ts'

/** A test of `2x + 3 = 11` as the server answers it; give what differs. */
export function testChatAt(change: Partial<TestChatState> = {}): TestChatState {
  return {
    full_context: [{ id: 1, role: 'assistant', content: 'Solve 2x + 3 = 11.', at: '2026-11-20T12:00:00.000Z' }],
    _current_question_data: {
      message: 'Solve 2x + 3 = 11.',
      material: null,
      question_definition: { question_title: 'Two steps', question_prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4' },
    },
    current_question_state: { attempts: 0, answer_given: false, score: 0, next_attempt_worth: 10 },
    complete: false,
    engine: '{}',
    signature: 'signed',
    ...change,
  }
}

/** The question of that test in its dialog; give what differs. */
export function testedQuestion(change: Partial<TestedQuestion> = {}): TestedQuestion {
  return { title: 'Two steps', prompt: 'Solve 2x + 3 = 11.\n\nAnswer: 4', type: 'FREE_FORM', subject: 'Math', themes: [], gradeLevel: null, ...change }
}
