import type { Sound, Track } from '#machines/accent/playback/playback.types.ts'
import type { ScriptWord, Span } from '#src/screens/accent/pictures/script-words.ts'

const aroundMs = 60

/** What is played of one word, at `rate`: the model's, the own, or both one after the other, so that the ear can compare. */
export function wordTracks(
  word: ScriptWord,
  of: 'model' | 'own' | 'both',
  { model, own, rate }: { model: Sound | null; own: Sound | null; rate: number },
): Track[] {
  return [...(of === 'own' ? [] : sliceOf(model, word.model, rate)), ...(of === 'model' ? [] : sliceOf(own, word.own, rate))]
}

function sliceOf(sound: Sound | null, span: Span | null, rate: number): Track[] {
  if (sound === null || span === null) return []
  return [{ sound, rate, fromMs: Math.max(0, span.startMs - aroundMs), toMs: span.endMs + aroundMs }]
}
