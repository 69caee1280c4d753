import { describe, expect, it } from 'vitest'
import { answersTable } from '#scripts/eval-speech/answers.ts'
import { atPace } from '#scripts/eval-speech/at-pace.ts'
import { conditionNames, conditions } from '#scripts/eval-speech/conditions.ts'
import type { Told } from '#scripts/eval-speech/listen.ts'
import type { Sound } from '#server/speech/reference.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { referencesOf, takeOf } from '#tests/server/speech/scoring/sounds.ts'

const script = 'We walked along the river and watched the boats.'

function under(name: keyof typeof conditions, sound: Sound): Sound {
  const change: (one: Sound, wordEnds: readonly number[]) => Sound = conditions[name]
  return change(sound, [0.7, 1, 1.3, 1.4, 1.7, 1.85, 2.2, 2.3, 2.8])
}

describe('a sound at another pace', () => {
  it('keeps its pitch', () => {
    const tone = Float32Array.from({ length: 16_000 }, (_, index) => Math.sin((2 * Math.PI * 200 * index) / 16_000))
    const crossings = (samples: Float32Array) => samples.filter((value, index) => index > 0 && value >= 0 && (samples[index - 1] ?? 0) < 0).length
    const [half, double] = [atPace(tone, 0.5), atPace(tone, 2)]
    expect([half.length, double.length]).toEqual([32_000, 8_000])
    expect([Math.abs(crossings(half) - 400) <= 8, Math.abs(crossings(double) - 100) <= 4]).toEqual([true, true])
  })
})

describe('the conditions of an evaluation', () => {
  it('leave sound in every one of them, the same in every run', async () => {
    const take = await takeOf(script)
    const silent = conditionNames.filter((name) => !under(name, take).samples.some((value) => value !== 0 && Number.isFinite(value)))
    const drawn = conditionNames.filter((name) => {
      const [once, again] = [under(name, take).samples, under(name, take).samples]
      return once.some((value, index) => value !== again[index])
    })
    expect([silent, drawn]).toEqual([[], []])
  })

  it.each([
    'noise at 20 dB', 'other voices at 20 dB', 'hum at 15 dB', 'telephone', 'quiet, peak at -40 dB', '1 % clipped', 'echo of a room', 'a cough first',
    'clicks before and after', 'silence around', 'long pauses', 'half speed', 'a shorter throat', 'a longer throat',
  ] as const)('take a reading of the script under: %s', async (name) => {
    expect(scoreTake(under(name, await takeOf(script)), await referencesOf(script), script, 'en').usable).toEqual(true)
  })

  it.each(['the first quarter', 'backwards', 'music alone'] as const)('refuse under: %s', async (name) => {
    expect(scoreTake(under(name, await takeOf(script)), await referencesOf(script), script, 'en').usable).toEqual(false)
  })
})

describe('the table of what the product answers', () => {
  it('says for each condition what is taken, of children and adults, with bounds, and why the rest is refused', () => {
    const told = (id: string, age: number, right: Told['right'], wrong: Told['wrong']): Told => ({
      label: { id, speaker: id, age, gender: 'f', text: '', wav: '', accuracy: 8, fluency: 8, prosodic: 8, total: 8, words: [] },
      right,
      wrong,
    })
    const clean = [told('1', 7, 80, 'other_text'), told('2', 30, 90, 'other_text')]
    const lines = answersTable(new Map([['clean', clean], ['backwards', [told('1', 7, 'noise', 'noise'), told('2', 30, 70, 'other_text')]]])).split('\n')
    expect(lines.slice(3).map((line) => line.split(/\s{2,}/))).toEqual([
      ['clean', 'yes', '100.0 % [100.0, 100.0]', '100.0 % [100.0, 100.0]', '100.0 % [100.0, 100.0]', '0.0 % [0.0, 0.0]', '0.0 [0.0, 0.0]'],
      ['backwards', 'no', '50.0 % [0.0, 100.0]', '0.0 % [0.0, 0.0]', '100.0 % [100.0, 100.0]', '0.0 % [0.0, 0.0]', '-20.0 [-20.0, -20.0]', '1 noise'],
    ])
  })
})
