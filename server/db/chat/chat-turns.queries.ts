import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ConcernKind } from '#contract/review/concerns.ts'
import type { TaskStatus } from '#contract/chat/chat-sessions.ts'
import type { SessionStatus } from '#contract/sessions/sessions.ts'
import type { InstanceState } from '#server/grading/types.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { preparedOnce } from '#server/db/engine/prepared-once.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { messages } from '#server/db/schema/sessions.ts'

/** One line of the log about to be written, with its reserved id. */
export type NewMessage = Pick<
  typeof messages.$inferSelect,
  | 'id'
  | 'position'
  | 'role'
  | 'content'
  | 'material'
  | 'at'
  | 'verdict'
  | 'accepted'
  | 'attempt'
  | 'worthCenti'
  | 'nextWorthCenti'
  | 'earnedCenti'
  | 'hint'
  | 'judgement'
  | 'recordingId'
>

/** Everything one accepted submit, skip or end changes. Nothing of it is written unless the session still carries `fromToken`. */
export type Turn = {
  sessionId: number
  fromToken: string
  session: {
    stateToken: string
    status: SessionStatus
    currentPosition: number
    endedAt: Date | null
    lateAnswerAt: Date | null
    late: boolean
    scoreCenti: number
    pendingCenti: number
  }
  questions: readonly QuestionChange[]
  messages: readonly NewMessage[]
  /** Answered again to whoever sends the attempt id again; one stored before `expired` is replaced. */
  reply: { clientAttemptId: string; textHash: string; body: object; expired: Date } | null
  /** One of `messages` that a person should read soon. */
  concern: { kind: ConcernKind; messageId: number } | null
  /** One of `messages` that a language model may put better. */
  asksModel: { about: WordsAsked['about']; messageId: number; teacherId: number } | null
  /** Percentage to write to the assignment when this turn ends a session that counts. */
  percent: number | null
  at: Date
}

/** What a turn changes in one question; absent fields stay. */
export type QuestionChange = {
  position: number
  state?: InstanceState
  status?: TaskStatus
  attempts?: number
  scoreCenti?: number
  startedAt?: Date
  endedAt?: Date
}

const at = sql.placeholder
const statement = preparedOnce((db) => {
  const turn = db.$with('turn', { id: sql<number>`id`.as('id') }).as(sql`
    update sessions set state_token = ${at('stateToken')}, status = ${at('status')}, current_position = ${at('currentPosition')},
      ended_at = ${at('endedAt')}::timestamptz, late_answer_at = ${at('lateAnswerAt')}::timestamptz, late = ${at('late')},
      score_centi = ${at('scoreCenti')}, pending_centi = ${at('pendingCenti')}, draft = null
    where id = ${at('sessionId')} and state_token = ${at('fromToken')}
      and not exists (select from session_replies r where r.session_id = ${at('sessionId')}::int and r.client_attempt_id = ${at('attempt')}::text
        and r.at > ${at('expired')}::timestamptz)
    returning id, assignment_id`)
  const asked = db.$with('asked', {}).as(sql`
    update session_questions q set state = coalesce(c.state, q.state), status = coalesce(c.status, q.status),
      attempts = coalesce(c.attempts, q.attempts), score_centi = coalesce(c."scoreCenti", q.score_centi),
      started_at = coalesce(c."startedAt", q.started_at), ended_at = coalesce(c."endedAt", q.ended_at)
    from turn, jsonb_to_recordset(${at('questions')}::jsonb) as c(position int, state jsonb, status text, attempts int, "scoreCenti" int,
      "startedAt" timestamptz, "endedAt" timestamptz)
    where q.session_id = turn.id and q.position = c.position`)
  const log = db.$with('log', {}).as(sql`
    insert into messages (id, session_id, position, role, content, material, at, verdict, accepted, attempt, worth_centi, next_worth_centi,
      earned_centi, hint, judgement, recording_id)
    select m.id, turn.id, m.position, m.role, m.content, m.material, m.at, m.verdict, m.accepted, m.attempt, m."worthCenti", m."nextWorthCenti",
      m."earnedCenti", m.hint, m.judgement, m."recordingId"
    from turn, jsonb_to_recordset(${at('messages')}::jsonb) as m(id int, position int, role text, content text, material text, at timestamptz,
      verdict text, accepted boolean, attempt int, "worthCenti" int, "nextWorthCenti" int, "earnedCenti" int, hint jsonb, judgement jsonb,
      "recordingId" int)`)
  const answered = db.$with('answered', {}).as(sql`
    insert into session_replies (session_id, client_attempt_id, text_hash, reply, at)
    select turn.id, ${at('attempt')}::text, ${at('textHash')}::text, ${at('reply')}::jsonb, ${at('now')}::timestamptz
    from turn where ${at('attempt')}::text is not null
    on conflict (session_id, client_attempt_id) do update set text_hash = excluded.text_hash, reply = excluded.reply, at = excluded.at`)
  const flagged = db.$with('flagged', {}).as(sql`
    insert into concerns (session_id, message_id, kind, at)
    select turn.id, ${at('concernMessage')}::int, ${at('concernKind')}::text, ${at('now')}::timestamptz
    from turn where ${at('concernKind')}::text is not null`)
  const worded = db.$with('worded', {}).as(sql`
    insert into tutor_words (message_id, session_id, about, teacher_id, at)
    select ${at('wordsMessage')}::int, turn.id, ${at('wordsAbout')}::text, ${at('wordsTeacher')}::int, ${at('now')}::timestamptz
    from turn where ${at('wordsMessage')}::int is not null`)
  const marked = db.$with('marked', {}).as(
    countTowardsAssignment(sql`(select assignment_id, id as session_id, ${at('late')}::boolean as late, ${at('percent')}::float8 as percent,
      ${at('endedAt')}::timestamptz as ended_at from turn)`),
  )
  return db.with(turn, asked, log, answered, flagged, worded, marked).select({ id: turn.id }).from(turn).prepare('write_turn')
})

