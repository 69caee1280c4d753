import { notFound } from '@tanstack/react-router'
import { getStudent, type Student } from '#contract/students.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

/** Reads one student for a page of theirs; who is not there, or not the reader's to see, is a missing page. */
export async function readStudent(api: Api, id: number, signal: AbortSignal): Promise<Student> {
  try {
    return await api.send(getStudent, { params: { id }, signal })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.status === 404) throw notFound()
    throw error
  }
}
