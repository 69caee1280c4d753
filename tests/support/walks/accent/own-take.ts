import { ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { aLoadedTake } from '#tests/support/school/accent-agents.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** The session a kept take belongs to. */
export const takeWork = { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false }
/** A take the server keeps. */
export const keptTake = { id: 9, url: '/api/accent/sound?of=9' }

const events = [
  { type: 'xstate.done.actor.fetchTake', output: aLoadedTake },
  { type: 'xstate.done.actor.fetchTake', output: null },
]

/** Every moment of fetching a kept take. */
export const ownTakeWalk = walkMachine(ownTakeMachine, { input: { take: keptTake, work: takeWork }, events, limit: 50 })

/** The one moment where no take is kept. */
export const absentTakeWalk = walkMachine(ownTakeMachine, { input: { take: null, work: takeWork }, events, limit: 50 })
