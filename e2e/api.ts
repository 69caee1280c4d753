import type { APIRequestContext } from '@playwright/test'
import * as v from 'valibot'

const Sets = v.object({ assigned_question_sets: v.array(v.object({ id: v.number() })) })

/** Calls of the server beside the page; paths begin after `/api`. */
export type Api = {
  get: (path: string) => Promise<unknown>
  send: (method: 'POST' | 'PUT', path: string, data: object) => Promise<{ id: number }>
  /** Gives an exercise to one student, by username. */
  give: (exerciseId: number, username: string, title: string) => Promise<{ id: number }>
  /** Lets students skip every question of an exercise. */
  allowSkipping: (exerciseId: number) => Promise<void>
}

/** The server as a signed-in teacher reaches it beside the page. */
export function apiOf(request: APIRequestContext, token: string): Api {
  const headers = { Authorization: `Bearer ${token}` }
  const api: Api = {
    get: async (path) => (await request.get(`/api${path}`, { headers })).json(),
    send: async (method, path, data) => (await request.fetch(`/api${path}`, { method, data, headers })).json(),
    give: async (exerciseId, username, title) => {
      const student_id = await studentIdOf(api, { username })
      return api.send('POST', '/assignments', { title, exercise_id: exerciseId, student_id })
    },
    allowSkipping: async (exerciseId) => {
      const { assigned_question_sets: sets } = v.parse(Sets, await api.get(`/exercises/${exerciseId}`))
      for (const set of sets) await api.send('PUT', `/question_sets/${set.id}`, { allow_skipping: true })
    },
  }
  return api
}

const Found = v.object({ results: v.array(v.object({ id: v.number(), username: v.string() })) })

/** The id of a student whom the teacher of `api` sees. */
export async function studentIdOf(api: Api, { username }: { username: string }): Promise<number> {
  const { results } = v.parse(Found, await api.get(`/students?q=${username}`))
  const found = results.find((one) => one.username === username)
  if (found === undefined) throw new Error(`${username} is not there`)
  return found.id
}

const Exercises = v.object({ results: v.array(v.object({ id: v.number(), title: v.string() })) })

/** The id of an exercise that the teacher of `api` sees, by its whole title. */
export async function exerciseIdOf(api: Api, title: string): Promise<number> {
  const { results } = v.parse(Exercises, await api.get(`/exercises?q=${encodeURIComponent(title)}`))
  const found = results.find((one) => one.title === title)
  if (found === undefined) throw new Error(`"${title}" is not there`)
  return found.id
}
