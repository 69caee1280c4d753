import { notFound } from '@tanstack/react-router'
import { failureOf } from '#src/api/failure.ts'

/** What a page reads of one thing: when that is not there, or not the reader's to see, the page is a missing one. */
export async function readOrMissing<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.status === 404) throw notFound()
    throw error
  }
}
