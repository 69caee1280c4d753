import { expect, test } from 'vitest'
import type { Role } from '#contract/classroom/people.ts'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { GaveUp } from '#server/judging/worker-pool.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { countingCalls, everything } from '#tests/support/executed.ts'
import { sized } from '#tests/support/sizes.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { type CallerName, callerNames } from '#tests/server/http/callers.ts'
import { examples } from '#tests/server/http/examples.ts'
import { createSchool, requestOf, type Contents, type School, type Sent } from '#tests/server/http/school.ts'
import { dearestOf } from './dearest-body.ts'

/** Texts that are dear to read, each in its own way. */
const parts = [
  ...['a', 'no wait ', '½', '%_\\', '😀', 'e\u0301', '1/2 ', '(', '<a href="x">', 'x@y.example, ', '{a/7+1} ', '\nAnswer: 7'],
  ...['"', '=1+', '\u200b', 'ﬃ', 'İ', '12:30 ', '\ud800', 'ab1'],
]

/** How many kinds of text each call is sent; a small run gives each call another one. */
const kinds = sized(1, parts.length)

/** The most functions one request may call: a few milliseconds' worth. */
const mostCalls = 250_000

/** The most statements one request may send, however long its lists are. */
const mostStatements = 40

const executed = countingCalls(everything)

const judging = pooledJudging({ run: () => Promise.reject(new GaveUp('handed over')) })

test(`every call answers others soon beside the dearest request its schema allows, of ${kinds} kinds of text`, { timeout: sized(600_000, 3_600_000) }, async () => {
  const school = await createSchool({ settings: { rateLimits: false }, judging })
  const routes = defineRoutes(allRoutes)
  const statements = countStatements()
  const all: { call: string; part: string; status: number; calls: number; sent: number }[] = []
  for (const [index, one] of routes.entries()) {
    const call = `${one.endpoint.method} ${one.endpoint.path}`
    const isTyped = Boolean(one.endpoint.body ?? one.endpoint.query)
    for (const part of Array.from({ length: isTyped ? kinds : 1 }, (_, kind) => parts[(index + kind) % parts.length] ?? 'a')) {
      const request = dearest(one, school, part)
      const { status, calls, sent } = await school.undone(async (send) => {
        const statusOf = async () => (await send(request)).status
        const first = await statusOf()
        statements()
        let sent = 0
        const calls = await executed(async () => {
          statements()
          await statusOf()
          sent = statements()
        })
        return { status: first, calls, sent }
      })
      all.push({ call, part, status, calls, sent })
    }
  }
  const dear = all.toSorted((a, b) => b.calls - a.calls)
  const many = all.toSorted((a, b) => b.sent - a.sent)
  const lines = [...dear.slice(0, 5), ...many.slice(0, 5)].map(({ call, part, status, calls, sent }) => `  ${call} of ${JSON.stringify(part)}: ${status}, ${calls} calls, ${sent} statements`)
  console.warn(`S22a: ${all.length} requests to ${routes.length} calls, the dearest and those with most statements:\n${lines.join('\n')}`)
  expect(all.filter(({ status, calls, sent }) => status >= 500 || calls > mostCalls || sent > mostStatements)).toEqual([])
  expect(new Set(all.filter(({ status }) => status < 300).map(({ call }) => call)).size).toBeGreaterThan(routes.length / 2)
})

/** The request of a route by somebody who may make it, on an object they see, as large as its schemas allow. */
function dearest({ endpoint, policy }: Route, school: School, part: string): Sent {
  const example = examples[`${endpoint.method} ${endpoint.path}`] ?? {}
  const allowed = callerNames.filter((name) => policy.who === 'anyone' || isOneOf(policy.who, school, name))
  const objects = typeof policy.on === 'string' ? [] : (school.objects[policy.on.rule.kind] ?? [])
  const object = objects.find(({ seenBy }) => seenBy.some((name) => allowed.includes(name)))
  const caller = policy.who === 'anyone' ? 'nobody' : (allowed.find((name) => !object || object.seenBy.includes(name)) ?? 'admin')
  const [place = '', name = ''] = typeof policy.on === 'string' ? [] : policy.on.id.split('.')
  const named = (at: string, contents: unknown) => ({ ...asRecord(contents), ...(object && place === at ? { [name]: object.id } : {}) })
  const body = named('body', example.body)
  const query = named('query', example.query)
  const file = part.repeat(1_000_000 / part.length)
  const contents: Contents = {
    params: named('params', example.params),
    query: asRecord(endpoint.query ? dearestOf(endpoint.query, query, part) : {}),
    ...(endpoint.body ? { body: endpoint.accepts ? { ...body, file } : dearestOf(endpoint.body, body, part) } : {}),
  }
  return requestOf(endpoint, school.tokens[caller], contents)
}

function isOneOf(roles: readonly Role[], { people }: School, name: CallerName): boolean {
  return name !== 'nobody' && name !== 'deleted' && name !== 'expired' && name !== 'newcomer' && roles.includes(people[name].role)
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
