import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { recoveringMachine, type RecoveryValues } from '#machines/accounts/recovering/recovering.machine.ts'
import type { SubmissionActorRef } from '#machines/forms/submission/submission.machine.ts'
import { createRecoveringActors } from '#src/actors/accounts/recovering.actors.ts'
import type { Api } from '#src/api/client.ts'
import { RecoveryScreen } from '#src/screens/accounts/account/recovery-screen.tsx'

/** Starts asking for a mailed link. */
export function RecoveryPage({ api, onBack }: { api: Api; onBack: () => void }) {
  const [machine] = useState(() => recoveringMachine.provide({ actors: createRecoveringActors({ api }) }))
  return <Recovering recovering={useActorRef(machine)} onBack={onBack} />
}

/** Binds the asking to its screen. */
export function Recovering({ recovering, onBack }: { recovering: SubmissionActorRef<RecoveryValues, true>; onBack: () => void }) {
  const snapshot = useSelector(recovering, (now) => now)
  const { sentence, fields } = snapshot.context
  const form = { isBusy: snapshot.hasTag('pending'), canRetry: snapshot.hasTag('failed'), sentence, fields }
  return (
    <RecoveryScreen
      view={snapshot.matches('saved') ? { mode: 'sent' } : { mode: 'asking', form }}
      onRecover={(identifier) => recovering.send({ type: 'values.submitted', values: { identifier } })}
      onRetry={() => recovering.send({ type: 'retry.requested' })}
      onBack={onBack}
    />
  )
}
