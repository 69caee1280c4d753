import type { ModelReading } from '#contract/accent-sessions.ts'
import type { Sound, Track } from '#machines/playback/playback.types.ts'
import type { ScriptWord, Span } from '#src/screens/accent-pictures/script-words.ts'

const aroundMs = 60
const slowly = 0.5

/** What is played of one word: the model's, the own, or both one after the other at half speed, so that the ear can compare. */
export function wordTracks(word: ScriptWord, of: 'model' | 'own' | 'both', sounds: { reading: ModelReading | null; own: Sound | null; speed: number }): Track[] {
  const model = sounds.reading === null ? null : { url: sounds.reading.base_audio_url }
  const modelTrack = sliceOf(model, word.model, of === 'both' ? slowly : sounds.speed)
  const ownTrack = sliceOf(sounds.own, word.own, of === 'both' ? slowly : 1)
  if (of === 'both') return [...modelTrack, ...ownTrack]
  return of === 'model' ? modelTrack : ownTrack
}

function sliceOf(sound: Sound | null, span: Span | null, rate: number): Track[] {
  if (sound === null || span === null) return []
  return [{ sound, rate, fromMs: Math.max(0, span.startMs - aroundMs), toMs: span.endMs + aroundMs }]
}
