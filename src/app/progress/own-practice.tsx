import { useRouter } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Practice } from '#contract/sessions/practice.ts'
import { practiceMachine } from '#machines/sessions/practice/practice.machine.ts'
import { createPracticeActors } from '#src/actors/sessions/practice.actors.ts'
import type { Api } from '#src/api/client.ts'
import { PracticeOffer, type PracticeOfferProps } from '#src/screens/progress/practice-offer.tsx'

/** Binds the offer to practice what was missed to the session it leads to. */
export function OwnPractice({ api, practice, ...shown }: { api: Api; practice: Practice } & Pick<PracticeOfferProps, 'now' | 'timeZone' | 'look'>) {
  const { history } = useRouter()
  const [machine] = useState(() => practiceMachine.provide({ actors: createPracticeActors({ api }) }))
  const starting = useActorRef(machine, undefined, ({ output }) => {
    if (output !== undefined) history.push(output.path)
  })
  const isBusy = useSelector(starting, (now) => now.hasTag('pending') || now.status === 'done')
  const sentence = useSelector(starting, ({ context }) => context.sentence)
  return <PracticeOffer {...shown} practice={practice} isBusy={isBusy} sentence={sentence} onStart={() => starting.send({ type: 'practice.requested' })} />
}
