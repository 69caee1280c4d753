import { expect, test } from 'vitest'
import { messages } from '#server/db/schema/sessions.ts'
import { listen } from '#server/boot/listen.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { type Fault, openFaultyProxy } from '#tests/support/faulty-proxy.ts'
import { sized } from '#tests/support/sizes.ts'
import { seededRandom } from '#server/grading/keys/random.ts'
import { openPage } from './session-page.ts'

const count = sized(30, 1_000)
const longestBackoffMs = 45_000
const anyFault: readonly Fault[] = ['request dropped', 'answer dropped', 'held', 'delayed', 'refused by 503', 'answered by 502', 'malformed', 'cut']

/** A session behind a line on which every other answer meets one of the faults, and a student who sends until it stands in the log. */
async function behind(faults: readonly Fault[]) {
  const set = { attemptsBeforeMovingOn: count + 1, attemptsBeforeAnswers: count + 1 }
  const room = await createClassroom({ asked: [{ title: 'One', prompt: 'One?', set }] })
  const server = await listen(room.app.app.fetch, 0)
  const random = seededRandom(faults.join())
  const met = new Map<Fault, number>()
  const refusals = new Set<string>()

  function choose(path: string): Fault {
    const fault = path === '/api/chat/submit' && random() < 0.5 ? (faults[Math.floor(random() * faults.length)] ?? 'none') : 'none'
    met.set(fault, (met.get(fault) ?? 0) + 1)
    return fault
  }

  const proxy = await openFaultyProxy({ target: server.port, choose, onHeld: () => page.cancelWaiting() })
  const page = await openPage(room, { root: `http://localhost:${proxy.port}/api` })

  function sendAgain(problem: string | null): void {
    refusals.add(`${problem ?? 'no words'} ${page.typed() === '' ? 'The text is gone.' : 'The text is there.'}`)
    page.actor.send({ type: 'answer.submitted' })
  }

  async function answer(text: string): Promise<void> {
    let moment = await page.send(text)
    while (moment.context.log.findLast(({ role }) => role === 'user')?.content !== text) {
      if (moment.context.attempt === null) sendAgain(moment.context.problem)
      else page.waits.increment(longestBackoffMs)
      moment = await page.until((next) => next.matches({ open: { turn: 'active' } }) && !next.matches({ open: { line: { away: 'resending' } } }))
    }
  }

  return { room, page, answer, met, refusals, close: server.close }
}

test.each([
  ['requests are dropped', ['request dropped']],
  ['answers are dropped', ['answer dropped']],
  ['answers do not come and are given up', ['held']],
  ['answers are delayed', ['delayed']],
  ['the server is in trouble', ['refused by 503', 'answered by 502']],
  ['answers are malformed', ['malformed']],
  ['answers are cut in the middle', ['cut']],
  ['anything can happen', anyFault],
] as const)('no answer is lost, doubled or out of order where %s', { timeout: 600_000 }, async (name, faults) => {
  const { room, page, answer, met, refusals, close } = await behind(faults)
  const texts = Array.from({ length: count }, (_, index) => `q0 ${index}`)
  for (const text of texts) await answer(text)
  const stored = await room.app.db.select().from(messages).orderBy(messages.id)
  expect(stored.filter(({ role }) => role === 'user').map(({ content, attempt }) => [content, attempt])).toEqual(texts.map((text, index) => [text, index + 1]))
  const shown = page.actor.getSnapshot().context.log.filter(({ role }) => role === 'user')
  expect(shown.map(({ content }) => content)).toEqual(texts)
  expect(faults.filter((fault) => (met.get(fault) ?? 0) < count / 40)).toEqual([])
  expect([...refusals].filter((words) => words !== 'There was an error processing your answer. Please try again. The text is there.')).toEqual([])
  page.actor.stop()
  await close()
  const faultsMet = faults.reduce((sum, fault) => sum + (met.get(fault) ?? 0), 0)
  process.stdout.write(`where ${name}: ${count} answers, ${faultsMet} faults, none lost, doubled or out of order\n`)
})
