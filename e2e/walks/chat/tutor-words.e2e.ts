import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { expect } from '#e2e/fixtures.ts'
import type { WordsEnd, WordsLine } from '#contract/chat/chat-words.ts'
import { ChatReply } from '#contract/chat/chat-sessions.ts'
import type { WordsEvent } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import { ChatScreen } from '#e2e/screens/chat.screen.ts'
import { ends, tutorWordsWalk } from '#tests/support/walks/chat/tutor-words.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { readsNot, both, reads } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { openSession } from '#e2e/walks/stage/session-stage.ts'
import { walkAnswers } from '#e2e/walks/stage/school.ts'

type World = Stage & { chat: ChatScreen; voice: Voice }

/** Who speaks in place of the school's model, which the walks' school does not have: a server that says line after line. */
class Voice {
  #listeners: ServerResponse[] = []
  #server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders()
    this.#listeners.push(response)
  })

  /** Takes the page's words to this server, and lets every reply say that words will come. */
  async speakOn(page: Page): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    const port = typeof address === 'object' ? address?.port : null
    await page.route('**/api/chat/words/*', (call) => call.continue({ url: `http://127.0.0.1:${port}/` }))
    await page.route('**/api/chat/submit', async (call) => {
      const response = await call.fetch()
      const reply = v.parse(ChatReply, await response.json())
      const log = reply.agent.full_context.map((message) => (message.role === 'assistant' ? { ...message, words: 'pending' } : message))
      await call.fulfill({ response, json: { ...reply, agent: { ...reply.agent, full_context: log } } })
    })
    page.once('close', () => {
      this.#server.closeAllConnections()
      this.#server.close()
    })
  }

  /** Whoever listens last. */
  async #listener(): Promise<ServerResponse> {
    await expect.poll(() => this.#listeners.length).toBeGreaterThan(0)
    const [last] = this.#listeners.slice(-1)
    if (last === undefined) throw new Error('nobody listens')
    return last
  }

  async say(line: WordsLine): Promise<void> {
    const listener = await this.#listener()
    listener.write(`${JSON.stringify(line)}\n`)
  }

  async end(end: WordsEnd): Promise<void> {
    const listener = await this.#listener()
    listener.end(`${JSON.stringify(end)}\n`)
  }

  async breakOff(): Promise<void> {
    const listener = await this.#listener()
    listener.destroy()
  }
}

const End = v.object({ end: v.object({ by: v.picklist(['model', 'tutor']), why: v.nullable(v.string()) }) })

const gestures = {
  'reply.came': async ({ chat }) => {
    await chat.box.fill(walkAnswers.wrong)
    await chat.box.press('Enter')
  },
  'sentence.heard': ({ voice }) => voice.say({ kind: 'sentence', text: 'Light, yes.' }),
  'words.ended': ({ voice }, _, event) => {
    const { by, why } = v.parse(End, event).end
    return voice.end(by === 'model' ? ends.model : why === 'spent' ? ends.spent : ends.own)
  },
  'words.lost': ({ voice }) => voice.breakOff(),
} satisfies Record<WordsEvent['type'], BrowserGesture<World>>

walkInBrowser<World>('tutor-words', {
  walks: [tutorWordsWalk],
  callers: {},
  open: async (stage, path) => {
    const voice = new Voice()
    await voice.speakOn(stage.page)
    const chat = new ChatScreen(stage.page)
    const opened = await openSession(stage, 'chat', path, null)
    await expect(chat.box).toBeEditable()
    return { ...opened, chat, voice }
  },
  gestures,
  endings: {},
  views: {
    'tutorWords.silent': coming(0),
    'tutorWords.listening.waiting': both(coming(1), readsNot('Light, yes.')),
    'tutorWords.listening.speaking': both(coming(1), reads('Light, yes.')),
  },
  played: ['words.ended', 'words.lost'],
})

/** How many turns are on their way, each with its three dots. */
function coming(wanted: number) {
  return async ({ page }: World): Promise<string | null> => {
    const count = await page.locator('[role=log] ~ [aria-hidden=true]:has(span > span + span + span)').count()
    return count === wanted ? null : `${count} turns are on their way`
  }
}
