import type { Assignment } from '#contract/assignments/assignment.ts'
import type { ParentsView, ParentsWork } from '#contract/classroom/parent-links.ts'
import { findLinkByToken } from '#server/db/classroom/parent-links.queries.ts'
import { findStudentRow } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { linkHash } from '#server/use-cases/accounts/sign-in-link.ts'
import { workOf } from './student-on-the-wire.ts'

const mostWork = 500

/**
 * What the link of a token shows: the work its maker sees of one student, but what is kept back until later; what is open first, then what was
 * turned in last. Refuses unknown tokens, links that ended, and those whose maker may not sign in or does not have the student any more, all
 * with the same words.
 */
export async function readAsParent(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<ParentsView> {
  const now = deps.clock.now()
  const link = await findLinkByToken(deps.db, linkHash(token), now)
  if (link === null || link.maker.role === 'STUDENT') throw fail('link_invalid')
  const student = await findStudentRow(deps.db, link.maker, link.studentId)
  if (student === null) throw fail('link_invalid')
  const work = (await workOf(deps, link.maker, [student.id])).get(student.id) ?? []
  const known = work.filter(({ assign_at: from }) => from === undefined || new Date(from) <= now).map(asParentsSee)
  const done = known.filter(({ complete }) => complete).toSorted((one, other) => turnedIn(other) - turnedIn(one))
  return {
    student_name: student.name,
    teacher_name: link.maker.name,
    ends_at: link.endsAt.toISOString(),
    work: [...known.filter(({ complete }) => !complete), ...done].slice(0, mostWork),
  }
}

function turnedIn({ completed_on: at }: ParentsWork): number {
  return at === null ? 0 : Date.parse(at)
}

function asParentsSee({ title, exercise, due_date, closes_at = null, config }: Assignment): ParentsWork {
  const { complete, completed_on, late, score } = config
  return { title, subject: exercise.subject, due_date, closes_at, complete, completed_on, late, score: complete ? score : null }
}
