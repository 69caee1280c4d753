import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import type { SaidRow } from './regrading.queries.ts'
import { questions } from '#server/db/schema/library.ts'
import { sessionQuestions, sessions } from '#server/db/schema/sessions.ts'

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
      subject: sql<string>`${sessions.snapshot}->'sets'->${sessionQuestions.setIndex}->>'subject'`,
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

/**
 * Adds a line to the question's prompt, where it is not there yet, in the sessions that run or in those named. Each is held
 * until the transaction ends and gets a new state token: a turn that was judged by the old prompt is taken again.
 */
export async function addLineToSnapshots(tx: Transaction, questionId: number, line: string, where: 'running' | readonly number[]): Promise<void> {
  const isMeant = where === 'running' ? eq(sessions.status, 'active') : inArray(sessions.id, [...where])
  const asksIt = tx
    .select({ id: sessionQuestions.sessionId })
    .from(sessionQuestions)
    .where(and(eq(sessionQuestions.sessionId, sessions.id), eq(sessionQuestions.questionId, questionId)))
  const held = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isMeant, eq(sessions.isTest, false), exists(asksIt)))
    .orderBy(sessions.id)
    .for('update')
  await tx.execute(sql`with held as ${held}
    update sessions s set state_token = s.state_token || '~', snapshot = jsonb_set(s.snapshot, '{sets}', (
      select jsonb_agg(case when (e.one->>'questionId')::int = ${questionId}::int and position(${`${line}\n`}::text in (e.one->>'prompt') || chr(10)) = 0
        then jsonb_set(e.one, '{prompt}', to_jsonb((e.one->>'prompt') || ${line}::text)) else e.one end order by e.place)
      from jsonb_array_elements(s.snapshot->'sets') with ordinality as e(one, place)))
    from held where s.id = held.id`)
}
