import { expect, test } from 'vitest'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { sized } from '#tests/support/sizes.ts'
import { examples } from './examples.ts'
import { type Contents, createSchool, requestOf, type School, type Sent } from './school.ts'

const routes = defineRoutes(allRoutes)
const writes = routes.filter(({ endpoint, policy }) => endpoint.method !== 'GET' && typeof policy.on === 'object')
const callers = ['student', 'classmate', 'teacher', 'admin'] as const
const deletions = ['/students/:id', '/classes/:id', '/assignments/:id', '/question_definitions/:id', '/exercises/:id']

type Caller = (typeof callers)[number]
type Send = (sent: Sent) => Promise<Response>
/** `gone` is the caller who was deleted. */
type Deleted = { title: string; gone: Caller | null; run: (send: Send) => Promise<number[]> }

const school = await createSchool({ isShared: true })

test.each(deletions)('whatever is deleted by %s while something refers to it, every call still answers and every list still loads', { timeout: sized(120_000, 600_000) }, async (path) => {
  const wrong: string[] = []
  let count = 0
  for (const one of waysToDelete(path, school)) {
    const look = async (send: Send, route: Route, caller: Caller, contents: Contents) => {
      const response = await send(requestOf(route.endpoint, school.tokens[caller], contents))
      const isList = route.endpoint.method === 'GET' && route.policy.on === 'own'
      const text = await response.text()
      if (response.status >= 500 || (isList && response.status !== (caller === one.gone ? 401 : 200))) {
        wrong.push(`${one.title}: ${route.endpoint.method} ${route.endpoint.path} by ${caller} -> ${response.status} ${text.slice(0, 200)}`)
      }
      count += 1
    }
    await school.undone(async (send) => {
      const statuses = await one.run(send)
      if (statuses.some((status) => status !== 204)) wrong.push(`${one.title}: answered ${statuses}`)
      for (const route of writes) {
        const caller = callers.find((name) => mayCall(route, name) && contentsFor(route, school, name).length > 0)
        const [contents] = caller ? contentsFor(route, school, caller) : []
        if (caller && contents) await school.undone((sendOnce) => look(sendOnce, route, caller, contents))
      }
      for (const route of routes.filter(({ endpoint }) => endpoint.method === 'GET')) {
        for (const caller of whoMakes(route)) {
          for (const contents of contentsFor(route, school, caller).slice(0, sized(1, 99))) await look(send, route, caller, contents)
        }
      }
    })
  }
  console.warn(`S23: ${count} calls after ${path}`)
  expect(wrong).toEqual([])
})

/** Deleting the teacher's own things of a kind, into the bin and for good. */
function waysToDelete(path: string, school: School): Deleted[] {
  const route = routes.find(({ endpoint }) => endpoint.method === 'DELETE' && endpoint.path === path)
  const on = route?.policy.on
  if (!route || typeof on !== 'object') throw new Error(`no route deletes ${path}`)
  const theirs = school.objects[on.rule.kind]?.filter(({ seenBy }) => seenBy.includes('teacher')).slice(0, sized(1, 9)) ?? []
  if (theirs.length === 0) throw new Error(`the school has no ${on.rule.kind} to delete`)
  const token = school.tokens.teacher
  return theirs.flatMap(({ name, id }) => {
    const toBin = (send: Send) => send(requestOf(route.endpoint, token, { params: { id } }))
    const forGood = async (send: Send) => {
      const deleted = await toBin(send)
      const location = deleted.headers.get('Location') ?? ''
      return [deleted.status, (await send({ method: 'DELETE', path: location, headers: { Authorization: `Bearer ${token}` } })).status]
    }
    const title = `${on.rule.kind} ${name}`
    const gone = on.rule.kind === 'student' ? (callers.find((caller) => school.people[caller].id === id) ?? null) : null
    return [
      { title: `${title} in the bin`, gone, run: async (send: Send) => [(await toBin(send)).status] },
      { title: `${title} gone for good`, gone, run: forGood },
    ]
  })
}

/**
 * Whom a call is made by. Who it refuses for their role alone is asked in `authorization.test.ts`, and where nobody is asked who they are,
 * one is enough.
 */
function whoMakes(route: Route): readonly Caller[] {
  return route.policy.who === 'anyone' ? callers.slice(0, 1) : callers.filter((caller) => mayCall(route, caller))
}

function mayCall({ policy }: Route, caller: Caller): boolean {
  const role = caller === 'teacher' ? 'TEACHER' : caller === 'admin' ? 'ADMIN' : 'STUDENT'
  return policy.who === 'anyone' || policy.who.includes(role)
}

/** Contents of a call, once for each object of its kind that the caller saw before the deletion. */
function contentsFor({ endpoint, policy }: Route, school: School, caller: Caller): Contents[] {
  const example = examples[`${endpoint.method} ${endpoint.path}`] ?? {}
  if (typeof policy.on === 'string') return [example]
  const [place = '', name = ''] = policy.on.id.split('.')
  const inside = place === 'body' ? example.body : place === 'query' ? example.query : example.params
  const seen = school.objects[policy.on.rule.kind]?.filter(({ seenBy }) => seenBy.includes(caller)) ?? []
  return seen.map(({ id }) => ({ ...example, [place]: { ...(typeof inside === 'object' ? inside : {}), [name]: id } }))
}
