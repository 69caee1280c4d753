import { getProfile } from '#contract/accounts/auth.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { Api } from '#src/api/client.ts'

/** Reads who is signed in once more, as something about them changed; nothing where nobody is, or where no answer comes. */
export async function readProfileAgain({ api, auth }: { api: Api; auth: AuthActorRef }): Promise<void> {
  if (auth.getSnapshot().context.profile === null) return
  const profile = await api.send(getProfile, { isBackground: true }).catch(() => null)
  if (profile !== null) auth.send({ type: 'profile.changed', profile })
}
