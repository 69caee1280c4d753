import * as v from 'valibot'
import { teacher } from '#e2e/school.ts'
import type { Stage } from './browser-walk.ts'

/** Makes a call past the page and answers what the server says; what it refuses fails the walk. */
export type Ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<unknown>

/** A scene of the teacher's, with calls of theirs past the page. */
export type TeacherStage = Stage & { ask: Ask }

const Named = v.object({ id: v.number() })
const Found = v.object({ results: v.array(v.object({ id: v.number(), username: v.string() })) })

/** Signs the teacher in on the page. */
export async function signInTeacher(stage: Stage): Promise<TeacherStage> {
  return { ...stage, ask: asking(stage, await stage.signIn(teacher)) }
}

/** Calls of whoever a token is of; paths are below `/api`. */
export function asking({ page }: Pick<Stage, 'page'>, token: string): Ask {
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${token}` }
    const reply = await page.request.fetch(`/api/${path}`, { method, headers, failOnStatusCode: true, ...(data === undefined ? {} : { data }) })
    const text = await reply.text()
    return text === '' ? null : JSON.parse(text)
  }
}

/** Makes something the teacher can work with; answers its id. */
export async function make({ ask }: Pick<TeacherStage, 'ask'>, path: string, data: object): Promise<number> {
  return v.parse(Named, await ask('POST', path, data)).id
}

/** The id of the scene's student. */
export async function idOfStudent({ ask, student }: TeacherStage): Promise<number> {
  const { results } = v.parse(Found, await ask('GET', `students?q=${student.username}`))
  return results.find(({ username }) => username === student.username)?.id ?? 0
}
