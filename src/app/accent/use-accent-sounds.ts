import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { AccentSessionActorRef } from '#machines/accent/accent-session/accent-session.machine.ts'
import { sessionOwnTake, sessionPlayback, sessionRecorder } from '#machines/accent/accent-session/accent-session.selectors.ts'
import { isSameOwnTake, ownTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import { isSamePlace, isSamePlayback, playbackFacts, playedPlace } from '#machines/accent/playback/playback.selectors.ts'
import { isSameRecording, recorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import type { AccentSounds } from '#src/screens/accent/accent-props.ts'
import { liveOf } from '#src/app/shell/live-of.ts'

/** What is heard and recorded in a session just now, for its screen. */
export function useAccentSounds(session: AccentSessionActorRef): AccentSounds {
  const player = useSelector(session, sessionPlayback)
  const microphone = useSelector(session, sessionRecorder)
  const playback = useSelector(player, (snapshot) => (snapshot === undefined ? null : playbackFacts(snapshot)), isSamePlayback)
  const ownTake = useSelector(session, sessionOwnTake)
  const stored = useSelector(ownTake, (snapshot) => (snapshot === undefined ? null : ownTakeFacts(snapshot)), isSameOwnTake)
  const played = useMemo(() => liveOf(player, playedPlace, isSamePlace), [player])
  const recorder = useMemo(() => liveOf(microphone, recorderFacts, isSameRecording), [microphone])
  return { playback, stored, played, recorder }
}
