import { failureOf } from './failure.ts'

/** What a call finds; null when the server says that it is not there, or not the caller's to see. */
export async function unlessMissing<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && failure.status === 404) return null
    throw error
  }
}
