import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { Db } from '#server/db/engine/db.ts'
import { hasModelConsent } from '#server/db/classroom/model-consent.queries.ts'
import { isFirstAttempt } from './first-attempts.ts'
import { isInScope, type ProgressScope } from './progress.queries.ts'

const Mistake = v.object({
  questionId: v.number(),
  title: v.string(),
  prompt: v.string(),
  students: v.number(),
  missed: v.number(),
  answers: v.array(v.object({ text: v.string(), students: v.number() })),
  isForModel: v.boolean(),
})

/**
 * A question with the wrong answers that several gave; `prompt` as it was asked last, `isForModel` where several gave one that a language model may
 * read: the school agreed to it for them, and the exercise does too.
 */
export type MistakeRow = v.InferOutput<typeof Mistake>

/**
 * The questions a class got wrong most, in first attempts at the viewer's work, with up to five answers that two students or more gave, as the
 * first of them wrote it. `forModel` leaves out what no language model may read. Words that worried and long answers are no answers here,
 * nor is a question with drawn values, whose answers say nothing of each other.
 */
export function readMistakes(
  db: Db,
  scope: ProgressScope,
  { forModel, questionId = null }: { forModel: boolean; questionId?: number | null },
): Promise<MistakeRow[]> {
  const isReadable = sql`(${hasModelConsent(sql`s.user_id`)} and not exists (select from exercises e where e.id = s.exercise_id and e.config->>'languageModel' = 'off'))`
  const allowed = forModel ? sql`and ${isReadable}` : sql``
  const one = questionId === null ? sql`` : sql`and q.question_id = ${questionId}`
  return rowsOf(
    db,
    sql`with asked as (
        select s.user_id, s.id as session_id, q.question_id, q.position, s.snapshot->'sets'->q.set_index as set, ${isReadable} as readable
        from sessions s join assignments a on ${isFirstAttempt(scope.viewer)} join session_questions q on q.session_id = s.id
        where ${isInScope(scope)} and s.kind = 'chat' and q.values = '{}'::jsonb ${allowed} ${one}
      ), wrong as (
        select k.question_id, k.user_id, k.readable, m.id, m.content, coalesce(nullif(m.judgement->>'normalised', ''), lower(m.content)) as same
        from asked k join messages m on m.session_id = k.session_id and m.position = k.position
        where m.role = 'user' and m.verdict = 'not_yet' and char_length(m.content) <= 200
          and not exists (select from concerns c where c.message_id = m.id)
      ), grouped as (
        select question_id, (array_agg(content order by id))[1] as text, count(distinct user_id)::int as students,
          count(distinct user_id) filter (where readable) > 1 as readable
        from wrong group by question_id, same having count(distinct user_id) > 1
      ), ranked as (
        select *, row_number() over (partition by question_id order by students desc, text) as rank from grouped
      )
      select k.question_id as "questionId", (array_agg(k.set->>'title' order by k.session_id desc))[1] as "title",
        (array_agg(k.set->>'prompt' order by k.session_id desc))[1] as "prompt", count(distinct k.user_id)::int as "students",
        (select count(distinct w.user_id)::int from wrong w where w.question_id = k.question_id) as "missed",
        (select json_agg(json_build_object('text', r.text, 'students', r.students) order by r.rank) from ranked r
          where r.question_id = k.question_id and r.rank <= 5) as "answers",
        exists (select from grouped g where g.question_id = k.question_id and g.readable) as "isForModel"
      from asked k where k.question_id in (select question_id from grouped)
      group by k.question_id order by "missed" desc, k.question_id limit 8`,
    Mistake,
  )
}
