import type { ScriptWord } from '#src/screens/accent/pictures/script-words.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { WaveRibbon } from '#src/screens/accent/pictures/wave-ribbon.tsx'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { useLive } from '#src/screens/accent/live.ts'
import { StoredTake } from './stored-take.tsx'

type Props = { view: OpenAccentView; sounds: AccentSounds; words: readonly ScriptWord[] } & Pick<AccentCallbacks, 'onRetryTake'>

/** The model's and the own sound, one above the other; while recording the own one grows, and where it is not here it says why. */
export function Ribbon({ view, sounds, words, onRetryTake }: Props) {
  const played = useLive(sounds.played)
  const recorder = useLive(sounds.recorder)
  const isGrowing = view.take === 'recording'
  const own = isGrowing ? growing(recorder) : view.picture
  return (
    <>
      <WaveRibbon words={words} model={sounds.playback?.picture ?? null} own={own} isGrowing={isGrowing} played={played} />
      {view.take === 'feedback' && own === null ? <StoredTake view={view} stored={sounds.stored} onRetryTake={onRetryTake} /> : null}
    </>
  )
}

function growing(recorder: { elapsedMs: number; levels: readonly number[] } | null): SoundPicture | null {
  if (recorder === null || recorder.levels.length === 0) return null
  const levelMs = recorder.elapsedMs / recorder.levels.length
  return { durationMs: recorder.elapsedMs, levels: recorder.levels, levelMs, pitch: [], pitchMs: levelMs }
}
