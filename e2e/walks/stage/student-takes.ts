import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Stage } from './browser-walk.ts'
import { walkWork } from './school.ts'
import { asking, idOfStudent, make, type TeacherStage } from './teacher-stage.ts'

const Works = v.object({ results: v.array(v.object({ id: v.number(), exercise_id: v.number(), title: v.string() })) })
const Told = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
const Scored = v.object({ agent: v.object({ take: v.object({ id: v.number() }) }) })

const sentence = join(import.meta.dirname, '../../recordings/busy-day.wav')

/** Notes the consent that this student's voice is kept, with a class of their own. */
export async function agreeToVoice(teaching: TeacherStage): Promise<void> {
  const name = `Voice (${teaching.student.username})`
  const id = await make(teaching, 'classes', { name })
  await teaching.ask('PUT', `classes/${id}`, { name, voice_consent: true })
  await teaching.ask('POST', `classes/${id}/students`, { student_id: await idOfStudent(teaching) })
}

/** Begins the scene's student's spoken work on another device and reads its sentence aloud there. */
export async function readAloudAs(stage: Stage): Promise<void> {
  const token = await stage.signIn(stage.student)
  const ask = asking(stage, token)
  const { results } = v.parse(Works, await ask('GET', 'assignments'))
  const work = results.find(({ title }) => title === walkWork.script)
  const place = { exercise_id: work?.exercise_id ?? 0, assignment_id: work?.id ?? 0 }
  const { session_id, state_token } = v.parse(Told, await ask('POST', 'accent/start', { ...place, begin: true })).agent
  const file = { name: 'take.wav', mimeType: 'audio/wav', buffer: await readFile(sentence) }
  const multipart = { ...place, session_id, state_token, client_attempt_id: 'other device', typed_at: new Date().toISOString(), file }
  const reply = await stage.page.request.post('/api/accent/submit', { headers: { Authorization: `Bearer ${token}` }, multipart, failOnStatusCode: true })
  v.parse(Scored, await reply.json())
}
