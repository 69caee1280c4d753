import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingCalls } from '#tests/support/executed.ts'
import { sized } from '#tests/support/sizes.ts'
import { anyCostly, found } from './inputs.ts'
import { held } from './held.ts'

/** The most functions of the server that may be called before others are answered: a few milliseconds' worth. */
const most = 250_000

const executed = countingCalls()

const searched = sized(8, 400)

const kept = Object.keys(held).flatMap((endpoint) => Object.keys(found).map((name) => [endpoint, name] as const))

test.each(kept)('%s answers others soon beside %s', async (endpoint, name) => {
  const [work, input] = [held[endpoint], found[name]]
  if (!work || !input) throw new Error('no such row')
  expect(await executed(() => work(input))).toBeLessThanOrEqual(most)
})

test.each(Object.entries(held))(`%s answers others soon beside ${searched} drawn prompts and answers`, async (endpoint, work) => {
  const inputs = fc.sample(anyCostly, { seed: 20, numRuns: searched })
  let dearest = { cost: 0, input: inputs[0] }
  for (const input of inputs) {
    const cost = await executed(() => work(input))
    if (cost > dearest.cost) dearest = { cost, input }
  }
  console.warn(`${endpoint}: ${searched} inputs, the dearest made ${dearest.cost} calls`)
  expect(dearest.cost <= most ? null : dearest).toBeNull()
}, 600_000)
