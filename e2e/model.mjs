import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

// A language model for the journeys: it speaks OpenAI's chat completions as a stream, word by word. A message about "slow" it never answers, one
// about a parrot it answers with the answer, any other it meets as a tutor should.

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
  const asked = JSON.parse(JSON.parse(body).messages.at(-1).content)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (asked.answer.includes('slow')) return
  for (const word of (asked.answer.includes('parrot') ? obedient : helpful).split(/(?<= )/)) {
    response.write(chunk({ delta: { role: 'assistant', content: word }, finish_reason: null }))
    await setTimeout(20)
  }
  response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
}

function chunk(choice) {
  return `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, ...choice }] })}\n\n`
}
