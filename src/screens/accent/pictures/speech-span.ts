import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import type { ScriptWord, Span } from './script-words.ts'

const quietShare = 0.06
const edgeMs = 40

/** From where to where somebody speaks in a sound, by its levels. */
export function speechSpan({ levels, levelMs, durationMs }: SoundPicture): Span {
  const least = quietShare * Math.max(...levels)
  const first = levels.findIndex((level) => level > least)
  const last = levels.findLastIndex((level) => level > least)
  return { startMs: Math.max(0, first * levelMs - edgeMs), endMs: Math.min(durationMs, (last + 1) * levelMs + edgeMs) }
}

/** Words whose times in the model are cut to its speech: its first and last character take in the silence before and behind. */
export function withoutSilence(words: readonly ScriptWord[], model: SoundPicture | null): readonly ScriptWord[] {
  if (model === null || model.levels.length === 0) return words
  const { startMs, endMs } = speechSpan(model)
  const cut = (span: Span) => ({
    startMs: Math.min(span.endMs, Math.max(span.startMs, startMs)),
    endMs: Math.max(span.startMs, Math.min(span.endMs, endMs)),
  })
  return words.map((word) => (word.model === null ? word : { ...word, model: cut(word.model) }))
}
