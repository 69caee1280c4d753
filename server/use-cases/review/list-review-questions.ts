import type { QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { listReviewQuestions as endpoint } from '#contract/review/review.ts'
import { listReviewQuestionRows } from '#server/db/review/review.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { type Label, labelledLines, studentPrompt } from '#server/grading/keys/question-format.ts'
import { cursorIn, pageOf, rowsToRead } from '#server/use-cases/lists/page.ts'
import { fullPrompt } from '#server/use-cases/sessions/past-session.ts'

const order = 'first_message_id'

/** What helps to judge an answer, and what it is called; how a question is checked, drawn or spoken does not. */
const noteWords: Partial<Record<Label, string>> = {
  answer: 'Answer',
  accepted: 'Also accepted',
  range: 'Range',
  mention: 'Must mention',
  half: 'Half credit',
  mistake: 'Known mistake',
  hint: 'Hint',
  explain: 'Explanation',
  step: 'Step',
  example: 'Example',
}

/** The questions that answers of a teacher's students (of all for an admin) wait to, the one that has waited longest first. */
export async function listReviewQuestions({ db }: Pick<Deps, 'db'>, caller: Caller, query: QueryOf<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const narrowing = { classId: query.class_id ?? null }
  const read = await listReviewQuestionRows(db, caller, narrowing, { afterId: cursorIn(query, order)?.id ?? null, limit: rowsToRead(query) })
  const { shown, page } = await pageOf(read, query, {
    cursorAfter: ({ messageId }) => ({ sort: order, key: '', id: messageId }),
    count: () => Promise.resolve(read[0]?.total ?? 0),
  })
  const results = shown.map(({ messageId, set, values, pointsCenti, count, at }) => {
    const prompt = fullPrompt(set, values)
    return {
      first_message_id: messageId,
      question_id: set.questionId,
      question_title: set.title,
      prompt,
      student_text: studentPrompt(prompt),
      notes: labelledLines(prompt).flatMap(({ label, text }) => (label in noteWords && text !== '' ? [{ label: noteWords[label] ?? '', text }] : [])),
      points: pointsCenti / 100,
      count,
      at: at.toISOString(),
    }
  })
  return { results, ...page }
}
