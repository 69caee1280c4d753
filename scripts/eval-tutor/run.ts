import { parseArgs } from 'node:util'
import { evaluate } from './evaluate.ts'

const usage = 'npm run eval:tutor -- --base-url http://localhost:11434/v1 --model NAME [--api-key KEY] [--every 1] [--prices 0.15/0.60]'

/** `--every 5` asks about every fifth case only; `--prices` are those of a million tokens sent and received. */
const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string' },
    'api-key': { type: 'string' },
    every: { type: 'string', default: '1' },
    prices: { type: 'string' },
  },
})
const { 'base-url': baseUrl, model, 'api-key': apiKey = null, every, prices } = values
if (baseUrl === undefined || model === undefined) {
  console.error(`Name a server and a model: ${usage}`)
  process.exit(1)
}
const [input = 0, output = 0] = (prices ?? '').split('/').map(Number)
const { leaks, gains } = await evaluate(
  { baseUrl, model, apiKey, every: Math.max(1, Number(every)), prices: prices === undefined ? null : { input, output } },
  (line) => console.log(line),
)
if (leaks + gains > 0) process.exitCode = 1
