import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { unpublishedIn } from './openai-request.ts'

/**
 * What the server does with a request: says this text as the model's whole answer, in pieces where it is asked for a stream (of seven
 * characters each), says it and then `hangs` or `cuts` the line; refuses with a status; or does one of these at once, `garbles` being no JSON at all.
 */
export type Move = { says: string; then?: 'hangs' | 'cuts' } | { status: number } | 'cuts' | 'hangs' | 'floods' | 'garbles'

/** A server that speaks OpenAI's chat completions as it is told; `heard` are the bodies it was sent, `keys` their Authorization. */
export type ModelServer = { url: string; heard: string[]; keys: (string | undefined)[]; next: (...moves: Move[]) => void }

/**
 * Starts a scripted model for one test, which fails when a request is none of the published API. It makes the moves in their order, and the last
 * one again and again.
 */
export async function startModelServer(...first: Move[]): Promise<ModelServer> {
  let moves = first
  const heard: string[] = []
  const unpublished: string[] = []
  const keys: (string | undefined)[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push(Buffer.concat(parts).toString())
      unpublished.push(...unpublishedIn(request.url ?? '', heard.at(-1) ?? ''))
      keys.push(request.headers.authorization)
      const [move = { status: 500 }] = moves
      if (moves.length > 1) moves = moves.slice(1)
      make(move, response, heard.at(-1)?.includes('"stream":true') ?? false)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
    if (unpublished.length > 0) throw new Error(`asked as no published API is: ${unpublished.join('; ')}`)
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${portOf(address)}/v1`, heard, keys, next: (...now) => void (moves = now) }
}

function make(move: Move, response: ServerResponse, isStream: boolean): void {
  if (move === 'hangs') return
  if (move === 'cuts') {
    response.destroy()
    return
  }
  if (move === 'garbles') {
    response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' }).end('data: {"choices": [{"delta"\n\n')
    return
  }
  if (move !== 'floods' && 'status' in move) {
    response.writeHead(move.status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: 'no' } }))
    return
  }
  const content = move === 'floods' ? 'x'.repeat(2_000_000) : move.says
  if (isStream) {
    stream(content, move === 'floods' ? 'ends' : (move.then ?? 'ends'), response)
    return
  }
  if (move !== 'floods' && move.then === 'hangs') return
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }
  const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ id: 'one', object: 'chat.completion', created: 1, model: 'scripted', choices: [choice], usage }))
}

function stream(content: string, then: 'ends' | 'hangs' | 'cuts', response: ServerResponse): void {
  const chunk = (choice: object) => `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, ...choice }] })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const pieces = content.match(content.length > 10_000 ? /[\s\S]{1,700}/g : /[\s\S]{1,7}/g) ?? []
  for (const piece of pieces) response.write(chunk({ delta: { role: 'assistant', content: piece }, finish_reason: null }))
  if (then === 'hangs') return
  if (then === 'cuts') {
    // What was said arrives before the line is gone.
    setTimeout(() => response.destroy(), 20)
    return
  }
  const usage = { id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [], usage: { prompt_tokens: 1_300, completion_tokens: 260, total_tokens: 1_560 } }
  response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`)
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the model server has no port')
  return address.port
}
