import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import type * as v from 'valibot'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { threeScripts } from '#tests/server/accent/classroom.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import type { CallerName, SchoolObject } from './callers.ts'
import { examples } from './examples.ts'
import { type Contents, createSchool, requestOf, type School } from './school.ts'

/** Somewhere in a request where an id stands, as the names on the way to it. `[]` is every entry of a list. */
type Place = readonly string[]

const missing = 2_147_483_647
const callers: readonly CallerName[] = ['student', 'teacher', 'other teacher']

/** What an id is of, by the name of its place; a path's `:id` is of its policy's rule. */
const kindOf: Record<string, string> = {
  exercise_id: 'exercise',
  exercise_ids: 'exercise',
  question_definition_id: 'question',
  question_ids: 'question',
  question_id: 'question',
  questionSetIds: 'question set',
  assignment_id: 'assignment',
  assignment_ids: 'assignment',
  ids: 'assignment',
  given_with: 'assignment',
  student_id: 'student',
  studentId: 'student',
  student_ids: 'student',
  class_id: 'class',
  session_id: 'session',
  practice_of: 'session',
  message_id: 'answer to review',
  same_as_id: 'answer to review',
  teacher_ids: 'teacher',
  teacherId: 'student',
  inviteId: 'class invite',
  work_ids: 'work of a class',
  // Colleagues are no secret among teachers; a student is nobody to share with, whoever sees them.
  'people.id': 'student',
}

/** Ids that name nothing hidden: they are numbered within what the caller sent, or signed. */
const notIds = ['POST /test_chat/submit']

test('what a caller may not see answers as what is not there, wherever a call names it', { timeout: 400_000 }, async () => {
  const school = await createSchool()
  const hidden = await hiddenFrom(school)
  const wrong: string[] = []
  const tried = new Set<string>()
  let count = 0
  for (const one of defineRoutes(allRoutes)) {
    const name = `${one.endpoint.method} ${one.endpoint.path}`
    for (const place of notIds.includes(name) ? [] : placesIn(one)) {
      for (const caller of callers.filter((who) => one.policy.who === 'anyone' || one.policy.who.some((role) => roleOf[who] === role))) {
        const own = withOwnObject(one, school, caller)
        const answerTo = (id: number) => answer(school, one, caller, withId(own, place, id))
        const expected = await answerTo(missing)
        for (const [label, id] of hidden(kindAt(one, place), caller)) {
          count += 1
          tried.add(`${name} ${place.join('.')}`)
          const got = await answerTo(id)
          if (got !== expected) wrong.push(`${name} by ${caller} with ${label} at ${place.join('.')}: ${got.slice(0, 160)} instead of ${expected.slice(0, 160)}`)
        }
      }
    }
  }
  console.warn(`${count} hidden ids at ${tried.size} places`)
  expect(wrong).toEqual([])
  expect(tried.size).toBeGreaterThan(60)
})

const roleOf: Partial<Record<CallerName, string>> = { 'student': 'STUDENT', 'teacher': 'TEACHER', 'other teacher': 'TEACHER' }

/** Status and body; what was accepted has made something, whose numbers and tokens are new each time. */
async function answer(school: School, { endpoint }: Route, caller: CallerName, contents: Contents): Promise<string> {
  return school.undone(async (send) => {
    const response = await send(requestOf(endpoint, school.tokens[caller], contents))
    const text = await response.text()
    return `${response.status} ${response.ok ? text.replaceAll(/\d+/g, '#').replaceAll(/("state_token":)"[^"]*"/g, '$1') : text}`
  })
}

