import { lazy, Suspense } from 'react'
import type { ScriptWord } from '#src/screens/accent/pictures/script-words.ts'
import type { AccentSounds, OpenAccentView } from '#src/screens/accent/accent-props.ts'
import { useLive } from '#src/screens/accent/live.ts'

const PitchLines = lazy(async () => ({ default: (await import('#src/screens/accent/pictures/pitch-lines.tsx')).PitchLines }))

/** How both voices rise and fall over a scored take; nothing where the take is not here. */
export function Melody({ view, sounds, words }: { view: OpenAccentView; sounds: AccentSounds; words: readonly ScriptWord[] }) {
  const played = useLive(sounds.played)
  if (view.picture === null) return null
  return (
    <Suspense fallback={null}>
      <PitchLines words={words} model={sounds.playback?.picture ?? null} own={view.picture} played={played} />
    </Suspense>
  )
}
