import { fromPromise } from 'xstate'
import { type LoadedTake, type OwnTakeInput, ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { loadedSound } from './loaded-sound.ts'

/** A sound of a past session, fetched by the link its page was told. */
export const soundMachine = ownTakeMachine.provide({
  actors: {
    fetchTake: fromPromise<LoadedTake | null, OwnTakeInput>(({ input: { take }, signal }) =>
      take === null ? Promise.resolve(null) : loadedSound(take.url, signal),
    ),
  },
})
