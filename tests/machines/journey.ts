import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createLive, type Live } from '#tests/support/walking/live.ts'
import { leavesOf } from '#tests/support/walking/chart.ts'
import { gaveUp } from '#tests/support/gave-up.ts'

/** One run of a machine, told step by step; each of these ends when the machine has settled. */
export type Journey = Live & {
  /** A call answers. */
  done: (call: string, output?: unknown) => Promise<void>
  /** A call finds nobody. */
  fail: (call: string) => Promise<void>
  /** A wait ends. */
  after: (wait: string) => Promise<void>
  /** Several events, one after the other. */
  tell: (...events: AnyEventObject[]) => Promise<Journey>
  /** The state it is in. */
  at: () => unknown
  /** The names of the calls so far. */
  called: () => string[]
}

/** Prepares journeys through a machine whose calls and waits end when told. */
export function journeysThrough(machine: AnyStateMachine, options?: Parameters<typeof createLive>[1]) {
  const start = createLive(machine, options)
  return (input?: unknown): Journey => {
    const live = start(input)
    live.actor.start()
    const journey: Journey = {
      ...live,
      done: (call, output) => live.play(done(call, output)),
      fail: (call) => live.play(failed(call)),
      after: (wait) => live.play(ended(wait)),
      async tell(...events) {
        for (const event of events) await live.play(event)
        return journey
      },
      at: () => live.actor.getSnapshot().value,
      called: () => live.calls.map(({ src }) => src),
    }
    return journey
  }
}

/** The event of a call that answers. */
export function done(call: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${call}`, output }
}

/** The event of a call that finds nobody. */
export function failed(call: string): AnyEventObject {
  return { type: `xstate.error.actor.${call}` }
}

/** The event of a call that the person gave up. */
export function givenUp(call: string): AnyEventObject {
  return { type: `xstate.error.actor.${call}`, error: gaveUp }
}

/** The event of a wait that ends. */
export function ended(wait: string): AnyEventObject {
  return { type: `xstate.after.${wait}.` }
}

/** The states of a moment that have none inside, by their paths in order of letters, without those that are usual. */
export function leaves(moment: AnyMachineSnapshot, usual: readonly string[] = []): string {
  const paths = leavesOf(moment).map(({ path }) => path.join('.'))
  return paths.filter((path) => !usual.includes(path)).toSorted().join(' ')
}

/** A line of a table of journeys: what the person gets, what happens, and what comes of it. */
export type Row = [title: string, events: readonly AnyEventObject[], outcome: readonly unknown[]]

/**
 * Plays journeys through a machine and answers where each led, what was called, and what `knows` makes of the context. With
 * `held`, those actors only listen, and what they heard comes last.
 */
export function outcomes(machine: AnyStateMachine, { input, held = [], knows }: OutcomeOptions = {}) {
  const begin = journeysThrough(machine, { held })
  return async (events: readonly AnyEventObject[]): Promise<unknown[]> => {
    const journey = await begin(input).tell(...events)
    const moment = journey.actor.getSnapshot()
    return [leaves(moment), journey.called().join(' '), ...(knows?.(moment) ?? []), ...(held.length > 0 ? [journey.heard] : [])]
  }
}

type OutcomeOptions = { input?: unknown; held?: readonly string[]; knows?: (moment: AnyMachineSnapshot) => unknown[] }
