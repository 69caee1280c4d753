/** Who hears of each line before it is sent, and of what broke an answer off. */
type Listeners = { onLine: (line: unknown) => void; onFailure: (error: unknown) => void }

/** The media types of answers that come piece by piece, and how each writes a piece. */
const wires = {
  'application/x-ndjson': (line: unknown) => `${JSON.stringify(line)}\n`,
  'text/event-stream': (event: unknown) => (event === null ? ': still here\n\n' : `data: ${JSON.stringify(event)}\n\n`),
} as const

/**
 * Answers with lines of JSON as they come, the first as soon as it is there; or with events, of which null is written as a comment. `onLine` sees
 * each before it is sent; when `lines` fails, or `onLine` throws, the answer breaks off and `onFailure` is told. A caller who leaves ends the lines.
 */
export function linesResponse(lines: AsyncIterable<unknown>, { onLine, onFailure }: Listeners, type: keyof typeof wires = 'application/x-ndjson'): Response {
  const encoder = new TextEncoder()
  const source = lines[Symbol.asyncIterator]()
  let isHeard = true
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await source.next()
        if (!isHeard) return
        if (done === true) {
          controller.close()
          return
        }
        onLine(value)
        controller.enqueue(encoder.encode(wires[type](value)))
      } catch (error) {
        onFailure(error)
        if (isHeard) controller.error(error)
      }
    },
    cancel: async () => {
      isHeard = false
      await source.return?.()
    },
  })
  // A proxy that gathers an answer before it passes it on would hold the first words back.
  return new Response(body, { status: 200, headers: { 'Content-Type': `${type}; charset=utf-8`, 'X-Accel-Buffering': 'no' } })
}
