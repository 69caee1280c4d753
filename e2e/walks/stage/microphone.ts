import { expect, type Page } from '@playwright/test'

const [granted, refused, lost] = ['walk.microphone.granted', 'walk.microphone.refused', 'walk.microphone.lost']

/** The microphone of a page, as a walk wants it: it hears a sentence, is asked for until it is refused, or goes away. */
export class Microphone {
  /** Whether the browser's question stands open, so that nothing is heard. */
  isAsking = false
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** From now on it opens when it is asked for. */
  async allow(): Promise<void> {
    await this.keepAsking()
    this.isAsking = false
    await this.#page.evaluate((name) => {
      const devices = navigator.mediaDevices
      const { getUserMedia } = devices
      devices.getUserMedia = (wishes) => {
        const stream = getUserMedia.call(devices, wishes)
        dispatchEvent(new Event(name))
        return stream
      }
    }, granted)
  }

  /** From now on the browser's question stays open, until `grant` or `refuse` answers it. */
  async keepAsking(): Promise<void> {
    this.isAsking = true
    await this.#page.evaluate(
      ([yes = '', no = '', gone = '']) => {
        const devices = navigator.mediaDevices
        async function open(wishes: MediaStreamConstraints | undefined): Promise<MediaStream> {
          const stream = await MediaDevices.prototype.getUserMedia.call(devices, wishes)
          addEventListener(gone, () => stream.getTracks().forEach((track) => track.dispatchEvent(new Event('ended'))), { once: true })
          return stream
        }
        devices.getUserMedia = (wishes) =>
          new Promise((resolve, reject) => {
            addEventListener(yes, () => resolve(open(wishes)), { once: true })
            addEventListener(no, () => reject(new DOMException('A person said no.', 'NotAllowedError')), { once: true })
          })
      },
      [granted, refused, lost],
    )
  }

  /** Answers the browser's question with yes. */
  async grant(): Promise<void> {
    this.isAsking = false
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), granted)
  }

  /** Answers the browser's question with no. */
  async refuse(): Promise<void> {
    this.isAsking = false
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), refused)
  }

  /** Takes the open microphone away. */
  async lose(): Promise<void> {
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), lost)
  }

  /** From now on what hears it does not load. */
  async deafen(): Promise<void> {
    await this.#page.evaluate(() => {
      AudioWorklet.prototype.addModule = () => Promise.reject(new DOMException('The script did not load.', 'AbortError'))
    })
  }

  /** From now on it does not hear that the page asks for the last of what was said, which the page waits for a moment only. */
  async holdLast(): Promise<void> {
    await this.#page.evaluate(() => {
      const { postMessage } = MessagePort.prototype
      function tell(this: MessagePort, message: unknown, options?: StructuredSerializeOptions): void {
        if (message !== 'drain') postMessage.call(this, message, options)
      }
      Object.defineProperty(MessagePort.prototype, 'postMessage', { value: tell })
    })
  }

  /** Waits until the open microphone heard its sentence, or only how it begins, and presses Stop. */
  async stopAfter(heard: 'the sentence' | 'a word'): Promise<void> {
    await expect(this.#page.getByRole('meter', { name: 'Level' })).toHaveAttribute('aria-valuetext', 'good')
    await this.#page.getByRole('button', { name: heard === 'a word' ? /^Stop($|,)/ : /^Stop, 0:0[3-9]/ }).click()
  }
}
