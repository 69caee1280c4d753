import { getStudent, type Student } from '#contract/classroom/students.ts'
import type { Api } from '#src/api/client.ts'
import { readOrMissing } from '#src/app/lists/read-or-missing.ts'

/** Reads one student for a page of theirs; who is not there, or not the reader's to see, is a missing page. */
export function readStudent(api: Api, id: number, signal: AbortSignal): Promise<Student> {
  return readOrMissing(api.send(getStudent, { params: { id }, signal }))
}
