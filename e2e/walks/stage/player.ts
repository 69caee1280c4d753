import type { Page } from '@playwright/test'

const [going, broken] = ['walk.player.going', 'walk.player.broken']

/** What plays the sounds of a page: none of them begins to sound before the walk lets it, so that none is over before it was looked at. */
export class Player {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Begins to hold the sounds of the pages that are opened from now on. */
  async hold(): Promise<void> {
    await this.#page.addInitScript(
      ([yes = '', no = '']) => {
        const { play } = HTMLMediaElement.prototype
        HTMLMediaElement.prototype.play = function begin() {
          return new Promise((resolve, reject) => {
            addEventListener(yes, () => resolve(play.call(this)), { once: true })
            addEventListener(no, () => reject(new DOMException('The sound cannot be played.', 'NotSupportedError')), { once: true })
          })
        }
      },
      [going, broken],
    )
  }

  /** Lets what is played sound, until it is over by itself. */
  async go(): Promise<void> {
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), going)
  }

  /** What is played cannot be played. */
  async fail(): Promise<void> {
    await this.#page.evaluate((name) => dispatchEvent(new Event(name)), broken)
  }
}