/**
 * Writes a turn in one statement, all or nothing, and answers whether it did: false when the session moved on since it
 * was read, or the attempt id is already answered. Whoever changes a session elsewhere must give it a new state token.
 */
export async function writeTurn(db: Db | Transaction, { session, reply, ...turn }: Turn): Promise<boolean> {
  const written = await statement(db).execute({
    ...session,
    sessionId: turn.sessionId,
    fromToken: turn.fromToken,
    percent: turn.percent,
    concernKind: turn.concern?.kind ?? null,
    concernMessage: turn.concern?.messageId ?? null,
    wordsMessage: turn.asksModel?.messageId ?? null,
    wordsAbout: turn.asksModel?.about ?? null,
    wordsTeacher: turn.asksModel?.teacherId ?? null,
    endedAt: session.endedAt?.toISOString() ?? null,
    lateAnswerAt: session.lateAnswerAt?.toISOString() ?? null,
    questions: JSON.stringify(turn.questions),
    messages: JSON.stringify(turn.messages),
    attempt: reply?.clientAttemptId ?? null,
    textHash: reply?.textHash ?? null,
    reply: reply ? JSON.stringify(reply.body) : null,
    expired: reply?.expired.toISOString() ?? null,
    now: turn.at.toISOString(),
  })
  return written.length === 1
}

/** Keeps the best counted session of an assignment; `ended` rows without a percentage count nowhere. */
function countTowardsAssignment(ended: SQL): SQL {
  const isBest = sql`(a.best_session_id is null or a.best_session_id = ended.session_id or a.score is null or ended.percent > a.score)`
  return sql`update assignments a set complete = true, late = case when a.complete then a.late and ended.late else ended.late end,
    score = case when ${isBest} then ended.percent else a.score end,
    best_session_id = case when ${isBest} then ended.session_id else a.best_session_id end,
    completed_on = case when ${isBest} then ended.ended_at else a.completed_on end
    from ${ended} ended where a.id = ended.assignment_id and ended.percent is not null`
}

/** What the questions that wait for a teacher have earned so far; it counts on neither side of a percentage. */
const waitingScore = sql`case when s.pending_centi = 0 then 0 else (select coalesce(sum(q.score_centi), 0) from session_questions q
  where q.session_id = s.id and q.overridden_centi is null and (q.state->>'isPending')::boolean and not (q.state->>'accepted')::boolean) end`

/**
 * Ends sessions whose deadline passed before `cut` as `time_up`, at their deadline (or as they began, when that was later), and counts
 * them; answers their ids.
 * Their state token keeps its stem before a `~`, so that an answer written before the deadline still finds its question.
 */
export async function endSessionsOverdueAt(db: Db | Transaction, cut: Date, sessionId: number | null): Promise<number[]> {
  const rows = await rowsOf(
    db,
    sql`with due as (
      select id from sessions where status = 'active' and deadline_at < ${cut.toISOString()}::timestamptz
        and (${sessionId}::int is null or id = ${sessionId}::int) order by deadline_at limit 500 for update skip locked
    ), turn as (
      update sessions s set status = 'time_up', ended_at = greatest(s.deadline_at, s.started_at), state_token = s.state_token || '~',
        late = s.late or coalesce((select a.due_date < greatest(s.deadline_at, s.started_at) from assignments a where a.id = s.assignment_id), false)
      from due where s.id = due.id
      returning s.id, s.assignment_id, s.late, s.ended_at, case when not s.is_test and s.practice_of is null
        then coalesce(floor((s.score_centi - ${waitingScore}) * 10000.0 / nullif(s.total_centi - s.pending_centi, 0) + 0.5) / 100, 0)::float8
        end as percent
    ), marked as (
      ${countTowardsAssignment(sql`(select assignment_id, id as session_id, late, percent, ended_at from turn)`)}
    )
    select id from turn`,
    v.object({ id: v.number() }),
  )
  return rows.map((row) => row.id)
}
