import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { classes, classMembers } from '#server/db/schema/people.ts'

/** Whether one of the classes of a student has the school's consent to a language model reading their answers. */
export function hasModelConsent(studentId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${classMembers} join ${classes} on ${classes.id} = ${classMembers.classId}
    where ${classMembers.studentId} = ${studentId} and ${classes.modelConsentAt} is not null and ${classes.deletedAt} is null)`
}
