import {
  acceptAnswer as accept,
  listReviewQuestions as asked,
  listReviewQueue as queue,
  listSessionChanges as changes,
  overrideScore as override,
  reviewAnswer as review,
  reviewAnswers as together,
} from '#contract/review/review.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { editableQuestionRule } from '#server/policies/question-rule.ts'
import { reviewRule } from '#server/policies/review-rule.ts'
import { sessionRule } from '#server/policies/session-rule.ts'
import { acceptAnswer } from '#server/use-cases/review/accept-answer.ts'
import { listReviewQueue } from '#server/use-cases/review/list-review-queue.ts'
import { listReviewQuestions } from '#server/use-cases/review/list-review-questions.ts'
import { listSessionChanges } from '#server/use-cases/review/list-session-changes.ts'
import { overrideScore } from '#server/use-cases/review/override-score.ts'
import { reviewAnswer, reviewAnswers } from '#server/use-cases/review/review-answer.ts'

const onAnswer = { who: teachers, on: { rule: reviewRule, id: 'params.message_id' } } as const
const onSession = { who: teachers, on: { rule: sessionRule, id: 'params.id' } } as const
const onQuestion = { who: teachers, on: { rule: editableQuestionRule, id: 'params.id' } } as const

/** A teacher's word on answers and scores. */
export const reviewRoutes = [
  route(queue, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listReviewQueue(deps, caller, query)),
  route(asked, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listReviewQuestions(deps, caller, query)),
  route(together, { who: teachers, on: 'own' }, ({ deps, caller, body }) => reviewAnswers(deps, caller, body)),
  route(review, onAnswer, ({ deps, caller, object, body }) => reviewAnswer(deps, caller, object, body)),
  route(changes, onSession, ({ deps, object }) => listSessionChanges(deps, object)),
  route(override, onSession, ({ deps, caller, object, body }) => overrideScore(deps, caller, object, body)),
  route(accept, onQuestion, ({ deps, caller, object, body }) => acceptAnswer(deps, caller, object.id, body)),
]
