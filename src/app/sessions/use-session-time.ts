import { useSelector } from '@xstate/react'
import type { AccentSessionActorRef } from '#machines/accent/accent-session/accent-session.machine.ts'
import type { ChatSessionActorRef } from '#machines/chat/chat-session/chat-session.machine.ts'
import { isSameTime, type ShownTime } from '#machines/sessions/clock/clock.selectors.ts'
import { sessionClock } from '#machines/sessions/session/session.selectors.ts'
import { sessionTime } from '#machines/sessions/session/session.time.ts'

/** The time a running or ended session shows; null when there is none. */
export function useSessionTime(session: ChatSessionActorRef | AccentSessionActorRef): ShownTime | null {
  const clock = useSelector(useSelector(session, sessionClock), (snapshot) => snapshot)
  return useSelector(session, (snapshot) => sessionTime(snapshot, clock), isSameTime)
}
