import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { Speech } from '#server/ports/speech.ts'
import { chooseVoice } from '#server/speech/voice/voices.ts'
import { wavOf } from '#server/speech/wav.ts'

/** A mono WAV file of a standing sound this loud; its loudness is the score the scripted speech gives it, in percent. */
export function recordingOf(loudness: number, seconds = 0.5, sampleRate = 16_000): Blob {
  return new Blob([wavOf({ samples: new Float32Array(seconds * sampleRate).fill(loudness / 100), sampleRate })])
}

/** The feedback of a take scored this well. */
export function feedbackOf(score: number): Extract<Feedback, { usable: true }> {
  const aspect = { score, tips: [`Keep ${score}.`] }
  return {
    usable: true,
    engine: 'scripted+1',
    overall: { score, summary: `Scored ${score}.` },
    ...{ fluency: aspect, pronunciation: aspect, rhythm: aspect, prosody: aspect },
    words: [{ word: 'Good', category: 'good', heard: true, start_time: 0.1, end_time: 0.4 }],
  }
}

/**
 * Speech without a voice: reads a tenth of a second per character, scores a recording by how loud it is, finds silence
 * unusable, and fails at scripts that say so.
 */
export const scriptedSpeech: Speech = {
  choose: (hint) => chooseVoice(hint, true),
  read: (script, _, rate) => {
    if (script.includes('fails')) return Promise.reject(new Error('the voice is away'))
    const each = 0.1 / rate
    const timings = Array.from(script, (char, index) => ({ char, start_time: index * each, end_time: (index + 1) * each }))
    const duration = timings.length * each
    return Promise.resolve({ wav: wavOf({ samples: new Float32Array(Math.round(duration * 8000)), sampleRate: 8000 }), duration, timings })
  },
  score: (wav, script) => {
    if (script.includes('fails')) return Promise.reject(new Error('the scorer is away'))
    const score = Math.round((new DataView(wav.buffer, wav.byteOffset).getInt16(44, true) / 32_767) * 100)
    return Promise.resolve({ wav, score: score === 0 ? { usable: false, reason: 'silence' } : feedbackOf(score) })
  },
  forget: () => Promise.resolve(0),
}
