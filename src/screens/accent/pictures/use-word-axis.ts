import { useMemo } from 'react'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { ScriptWord } from './script-words.ts'
import { speechSpan, withoutSilence } from './speech-span.ts'
import { useWidth } from './use-width.ts'
import { wordAxis } from './word-columns.ts'

const narrowest = 240

type Input = { words: readonly ScriptWord[]; model: SoundPicture | null; own: SoundPicture | null; isGrowing?: boolean }

/**
 * The axis of a picture as wide as the element `view.ref` is bound to, 240 at least. It is laid out anew only when what it
 * stands for changes: a picture is drawn again with each frame while something plays.
 */
export function useWordAxis({ words, model, own, isGrowing = false }: Input) {
  const view = useWidth<HTMLDivElement>(narrowest)
  const isScored = words.some((word) => word.isScored)
  const isMade = own !== null && own.levels.length > 0 && !isGrowing
  const spoken = useMemo(() => (isScored || isMade ? withoutSilence(words, model) : words), [isScored, isMade, words, model])
  const ownSpeech = useMemo(() => (isMade && !isScored ? speechSpan(own) : null), [isMade, isScored, own])
  const modelMs = model?.durationMs ?? null
  const ownMs = own?.durationMs ?? null
  const room = Math.max(narrowest, view.width)
  const axis = useMemo(() => wordAxis({ words: spoken, modelMs, ownMs, ownSpeech, room }), [spoken, modelMs, ownMs, ownSpeech, room])
  return { view, axis }
}
