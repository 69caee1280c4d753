/**
 * Answers with lines of JSON as they come, the first as soon as it is there. `onLine` sees each before it is sent; when `lines` fails, or
 * `onLine` throws, the answer breaks off and `onFailure` is told. A caller who leaves ends the lines.
 */
export function linesResponse(
  lines: AsyncIterable<unknown>,
  { onLine, onFailure }: { onLine: (line: unknown) => void; onFailure: (error: unknown) => void },
): Response {
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
        controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
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
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'X-Accel-Buffering': 'no' } })
}
