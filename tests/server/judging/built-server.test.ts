import { expect, test } from 'vitest'
import * as v from 'valibot'
import { login } from '#contract/accounts/auth.ts'
import { lintQuestion } from '#contract/questions/question-lint.ts'
import { openEmbedded } from '#server/db/engine/embedded.ts'
import { seededPassword, seedPerson } from '#tests/support/school/people.ts'
import { freshFolder, startServer } from '#tests/support/server-process.ts'

test('a built server lints in its threads, and ends with them', async () => {
  const dataDir = freshFolder()
  const { db, close } = await openEmbedded(dataDir)
  const teacher = await seedPerson(db, 'TEACHER')
  await close()
  const server = await startServer({ DATA_DIR: dataDir, REGISTRATION: 'invite' })
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', 'Authorization': `Bearer ${token}` }
    return (await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const { access_token: token } = v.parse(login.reply, await send(login.path, { login_identifier: teacher.username, password: seededPassword }))
  const prompt = `Which?\n${Array.from({ length: 40 }, (_, index) => `Also accept: answer number ${index}`).join('\n')}`
  const { answers, lints } = v.parse(lintQuestion.reply, await send(lintQuestion.path, { prompt, answers: ['answer number 7', 'none of them'] }, token))
  expect([answers.map(({ verdict }) => verdict), lints.length]).toEqual([['right', 'not_yet'], 0])
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null, out: expect.any(String), err: '' })
}, 180_000)
