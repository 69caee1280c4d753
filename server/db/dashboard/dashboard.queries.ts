import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isTaughtBy } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isOfArchivedClass } from '#server/db/assignments/work-scope.ts'
import { isFirstAttempt, isOwnWork, percentOfFirst } from '#server/db/progress/first-attempts.ts'
import { hasAllWords } from '#server/db/questions/search-pattern.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { TeacherViewer } from '#server/db/classroom/students.queries.ts'

/** The days a viewer counts by. */
type Days = { today: Date; tomorrow: Date }

const Facts = v.object({
  id: v.number(),
  name: v.string(),
  username: v.string(),
  isTracked: v.boolean(),
  pending: v.number(),
  dueToday: v.number(),
  overdue: v.number(),
  overdueSince: v.nullable(v.string()),
  scores: v.array(v.number()),
  hasGiven: v.boolean(),
  isNamed: v.boolean(),
  isNearlyNamed: v.boolean(),
})

/**
 * What a viewer's student has to do and scored: `scores` of first attempts begun since the asked moment, the first finished first;
 * `isNamed` whether they have the words that are looked for, `isNearlyNamed` with a slip in them.
 */
export type WatchFacts = v.InferOutput<typeof Facts>

/** The facts of all students a viewer sees, in no order, in one statement. */
export function readWatchFacts(db: Db | Transaction, viewer: TeacherViewer, days: Days, since: Date, q: string | undefined): Promise<WatchFacts[]> {
  // Nobody can help with work whose exercise was deleted.
  const isLate = sql`a.due_date < ${at(days.today)} and a.exercise_id not in (select e.id from exercises e where e.deleted_at is not null)`
  const isNamed = (isForgiving: boolean) => hasAllWords(q, (has) => has(sql`u.plain_name`), isForgiving) ?? sql`true`
  return rowsOf(
    db,
    sql`select u.id, u.name, u.username, ${isNamed(false)} as "isNamed", ${isNamed(true)} as "isNearlyNamed", coalesce(t.is_tracked, false) as "isTracked", coalesce(w.pending, 0) as "pending", coalesce(w.today, 0) as "dueToday",
        coalesce(w.overdue, 0) as "overdue", w.since::text as "overdueSince", coalesce(f.scores, '[]') as "scores",
        exists (select 1 from assignments a where ${isOwnWork(viewer)}) as "hasGiven"
      from users u left join teacher_students t on t.student_id = u.id and t.teacher_id = ${viewer.id}
      left join (select a.student_id, count(*)::int as pending, count(*) filter (where ${isLate})::int as overdue,
          count(*) filter (where a.due_date >= ${at(days.today)} and a.due_date < ${at(days.tomorrow)})::int as today,
          min(a.due_date) filter (where ${isLate}) as since
        from assignments a where not a.complete and ${isOwnWork(viewer)} and not ${isOfArchivedClass('a')} group by a.student_id) w on w.student_id = u.id
      left join (select s.user_id, json_agg(${percentOfFirst} order by s.ended_at, s.id) filter (where ${percentOfFirst} is not null) as scores
        from sessions s join assignments a on ${isFirstAttempt(viewer)} where s.started_at >= ${at(since)}
          and ${viewer.role === 'ADMIN' ? sql`true` : sql`s.user_id = any(array(select student_id from teacher_students where teacher_id = ${viewer.id}))`}
        group by s.user_id) f on f.user_id = u.id
      where u.role = 'STUDENT' and u.deleted_at is null and u.expires_at is null
        and ${viewer.role === 'ADMIN' ? sql`true` : sql`t.teacher_id is not null`}`,
    Facts,
  )
}

const Stuck = v.object({ studentId: v.number(), sessionId: v.number(), title: v.string(), tries: v.number() })

/** A question a student stands at, or gave up at, after so many tries with none accepted. */
export type StuckRow = v.InferOutput<typeof Stuck>

/**
 * Where the viewer's students are stuck: the question a running or abandoned session stands at, with `tries` or more of which
 * none was accepted and a last word since the asked moment, unless another session of that work began later. One per
 * student, the latest.
 */