/** For a kind of object, every one that a caller may not see, and further exercises of another teacher. */
async function hiddenFrom(school: School): Promise<(kind: string, caller: CallerName) => [string, number][]> {
  const { db } = school.app
  const more: [string, CallerName, number][] = []
  for (const owner of ['teacher', 'other teacher'] as const) {
    const { id } = school.people[owner]
    more.push([`${owner}'s scripts`, owner, (await seedExercise(db, id, threeScripts)).id])
    more.push([`${owner}'s exercise without questions`, owner, (await seedExercise(db, id, [])).id])
  }
  const ofPupil: Record<string, number | undefined> = { student: school.people.student.id, class: school.objects.class?.[0]?.id }
  return (kind, caller) => {
    const isPupil = caller === 'student'
    const objects = school.objects[isPupil && kind === 'exercise' ? 'exercise to start' : kind] ?? []
    const isOwn = (id: number) => isPupil && id === ofPupil[kind]
    const mayKnow = ({ id, seenBy, forbiddenTo = [] }: SchoolObject) => [...seenBy, ...forbiddenTo].includes(caller) || isOwn(id)
    const unseen = objects.filter((one) => !mayKnow(one))
    const exercises = more.filter(([, owner]) => kind.includes('exercise') && owner !== caller)
    return [...unseen.map(({ name, id }): [string, number] => [name, id]), ...exercises.map(([label, , id]): [string, number] => [label, id])]
  }
}

function kindAt({ policy }: Route, place: Place): string {
  const [where = '', name = ''] = [place[0], place.filter((step) => step !== '[]').at(-1)]
  const isNamed = typeof policy.on !== 'string' && policy.on.id === `${where}.${name}` && place.length === 2
  if (isNamed && typeof policy.on !== 'string') return policy.on.rule.kind
  const kind = kindOf[name] ?? kindOf[place.slice(1).filter((step) => step !== '[]').join('.')]
  if (kind === undefined) throw new Error(`nobody said what ${place.join('.')} is the id of`)
  return kind
}

/** Every place of a route where an id stands: in its path, its query and anywhere in its body. */
function placesIn({ endpoint }: Route): Place[] {
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ['params', name])
  return [...params, ...idsIn(endpoint.query, 'query'), ...idsIn(endpoint.body, 'body')]
}

function idsIn(schema: v.GenericSchema<unknown, unknown> | undefined, root: string): Place[] {
  return schema ? walk(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }), [root]) : []
}

function walk(schema: unknown, place: Place): Place[] {
  if (typeof schema !== 'object' || schema === null) return []
  const of = (name: string): unknown => Reflect.get(schema, name)
  const properties = of('properties')
  const inside = typeof properties === 'object' && properties !== null ? Object.entries(properties).flatMap(([name, one]) => walk(one, [...place, name])) : []
  const listed = of('items') === undefined ? [] : walk(of('items'), [...place, '[]'])
  const options = [of('anyOf'), of('allOf'), of('oneOf')].flatMap((list) => (Array.isArray(list) ? list.flatMap((one) => walk(one, place)) : []))
  const name = place.filter((step) => step !== '[]').at(-1) ?? ''
  const isLeaf = properties === undefined && of('items') === undefined && options.length === 0
  const isId = isLeaf && (/(^|_)ids?$|Ids?$/.test(name) || name === 'practice_of') && !name.startsWith('client_')
  const all = [...(isId ? [place] : []), ...inside, ...listed, ...options]
  return [...new Map(all.map((one) => [one.join('.'), one])).values()]
}

/** The example of a route, naming an object that its caller may see where there is one. */
function withOwnObject(one: Route, school: School, caller: CallerName): Contents {
  const example = examples[`${one.endpoint.method} ${one.endpoint.path}`]
  if (!example) throw new Error(`${one.endpoint.method} ${one.endpoint.path} has no example contents`)
  if (typeof one.policy.on === 'string') return example
  const own = school.objects[one.policy.on.rule.kind]?.find(({ seenBy }) => seenBy.includes(caller))
  return own ? withId(example, one.policy.on.id.split('.'), own.id) : example
}

function withId(contents: Contents, place: Place, id: number): Contents {
  const [root = '', ...rest] = place
  return { ...contents, [root]: put(Reflect.get(contents, root), rest, id) }
}

function put(inside: unknown, [step, ...rest]: Place, id: number): unknown {
  if (step === undefined) return id
  if (step === '[]') return [put(Array.isArray(inside) ? inside[0] : undefined, rest, id)]
  const fields = typeof inside === 'object' && inside !== null ? inside : {}
  return { ...fields, [step]: put(Reflect.get(fields, step), rest, id) }
}
