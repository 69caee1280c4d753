import { findSound, findSpokenSnapshot } from '#server/db/accent/accent-recordings.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { readOrRefuse } from './read-or-refuse.ts'
import { soundOfLink, type NamedSound } from './sound-links.ts'
import { spokenQuestion } from './spoken-question.ts'

type SoundDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'speech' | 'log'>

/** The sound a signed link leads to. The link is the permission: it was only given to those who may hear it. */
export async function playSound(deps: SoundDeps, of: string): Promise<Uint8Array<ArrayBuffer>> {
  const named = soundOfLink(deps, of)
  if (!named) throw fail('link_invalid')
  return 'recording' in named ? recordedSound(deps, named.recording) : modelSound(deps, named)
}

async function recordedSound({ db }: SoundDeps, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const wav = await findSound(db, id)
  if (!wav) throw fail('not_found')
  return new Uint8Array(wav)
}

/** Read again rather than kept by the link: the files may be gone, or on another machine. */
async function modelSound(deps: SoundDeps, { session, position, rate }: Extract<NamedSound, { session: number }>): Promise<Uint8Array<ArrayBuffer>> {
  const found = await findSpokenSnapshot(deps.db, session, position)
  if (!found) throw fail('not_found')
  const { wav } = await readOrRefuse(deps, spokenQuestion(deps, found.snapshot, found.setIndex), rate)
  return wav
}
