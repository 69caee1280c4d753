import { connect, createServer, type Socket } from 'node:net'
import { listening } from '#bench/listening.ts'

/** How slow a line is: milliseconds there and back, and bytes a second towards the browser, all connections together. */
export type Pace = { roundTripMs: number; bytesPerSecond: number }

/** Slow 4G as browsers' own tools imitate it: 150 ms and 1.6 Mbit/s, with what the radio adds to both (3.75 times the delay, 0.9 of the rate). */
export const slow4G: Pace = { roundTripMs: 562.5, bytesPerSecond: (1.6e6 * 0.9) / 8 }

/** One call that went over a line: when it was asked and when its answer's last byte came, by `performance.now()`, and the answer's bytes. */
export type Call = { path: string; askedMs: number; endedMs: number; bytes: number }

/**
 * A port that passes everything on to a server, slowly when it has a pace: whoever asks, a page, its service worker or a preload. Opening a
 * connection costs no turn, as in browsers' own throttling. `calls` are those since the pace was last set.
 */
export type SlowLine = { address: string; calls: () => Call[]; setPace: (pace: Pace | null) => void; stop: () => void }

/** Opens a line to the server at `target`, at first as fast as it goes. */
export async function slowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let pace: Pace | null = null
  let calls: Call[] = []
  let isFreeAtMs = 0
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    let current: Call | undefined
    near.on('data', (chunk: Buffer) => {
      const asked = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) (\S+) HTTP/.exec(chunk.toString('latin1', 0, 2_000))
      if (asked?.[1] !== undefined) {
        current = { path: asked[1], askedMs: performance.now(), endedMs: Number.NaN, bytes: 0 }
        calls.push(current)
      }
      setTimeout(() => far.write(chunk), (pace?.roundTripMs ?? 0) / 2)
    })
    far.on('data', (chunk: Buffer) => {
      const call = current
      setTimeout(() => {
        near.write(chunk)
        if (call) Object.assign(call, { endedMs: performance.now(), bytes: call.bytes + chunk.length })
      }, msUntilHere(chunk.length))
    })
    join(near, far)
    join(far, near)
  })
  return { address: `http://localhost:${await listening(server)}`, calls: () => calls, setPace, stop }

  function setPace(next: Pace | null): void {
    pace = next
    calls = []
    isFreeAtMs = 0
  }

  /** What comes later waits for what came before, on whichever connection. */
  function msUntilHere(bytes: number): number {
    if (pace === null) return 0
    const now = performance.now()
    isFreeAtMs = Math.max(isFreeAtMs, now) + (bytes / pace.bytesPerSecond) * 1000
    return isFreeAtMs - now + pace.roundTripMs / 2
  }

  /** An end that closes takes the other with it, once what is on its way has arrived. */
  function join(one: Socket, other: Socket): void {
    sockets.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      setTimeout(() => other.destroy(), 2 * (pace?.roundTripMs ?? 0))
    })
  }

  function stop(): void {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}
