import { notFound } from '@tanstack/react-router'
import { unlessMissing } from '#src/api/unless-missing.ts'

/** What a page reads of one thing: when that is not there, or not the reader's to see, the page is a missing one. */
export async function readOrMissing<Found>(reading: Promise<Found>): Promise<Found> {
  const found = await unlessMissing(reading)
  if (found === null) throw notFound()
  return found
}
