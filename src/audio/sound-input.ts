import workletUrl from './capture.worklet.ts?worker&url'

/** Who hears a stream: every piece of its one channel, and that the system took the sound away, as a phone call does. */
export type Listener = { onPiece: (piece: Float32Array) => void; onInterrupted: () => void }

/** A stream that can be listened to. `listen` loses nothing that came before it; `drain` answers when all there is was heard. */
export type SoundInput = { sampleRateHz: number; listen: (listener: Listener) => void; drain: () => Promise<void>; close: () => void }

const drainPatienceMs = 300

/** Reads a microphone's stream on the audio thread. Closing it leaves the stream open. */
export async function openSoundInput(stream: MediaStream): Promise<SoundInput> {
  // Made only now: Safari keeps the rate from before the microphone was opened, and Firefox refuses a stream of another rate than the context's.
  const context = new AudioContext({ latencyHint: 'interactive' })
  try {
    await context.audioWorklet.addModule(workletUrl)
    void context.resume()
    const source = context.createMediaStreamSource(stream)
    const node = new AudioWorkletNode(context, 'capture')
    // A node that leads nowhere is not run everywhere. It writes nothing into its output, so nothing is heard.
    source.connect(node).connect(context.destination)
    return soundInput(context, source, node)
  } catch (error) {
    void context.close()
    throw error
  }
}

function soundInput(context: AudioContext, source: AudioNode, node: AudioWorkletNode): SoundInput {
  let onDrained: (() => void) | null = null
  return {
    sampleRateHz: context.sampleRate,
    listen({ onPiece, onInterrupted }) {
      node.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data instanceof Float32Array) onPiece(data)
        else onDrained?.()
      })
      node.port.start()
      let hasRun = context.state === 'running'
      context.addEventListener('statechange', () => {
        if (context.state === 'running') hasRun = true
        else if (hasRun) onInterrupted()
      })
    },
    drain: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, drainPatienceMs)
        onDrained = () => {
          clearTimeout(timer)
          resolve()
        }
        node.port.postMessage('drain')
      }),
    close() {
      node.port.close()
      source.disconnect()
      node.disconnect()
      if (context.state !== 'closed') void context.close()
    },
  }
}
