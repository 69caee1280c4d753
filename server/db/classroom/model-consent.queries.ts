import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isOfKeeper } from './class-scope.ts'

/** Whether a class of a student's, of a teacher who keeps the account, has the school's consent to a language model reading their answers. */
export function hasModelConsent(studentId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from class_members m join classes c on c.id = m.class_id
    where m.student_id = ${studentId} and c.model_consent_at is not null and c.deleted_at is null and ${isOfKeeper(sql`c`, sql`m`)})`
}

/** Whether the class that work was given to has that consent; work given to no class goes by its students' classes alone. */
export function isAgreedFor(classAssignmentId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not exists (select from class_assignments g join classes k on k.id = g.class_id where g.id = ${classAssignmentId} and k.model_consent_at is null)`
}
