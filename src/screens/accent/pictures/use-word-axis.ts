import { useMemo } from 'react'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { ScriptWord } from './script-words.ts'
import { withoutSilence } from './speech-span.ts'
import { useWidth } from './use-width.ts'
import { wordAxis } from './word-columns.ts'

const narrowest = 320

/**
 * The axis of a picture as wide as the element `view.ref` is bound to, 320 at least. It is laid out anew only when what it
 * stands for changes: a picture is drawn again with each frame while something plays.
 */
export function useWordAxis({ words, model, own }: { words: readonly ScriptWord[]; model: SoundPicture | null; own: SoundPicture | null }) {
  const view = useWidth<HTMLDivElement>(narrowest)
  const spoken = useMemo(() => (words.some(({ isScored }) => isScored) ? withoutSilence(words, model) : words), [words, model])
  const modelMs = model?.durationMs ?? null
  const ownMs = own?.durationMs ?? null
  const room = Math.max(narrowest, view.width)
  const axis = useMemo(() => wordAxis({ words: spoken, modelMs, ownMs, room }), [spoken, modelMs, ownMs, room])
  return { view, axis }
}
