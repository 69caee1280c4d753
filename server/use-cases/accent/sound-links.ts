import * as v from 'valibot'
import type { Deps } from '#server/deps.ts'
import type { Secrets } from '#server/security/keys.ts'
import { openSealed, seal } from '#server/security/seal.ts'

/** A sound that a link can name: a recording, or the model reading of a session's question at a speed. */
export type NamedSound = v.InferOutput<typeof Named>

type LinkDeps = Pick<Deps, 'settings' | 'clock'>

const lifeMs = 10 * 60_000
const place = 'sound'
const Named = v.union([v.object({ recording: v.number() }), v.object({ session: v.number(), position: v.number(), rate: v.number() })])
const Sealed = v.object({ sound: Named, until: v.number() })

/** A link to a sound that works for ten minutes without signing in, for a plain audio element; from the root of the API's own origin. */
export function soundLink({ settings, clock }: LinkDeps, sound: NamedSound): string {
  const until = clock.now().getTime() + lifeMs
  return `/api/accent/sound?of=${seal('recording_link', settings, place, JSON.stringify({ sound, until }))}`
}

/** The sound a link's `of` names, or null when it was altered or its time is over. */
export function soundOfLink({ settings, clock }: LinkDeps, of: string): NamedSound | null {
  const opened = open(settings, of)
  return opened && opened.until > clock.now().getTime() ? opened.sound : null
}

/** The same link with its time begun again; for a reply that was stored with its links. */
export function renewedLink(deps: LinkDeps, link: string | null): string | null {
  const opened = link === null ? null : open(deps.settings, link.replace(/^.*\?of=/, ''))
  return opened && soundLink(deps, opened.sound)
}

function open(secrets: Secrets, sealed: string): v.InferOutput<typeof Sealed> | null {
  try {
    return v.parse(Sealed, JSON.parse(openSealed('recording_link', secrets, place, sealed)))
  } catch {
    return null
  }
}
