import { expect, it } from 'vitest'
import { atFairPace } from '#server/speech/scoring/measures/fair-pace.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { referencesOf, takeOf } from './sounds.ts'

it('counts whoever is faster than the model as just as fast, and whoever is a little slower too', () => {
  const measures = { pace: -0.7, articulation: 0.2, pathArticulation: 0.6, cost: -1 }
  expect([atFairPace(measures), atFairPace(measures, 0.25)]).toEqual([
    { pace: 0, articulation: 0.2, pathArticulation: 0.6, cost: -1 },
    { pace: 0, articulation: 0, pathArticulation: 0.35, cost: -1 },
  ])
})

it('gives hurrying no more than the model’s own pace, and names it', async () => {
  const script = 'We walked along the river and watched the boats.'
  const references = await referencesOf(script)
  const [own, hurried] = await Promise.all([1, 1.8].map(async (rate) => scoreTake(await takeOf(script, rate), references, script, 'en')))
  if (!own?.usable || !hurried?.usable) throw new Error('both are takes')
  expect(hurried.overall.score).toBeLessThanOrEqual(own.overall.score + 2)
  expect(hurried.fluency.tips.at(-1)).toBe('You read faster than the model, which earns nothing more. Take your time, so that every word can be heard.')
})