export function readStuck(
  db: Db | Transaction,
  viewer: TeacherViewer,
  { tries, since, begunSince }: { tries: number; since: Date; begunSince: Date },
): Promise<StuckRow[]> {
  return rowsOf(
    db,
    sql`select distinct on (s.user_id) s.user_id as "studentId", s.id as "sessionId", q.attempts as "tries",
        coalesce(s.snapshot->'sets'->q.set_index->>'title', '') as "title"
      from assignments a join sessions s on s.assignment_id = a.id and s.user_id = a.student_id
      join session_questions q on q.session_id = s.id and q.position = s.current_position
      join lateral (select max(m.at) as at from messages m where m.session_id = s.id) m on m.at >= ${at(since)}
      where ${isOwnWork(viewer)} and not a.complete and not ${isOfArchivedClass('a')} and s.status in ('active', 'abandoned') and not s.is_test and s.practice_of is null
        and s.started_at >= ${at(begunSince)} and q.status = 'open' and q.attempts >= ${tries} and not coalesce((q.state->>'accepted')::boolean, false)
        and not exists (select 1 from sessions e where e.assignment_id = s.assignment_id and e.user_id = s.user_id and not e.is_test
          and e.practice_of is null and (e.started_at, e.id) > (s.started_at, s.id))
      order by s.user_id, m.at desc, s.id desc`,
    Stuck,
  )
}

const Next = v.object({
  studentId: v.number(),
  lastActive: v.nullable(v.string()),
  next: v.nullable(v.object({ id: v.number(), title: v.string(), dueDate: v.string() })),
})

/**
 * For these students the unfinished work with a due date that comes next (the earliest from `today` on, else the latest past)
 * and the last word of their latest session; instants as the database writes them.
 */
export function readNextWork(db: Db | Transaction, viewer: TeacherViewer, studentIds: readonly number[], today: Date) {
  return rowsOf(
    db,
    sql`select u.id as "studentId",
        (select json_build_object('id', a.id, 'title', a.title, 'dueDate', a.due_date) from assignments a
          where a.student_id = u.id and not a.complete and a.due_date is not null and ${isOwnWork(viewer)} and not ${isOfArchivedClass('a')}
          order by a.due_date < ${at(today)}, abs(extract(epoch from a.due_date - ${at(today)})), a.id limit 1) as "next",
        (select coalesce((select max(m.at) from messages m where m.session_id = s.id), s.started_at)::text from sessions s
          where s.user_id = u.id and not s.is_test order by s.started_at desc, s.id desc limit 1) as "lastActive"
      from users u where u.id = any(${`{${studentIds.join(',')}}`}::int[])`,
    Next,
  )
}

const Week = v.object({
  id: v.number(),
  name: v.string(),
  students: v.number(),
  overdue: v.number(),
  scores: v.array(v.object({ studentId: v.number(), name: v.string(), score: v.number(), works: v.number() })),
  total: v.number(),
})

/** The viewer's classes by name, at most `limit` of `total`, each with its members' averages of first attempts finished since `since`. */
export function readClassWeeks(
  db: Db | Transaction,
  viewer: TeacherViewer,
  { today, since, begunSince, limit }: { today: Date; since: Date; begunSince: Date; limit: number },
) {
  const members = sql`class_members m join users u on u.id = m.student_id and u.deleted_at is null`
  return rowsOf(
    db,
    sql`with shown as (select c.id, c.name, c.plain_name, count(*) over ()::int as total from classes c where c.deleted_at is null and c.archived_at is null
          and ${viewer.role === 'ADMIN' ? sql`true` : isTaughtBy(viewer.id, sql`c.id`, sql`c.teacher_id`)} order by c.plain_name, c.id limit ${limit}),
        done as (select s.user_id, avg(${percentOfFirst}) as score, count(*)::int as works from sessions s join assignments a on ${isFirstAttempt(viewer)}
          where s.ended_at >= ${at(since)} and s.started_at >= ${at(begunSince)} and ${percentOfFirst} is not null
            and s.user_id = any(array(select m.student_id from class_members m join shown on shown.id = m.class_id)) group by s.user_id),
        late as (select a.student_id, count(*)::int as works from assignments a where not a.complete and a.due_date < ${at(today)} and ${isOwnWork(viewer)} and not ${isOfArchivedClass('a')}
          group by a.student_id)
      select c.id, c.name, c.total,
        (select count(*)::int from ${members} where m.class_id = c.id) as "students",
        (select coalesce(sum(l.works), 0)::int from ${members} join late l on l.student_id = u.id where m.class_id = c.id) as "overdue",
        (select coalesce(json_agg(json_build_object('studentId', u.id, 'name', u.name, 'score', round(d.score::numeric, 2)::float8, 'works', d.works)
            order by d.score, u.plain_name, u.id), '[]') from ${members} join done d on d.user_id = u.id where m.class_id = c.id) as "scores"
      from shown c order by c.plain_name, c.id`,
    Week,
  )
}

function at(moment: Date) {
  return sql`${moment.toISOString()}::timestamptz`
}
