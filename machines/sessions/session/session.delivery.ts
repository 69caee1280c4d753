import { isSameTurn } from '#contract/chat/chat-sessions.ts'
import type { ClockOutput } from '#machines/sessions/clock/clock.machine.ts'
import type { Delivered, StateReading } from './session.calls.ts'

type AnyDelivery = Delivered<{ agent: unknown }>
type Running = { context: { session: { status: string; state_token: string } | null } }

/** What every session asks of a delivered, refused or lost move, of its clock, and of the state the server told last. */
export const deliveryGuards = {
  isDelivered: (_: unknown, delivery: AnyDelivery) => delivery.kind === 'delivered',
  isStale: (_: unknown, delivery: AnyDelivery) => delivery.kind === 'stale',
  isGivenUp: (_: unknown, delivery: AnyDelivery) => delivery.kind === 'givenUp',
  isOffline: (_: unknown, delivery: AnyDelivery) => delivery.kind === 'offline',
  isUnreachable: (_: unknown, delivery: AnyDelivery) => isUnanswered(delivery),
  mayWorkLater: (_: unknown, delivery: AnyDelivery) =>
    isUnanswered(delivery) || (delivery.kind === 'refused' && delivery.sentence === null && delivery.agent === null),
  isRunOut: (_: unknown, clock: ClockOutput) => clock.reason === 'time_up',
  isComplete: ({ context }: Running) => context.session?.status === 'complete',
  isTimeUp: ({ context }: Running) => context.session?.status === 'time_up',
  isOver: ({ context }: Running) => context.session?.status !== 'active',
  isMovedOn: ({ context }: Running, { askedFrom, stateToken }: StateReading) =>
    !isSameTurn(stateToken, askedFrom) && context.session?.state_token === askedFrom,
}

/** Whether nobody knows if it arrived: what the person gave up as much as what found no line or nobody at its end. */
function isUnanswered({ kind }: AnyDelivery): boolean {
  return kind === 'offline' || kind === 'unreachable' || kind === 'givenUp'
}

/** Hands a move's refusal to an action, with the sentence for when the server sent none. */
export function refused(fallback: string) {
  return <Delivery>({ event }: { event: { output: Delivery } }) => ({ delivery: event.output, fallback })
}
