/** Samples per message: some twenty milliseconds, so that the page is woken fifty times a second at most. */
const pieceLength = 1_024

/** Hands the microphone's sound to the page, its channels averaged, in pieces; any message asks for the rest, which null follows. */
class CaptureProcessor extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength)
  #filled = 0

  constructor() {
    super()
    this.port.addEventListener('message', () => {
      this.#send()
      this.port.postMessage(null)
    })
    this.port.start()
  }

  process([channels = []]: Float32Array[][]): boolean {
    const length = channels[0]?.length ?? 0
    for (let at = 0; at < length; at += 1) {
      let sum = 0
      for (const channel of channels) sum += channel[at] ?? 0
      this.#piece[this.#filled] = sum / channels.length
      this.#filled += 1
      if (this.#filled === pieceLength) this.#send()
    }
    return true
  }

  #send(): void {
    const piece = this.#piece.slice(0, this.#filled)
    this.#filled = 0
    this.port.postMessage(piece, [piece.buffer])
  }
}

registerProcessor('capture', CaptureProcessor)
