import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import { sampleMachine } from '#machines/welcome/sample/sample.machine.ts'
import { createSampleActors } from '#src/actors/welcome/sample.actors.ts'
import type { Api } from '#src/api/client.ts'

/** The sample session as a page offers it; `sentence` says why none could be opened. */
export type Sample = { isBusy: boolean; sentence: string | null; onTry: () => void }

/** The sample session a visitor may open; once it is open the page goes to it. */
export function useSample(api: Api, auth: AuthActorRef): Sample {
  const { history } = useRouter()
  const [machine] = useState(() => sampleMachine.provide({ actors: createSampleActors({ api, auth }) }))
  const sample = useActorRef(machine, undefined, ({ output }) => {
    if (output !== undefined) history.push(output.path)
  })
  const isBusy = useSelector(sample, (now) => now.hasTag('pending') || now.status === 'done')
  const sentence = useSelector(sample, ({ context }) => context.sentence)
  return { isBusy, sentence, onTry: () => sample.send({ type: 'sample.requested' }) }
}
