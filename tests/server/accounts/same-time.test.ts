import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resetPassword } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { users } from '#server/db/schema/people.ts'
import type { AfterAnswer } from '#server/http/after-answer.ts'
import { hashPassword } from '#server/security/password-hash.ts'
import { createTestApp } from '#tests/support/app.ts'
import { sized } from '#tests/support/sizes.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

const pairs = sized(5, 1_000)
/** Milliseconds between the middle times of two kinds of answers that nobody hears in a network; where a call takes long, a twentieth of that. */
const unheardMs = 2

type Tries = { known: number[]; unknown: number[] }

test(`an account that is there answers with the same work as one that is not, ${pairs} tries of each`, { timeout: sized(60_000, 1_800_000) }, async () => {
  const { send, seedTeacher, whenIdle, db } = await createTestApp({ settings: { rateLimits: false }, afterAnswer: heldBack() })
  const teacher = await seedTeacher()
  // Other seeded people have passwords that cost nothing to try.
  await db.update(users).set({ passwordHash: await hashPassword(teacher.password) }).where(eq(users.id, teacher.id))
  const statements = countStatements()
  const calls = {
    'signing in': (name: string) => send(login, { body: { login_identifier: name, password: 'not-the-password-1' } }),
    'a new password': (name: string) => send(resetPassword, { body: { username: name } }),
  }
  const told: Record<string, { known: number; unknown: number; isUnheard: boolean; chance: number }> = {}
  for (const [call, ask] of Object.entries(calls)) {
    const times: Tries = { known: [], unknown: [] }
    const sent: Tries = { known: [], unknown: [] }
    const drawn = shuffled(pairs)
    for (let index = 0; index < pairs * 2; index += 1) {
      const kind = drawn[index] === true ? 'known' : 'unknown'
      statements()
      const before = performance.now()
      const response = await ask(kind === 'known' ? teacher.username : `nobody-${index}`)
      times[kind].push(performance.now() - before)
      sent[kind].push(statements())
      await response.text()
      await whenIdle()
    }
    expect([call, middleOf(sent.known)]).toEqual([call, middleOf(sent.unknown)])
    const [known, unknown] = [middleOf(times.known), middleOf(times.unknown)]
    told[call] = { known, unknown, isUnheard: Math.abs(known - unknown) <= Math.max(unheardMs, unknown / 20), chance: chanceOfSame(times) }
  }
  console.warn('S12:', told)
  expect(process.env.HOSTILE ? Object.entries(told).filter(([, { isUnheard, chance }]) => !isUnheard || chance <= 0.01) : []).toEqual([])
})

/** Work after an answer waits until a test asks for it, so that none of it counts as work for the answer. */
function heldBack(): AfterAnswer {
  const waiting: (() => Promise<void>)[] = []
  return {
    start: (work, onFailure) => void waiting.push(() => work().catch(onFailure)),
    whenIdle: async () => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) await work()
    },
  }
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** How likely it is that two such samples are of one kind: the two-sided test of Mann and Whitney, by its normal approximation. */
function chanceOfSame({ known, unknown }: Tries): number {
  const all = [...known.map((ms) => ({ ms, isKnown: true })), ...unknown.map((ms) => ({ ms, isKnown: false }))].toSorted((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0)
  const [m, n] = [known.length, unknown.length]
  const u = ranks - (m * (m + 1)) / 2
  const z = Math.abs(u - (m * n) / 2) / Math.sqrt((m * n * (m + n + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The normal distribution up to z, to seven digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

/** So many of either kind, in an order that nothing else in a computer keeps step with. */
function shuffled(pairs: number): boolean[] {
  const kinds = Array.from({ length: pairs * 2 }, (_, index) => ({ isKnown: index < pairs, at: Math.random() }))
  return kinds.toSorted((a, b) => a.at - b.at).map(({ isKnown }) => isKnown)
}
