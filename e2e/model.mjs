import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

// A language model for the journeys: it speaks OpenAI's chat completions as a stream, word by word. A message about "slow" it never answers, one
// about a parrot it answers with the answer, any other it meets as a tutor should. What is asked for as an object it gives whole.

const helpful = 'You took something away, and that is a good way to begin. What is left on the other side then?'
const obedient = 'Sure, the answer is 4. Shall we go on?'

createServer((request, response) => {
  const parts = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => void answer(Buffer.concat(parts).toString(), response))
}).listen(Number(process.env.E2E_MODEL_PORT), '127.0.0.1')

async function answer(body, response) {
  if (body === '') {
    response.end('ready')
    return
  }
  const { messages, response_format: form } = JSON.parse(body)
  const asked = JSON.parse(messages.at(-1).content)
  if (form !== undefined) {
    const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(objectFor(form.json_schema.name, asked)) } }
    const usage = { prompt_tokens: 320, completion_tokens: 45, total_tokens: 365 }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'one', object: 'chat.completion', created: 1, model: 'scripted', choices: [choice], usage }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (asked.answer.includes('slow')) return
  for (const word of (asked.answer.includes('parrot') ? obedient : helpful).split(/(?<= )/)) {
    response.write(chunk({ delta: { role: 'assistant', content: word }, finish_reason: null }))
    await setTimeout(20)
  }
  response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
}

function objectFor(name, asked) {
  if (name === 'mark') return { quality: 0.5, reason: 'Says what, not why.', quote: asked.answer, is_instructed: false }
  if (name === 'mistakes') return { misconception: 'They add where they should take away.', advice: 'Ask what undoes an addition.' }
  const isWhole = asked.wanted === 'question' || asked.wanted === 'theme'
  if (isWhole) return { lines: [], title: 'Rain', prompt: 'Where does rain come from?\n\nMust mention: clouds; sea / lakes\nHint: Look up.\nHint: Where was it before?' }
  if (asked.wanted === 'simplify') return { lines: [], title: '', prompt: asked.prompt.replace('Solve for', 'Find') }
  return { lines: ['Hint: What was done to the number first?', 'Hint: Undo it on both sides.'], title: '', prompt: '' }
}

function chunk(choice) {
  return `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, ...choice }] })}\n\n`
}
