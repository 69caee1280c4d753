import { fromPromise, waitFor } from 'xstate'
import { startSample } from '#contract/welcome/welcome.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { SampleResult, sampleMachine } from '#machines/welcome/sample/sample.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'

type Provided = NonNullable<Parameters<typeof sampleMachine.provide>[0]['actors']>

/** The sample machine's calls: making the sample, and handing its token to the auth actor. */
export function createSampleActors({ api, auth }: { api: Api; auth: AuthActorRef }) {
  return {
    startSample: fromPromise<SampleResult, undefined>(async ({ signal }) => {
      try {
        const { access_token, exercise_id } = await api.send(startSample, { signal })
        return { ok: true, accessToken: access_token, exerciseId: exercise_id }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind === 'refused' && failure.status === 429) return { ok: false, sentence: failure.body.error }
        throw error
      }
    }),
    signIn: fromPromise<void, { accessToken: string }>(async ({ input }) => {
      auth.send({ type: 'token.received', accessToken: input.accessToken })
      const settled = await waitFor(
        auth,
        (now) => now.context.accessToken === input.accessToken && (now.matches({ signedIn: 'active' }) || now.hasTag('failed')),
      )
      if (settled.context.profile === null) throw new Error('The sample could not be signed in.')
    }),
  } satisfies Provided
}
