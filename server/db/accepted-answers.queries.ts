import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Strictness } from '#contract/exercises.ts'
import type { Db, Transaction } from './db.ts'
import type { SaidRow } from './regrading.queries.ts'
import { questions, sessionQuestions, sessions } from './schema.ts'

/** Holds a question outside the bin until the transaction ends. */
export async function holdQuestion(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ prompt: questions.prompt, type: questions.type })
    .from(questions)
    .where(and(eq(questions.id, id), isNull(questions.deletedAt)))
    .for('update')
  return row ?? null
}

/** Gives a held question another prompt and counts its version up. */
export async function changePrompt(tx: Transaction, id: number, prompt: string, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ prompt, updatedAt: now, version: sql`${questions.version} + 1` })
    .where(eq(questions.id, id))
}

/** Every asking of a question that counts for somebody and could still earn more, with what was said to it; none with a score set by hand. */
export function readCandidates(db: Db | Transaction, questionId: number) {
  return db
    .select({
      sessionId: sessionQuestions.sessionId,
      values: sessionQuestions.values,
      prompt: sql<string>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}->>'prompt'`,
      strictness: sql<Strictness>`${sessions.snapshot}->'config'->>'gradingDifficulty'`,
      said: sql<SaidRow[]>`(select coalesce(json_agg(json_build_object('id', m.id, 'content', m.content, 'verdict', m.verdict,
          'judgement', m.judgement, 'reviewed', m.reviewed_quality) order by m.id), '[]')
        from messages m where m.session_id = ${sessionQuestions.sessionId} and m.position = ${sessionQuestions.position} and m.role = 'user')`,
    })
    .from(sessionQuestions)
    .innerJoin(sessions, eq(sessions.id, sessionQuestions.sessionId))
    .where(
      and(
        eq(sessionQuestions.questionId, questionId),
        isNull(sessionQuestions.overriddenCenti),
        eq(sessions.isTest, false),
        eq(sessions.kind, 'chat'),
        sql`(${sessionQuestions.state}->>'bestCredit')::float8 < 1`,
      ),
    )
}

/** Adds a line to the question's prompt in the sessions that run, and in those that were counted again, where it is not there yet. */
export async function addLineToSnapshots(tx: Transaction, questionId: number, line: string, regradedIds: readonly number[]): Promise<void> {
  await tx.execute(sql`update sessions s set snapshot = jsonb_set(s.snapshot, '{sets}', (
      select jsonb_agg(case when (e.one->>'questionId')::int = ${questionId}::int and position(${`${line}\n`}::text in (e.one->>'prompt') || chr(10)) = 0
        then jsonb_set(e.one, '{prompt}', to_jsonb((e.one->>'prompt') || ${line}::text)) else e.one end order by e.place)
      from jsonb_array_elements(s.snapshot->'sets') with ordinality as e(one, place)))
    where s.id in (select q.session_id from session_questions q where q.question_id = ${questionId}::int) and not s.is_test
      and (s.status = 'active' or s.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(regradedIds)}::jsonb)))`)
}
