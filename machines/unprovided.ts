import { fromCallback, fromPromise, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate'

/**
 * A placeholder for one call a machine needs: it types the call's output and input and rejects with its own name when
 * nobody provided it. `provide` it with a `fromPromise` of the same types.
 */
export function unprovided<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)))
}

/** The same placeholder for a listener or keeper: a callback actor that receives `Received` events and lives as long as its state. */
export function unprovidedCallback<Received extends EventObject, Input = undefined>(name: string): CallbackActorLogic<Received, Input> {
  return fromCallback<Received, Input>(() => {
    throw new Error(`actor "${name}" was not provided`)
  })
}
