import { useState } from 'react'
import { AppearingScript } from '#src/screens/accent/pictures/appearing-script.tsx'
import { KaraokeLine } from '#src/screens/accent/pictures/karaoke-line.tsx'
import { ScoredScript } from '#src/screens/accent/pictures/scored-script.tsx'
import type { ScriptWord } from '#src/screens/accent/pictures/script-words.ts'
import type { AccentSounds, OpenAccentView } from './accent-props.ts'
import { useLive } from './live.ts'

type Props = { view: OpenAccentView; sounds: AccentSounds; words: readonly ScriptWord[] }

/** The script: with its words coloured once a take was scored, and followed while the model reads or a take is recorded. */
export function Script({ view, sounds, words, chosen, onChoose }: Props & { chosen: number | null; onChoose: (word: number) => void }) {
  const script = view.session.current_question_data.message
  const isModelHeard = sounds.playback?.standing === 'sounding' && sounds.playback.heard === 'model'
  if (view.take === 'feedback' && !isModelHeard) return <ScoredScript script={script} words={words} chosen={chosen} onChoose={onChoose} />
  return <FollowedScript view={view} sounds={sounds} words={words} />
}

/**
 * Follows the player's clock, or while recording the pace at which the model reads. A script that is seen for the first time
 * appears character by character, until it is there or something is done with it.
 */
function FollowedScript({ view, sounds, words }: Props) {
  const [hasAppeared, setHasAppeared] = useState(false)
  const played = useLive(sounds.played)
  const recorder = useLive(sounds.recorder)
  const timings = sounds.playback?.reading?.base_audio_data.char_timings ?? null
  const readingMs = (sounds.playback?.reading?.base_audio_data.duration ?? 0) * 1000
  const recordedMs = recorder === null || recorder.isAsking ? null : recorder.elapsedMs * view.speed
  const followedMs = view.take === 'recording' ? recordedMs : played?.heard === 'model' ? played.ms : null
  const isOver = followedMs === null || timings === null || followedMs > readingMs
  const script = view.session.current_question_data.message
  const isNew = view.take === 'ready' && view.session.current_question_state.takes === 0 && played === null
  if (!isNew && !hasAppeared) setHasAppeared(true)
  if (isNew && !hasAppeared) return <AppearingScript script={script} onAppeared={() => setHasAppeared(true)} />
  return <KaraokeLine script={script} words={words} timings={timings} positionMs={isOver ? null : followedMs} />
}
