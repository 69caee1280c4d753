import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type PromiseActorLogic } from 'xstate'
import type { SubmissionMachine, SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { FormView } from '#src/screens/classroom/form-view.ts'

type FormOptions<Values, Saved> = {
  machine: SubmissionMachine<Values, Saved>
  actors: { save: PromiseActorLogic<SubmissionResult<Saved>, { values: Values | null }> }
  onSaved: (saved: Saved) => void
}

/**
 * A small form for as long as it is mounted; `values` are the last ones sent, null while none were: until then closing it changed
 * nothing. `onSaved` gets what the server answered, once. `typed` hears whether the form differs from how it began; `isDirty`
 * says so until it is saved. `isAsking` while `confirm` or `decline` answers a question about the values first.
 */
export function useForm<Values, Saved>({ machine, actors, onSaved }: FormOptions<Values, Saved>) {
  const [provided] = useState(() => machine.provide({ actors }))
  const form = useActorRef(provided, undefined, ({ context, status }) => {
    if (status === 'done' && context.saved !== null) onSaved(context.saved)
  })
  const snapshot = useSelector(form, (now) => now)
  const { sentence, fields, values } = snapshot.context
  const view: FormView = { isBusy: snapshot.hasTag('pending') || snapshot.status === 'done', canRetry: snapshot.hasTag('failed'), sentence, fields }
  return {
    view,
    values,
    isAsking: snapshot.hasTag('asking'),
    confirm: () => form.send({ type: 'question.confirmed' }),
    decline: () => form.send({ type: 'question.declined' }),
    save: (typed: Values) => form.send({ type: 'values.submitted', values: typed }),
    typed: (isDirty: boolean) => form.send({ type: 'values.changed', isDirty }),
    isDirty: () => form.getSnapshot().context.isDirty,
    retry: () => form.send({ type: 'retry.requested' }),
  }
}
