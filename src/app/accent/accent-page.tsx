import { useSelector } from '@xstate/react'
import type { AccentSessionActorRef } from '#machines/accent/accent-session/accent-session.machine.ts'
import { accentView, withOwnTake } from '#machines/accent/accent-session/accent-session.view.ts'
import type { Sound, Track } from '#machines/accent/playback/playback.types.ts'
import { sessionGestures } from '#src/app/sessions/session-gestures.ts'
import { useSessionTime } from '#src/app/sessions/use-session-time.ts'
import { scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { AccentScreen } from '#src/screens/accent/accent-screen.tsx'
import type { PlayedWord } from '#src/screens/accent/accent-props.ts'
import { likelyReadingMs } from './likely-reading.ts'
import { useAccentSounds } from './use-accent-sounds.ts'
import { wordTracks } from './word-tracks.ts'

/** What the page needs beside the running session; `onPractice` gets the session whose missed questions are wanted again. */
export type AccentPageProps = {
  session: AccentSessionActorRef
  /** The server's time when the page was drawn. */
  now: Date
  timeZone: string
  onPractice: (sessionId: number) => void
}

const slowly = 0.5

/** Binds a running spoken session to its screen: every gesture is one event, every picture one selector. */
export function AccentPage({ session, now, timeZone, onPractice }: AccentPageProps) {
  const time = useSessionTime(session)
  const sounds = useAccentSounds(session)
  const view = withOwnTake(useSelector(session, accentView), sounds.stored)
  const reading = sounds.playback?.reading ?? null

  function playTrial() {
    const { trial } = session.getSnapshot().context
    if (trial === null) return
    session.send({ type: 'play.requested', heard: 'own', repeats: false, tracks: [whole({ wav: trial.wav }, 1)] })
  }

  function playOwn() {
    if ((view.mode !== 'open' && view.mode !== 'timedOut') || view.own === null) return
    const rate = view.mode === 'open' ? view.speed : 1
    session.send({ type: 'play.requested', heard: 'own', repeats: false, tracks: [whole(view.own, rate)] })
  }

  function playWord(index: number, of: PlayedWord) {
    if (view.mode !== 'open' || view.session.take?.feedback.usable !== true) return
    const timings = reading?.base_audio_data.char_timings ?? null
    const word = scriptWords(view.session.current_question_data.message, timings, view.session.take.feedback.words)[index]
    if (word === undefined) return
    const repeats = of === 'repeated'
    const rate = of === 'both' ? slowly : view.speed
    const tracks = wordTracks(word, repeats ? 'both' : of, { model: sounds.playback?.sound ?? null, own: view.own, rate })
    session.send({ type: 'play.requested', heard: 'word', repeats, tracks })
  }

  function record() {
    if (view.mode !== 'open') return
    const script = view.session.current_question_data.message
    const readingMs = reading === null ? likelyReadingMs(script) : reading.base_audio_data.duration * 1000
    session.send({ type: 'record.requested', expectedMs: readingMs / view.speed })
  }

  return (
    <AccentScreen
      {...sessionGestures(session)}
      view={view}
      time={time}
      sounds={sounds}
      now={now}
      timeZone={timeZone}
      onCheck={() => session.send({ type: 'check.requested' })}
      onChooseMicrophone={(deviceId) => session.send({ type: 'microphone.chosen', deviceId })}
      onPlayTrial={playTrial}
      onListen={() => session.send({ type: 'listen.requested' })}
      onHush={() => session.send({ type: 'hush.requested' })}
      onRetryTake={() => session.send({ type: 'takeRetry.requested' })}
      onRetrySound={() => session.send({ type: 'soundRetry.requested' })}
      onChooseSpeed={(speed) => session.send({ type: 'speed.chosen', speed })}
      onRecord={record}
      onStop={() => session.send({ type: 'recording.stopped' })}
      onCancelRecording={() => session.send({ type: 'recording.cancelled' })}
      onPlayOwn={playOwn}
      onPlayWord={playWord}
      onSubmit={() => session.send({ type: 'submit.requested' })}
      onDiscard={() => session.send({ type: 'take.discarded' })}
      onDefer={() => session.send({ type: 'defer.requested' })}
      onPractice={() => (view.mode === 'complete' || view.mode === 'timedOut' ? onPractice(view.session.session_id) : undefined)}
    />
  )
}

function whole(sound: Sound, rate: number): Track {
  return { sound, rate, fromMs: 0, toMs: null }
}
