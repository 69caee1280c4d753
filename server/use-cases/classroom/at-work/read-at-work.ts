import type { AtWork, AtWorkQuestion, AtWorkState, AtWorkStudent } from '#contract/classroom/at-work.ts'
import { studentsToldApart } from '#contract/classroom/told-apart.ts'
import { type AtWorkRow, listQuestionsOf, listStudentsAtWork, listWorkNow } from '#server/db/classroom/at-work.queries.ts'
import type { ClassRow } from '#server/db/classroom/classes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { viewerOfWork } from '#server/use-cases/classroom/co-teachers.ts'
import { type Doing, doingOf } from './at-work-state.ts'

/** What of a class is looked at. */
export type AtWorkClass = Pick<ClassRow, 'id' | 'name' | 'teacher'>

type Known = { row: AtWorkRow; doing: Doing }

const order: Record<AtWorkState, number> = { stuck: 0, working: 1, away: 2, not_started: 3, finished: 4 }

/**
 * How a class stands with a piece of its work: as its teacher sees it, also for an admin, or as who teaches it too does. Three statements however
 * many students there are.
 */
export async function readAtWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Pick<Caller, 'id' | 'role'>,
  { id, name, teacher }: AtWorkClass,
  asked: number | undefined,
): Promise<AtWork> {
  const now = clock.now()
  const viewer = viewerOfWork(caller, { teacher })
  const works = await listWorkNow(db, viewer, id, now)
  const chosen = works.find(({ exerciseId }) => exerciseId === asked) ?? works[0]
  const rows = chosen ? studentsToldApart(await listStudentsAtWork(db, viewer, { classId: id, exerciseId: chosen.exerciseId, now })) : []
  const questions = chosen ? await listQuestionsOf(db, chosen.exerciseId) : []
  const known = rows.map((row): Known => ({ row, doing: doingOf(row, now) }))
  return {
    class: { id, name },
    works: works.map(({ exerciseId, ...counts }) => ({ exercise_id: exerciseId, ...counts })),
    exercise_id: chosen?.exerciseId ?? null,
    questions: questions.map((question) => countedAt(question, known)),
    students: known.toSorted(byNeed).map(onTheWire),
  }
}

function onTheWire({ row, doing: { state, at, since } }: Known): AtWorkStudent {
  const here = at === null ? undefined : row.questions?.[at]
  return {
    id: row.id,
    name: row.name,
    state,
    question: at === null ? null : at + 1,
    questions: row.questions?.map(({ status }) => status) ?? [],
    tries: here?.attempts ?? 0,
    hints: here?.hints ?? 0,
    since: since?.toISOString() ?? null,
    session_id: row.sessionId,
    score: row.isComplete ? row.score : null,
  }
}

/** Who has a question behind them has no part of it left open; a variation counts as its question. */
function countedAt({ id, title }: { id: number; title: string }, known: readonly Known[]): AtWorkQuestion {
  const here = known.filter(({ row, doing }) => doing.at !== null && row.questions?.[doing.at]?.questionId === id)
  const done = known.filter(({ row }) => {
    const own = row.questions?.filter(({ questionId }) => questionId === id) ?? []
    return own.length > 0 && own.every(({ status }) => status !== 'open')
  })
  return { title, places: placesOf(id, known), here: here.length, stuck: here.filter(({ doing }) => doing.state === 'stuck').length, done: done.length }
}

/** The places of a question in the sessions of those who began, where they are the same and beside each other. */
function placesOf(id: number, known: readonly Known[]): AtWorkQuestion['places'] {
  const found = known.flatMap(({ row: { questions } }) => {
    const own = (questions ?? []).flatMap(({ questionId }, index) => (questionId === id ? [index + 1] : []))
    const [first] = own
    const last = own.at(-1)
    return first === undefined || last === undefined ? [] : [{ first, last, isOne: last - first + 1 === own.length }]
  })
  const [one] = found
  if (one === undefined || !found.every(({ first, last, isOne }) => isOne && first === one.first && last === one.last)) return null
  return { first: one.first, last: one.last }
}

function byNeed(one: Known, other: Known): number {
  const since = (known: Known) => (known.doing.state === 'stuck' ? (known.doing.since?.getTime() ?? 0) : 0)
  return order[one.doing.state] - order[other.doing.state] || since(one) - since(other)
}
