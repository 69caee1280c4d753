import { describe, expect, test } from 'vitest'
import { verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { startTestChat, submitTestChat } from '#contract/questions/test-chat.ts'
import { createApp } from '#server/app.ts'
import { builtInTutor as tutor } from '#server/grading/turn/built-in-tutor.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import type { Settings } from '#server/settings.ts'
import { soundLink, soundOfLink } from '#server/use-cases/accent/sound-links.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

const newSecret = new TextEncoder().encode('the next secret, 32 bytes or more')

describe('a new secret with the previous one beside it', () => {
  test('signs nobody out, signs new tokens itself, and without the previous one the old tokens are over', async () => {
    const app = await createTestApp()
    const teacher = await app.seedTeacher()
    const token = await app.tokenOf(teacher)
    const { rotated, settled } = secretsAfter(app)
    const [kept, gone] = [await profile(app, rotated, token), await profile(app, settled, token)]
    expect([kept.status, gone.status]).toEqual([200, 401])
    const fresh = await issueAccessToken({ ...app.deps, settings: rotated }, teacher)
    expect([(await profile(app, settled, fresh)).status, (await profile(app, app.deps.settings, fresh)).status]).toEqual([200, 401])
  })

  test('opens what was signed or sealed before: a stored answer, a running test, a link to a sound, the mark of a device', async () => {
    const app = await createTestApp({ tutor })
    const [teacher, student] = [await app.seedTeacher(), await app.seedStudent()]
    const token = await app.tokenOf(teacher)
    const once = { as: token, headers: { 'Idempotency-Key': 'once' }, body: { password } }
    const answer = await app.request(verifyPassword, once)
    const question_definition = { question_title: 'Solve', question_prompt: 'y + 1 = 3\n\nAnswer: 2' }
    const started = await app.request(startTestChat, { as: token, body: { question_definition } })
    const link = soundLink(app.deps, { recording: 7 })
    const device = (await app.send(login, { body: { login_identifier: student.username, password } })).headers.get('set-cookie')?.split(';')[0] ?? ''

    app.deps.settings = secretsAfter(app).rotated
    expect(await app.request(verifyPassword, once)).toEqual(answer)
    const { agent_state } = started
    expect((await app.send(submitTestChat, { as: token, body: { answer: '2', agent_state } })).status).toBe(200)
    expect(soundOfLink(app.deps, link.replace(/^.*\?of=/, ''))).toEqual({ recording: 7 })
    const wrong = { login_identifier: student.username, password: 'not-the-password-1' }
    for (let turn = 0; turn < 10; turn += 1) await app.send(login, { body: wrong })
    const body = { ...wrong, password }
    const answers = [app.send(login, { body }), app.send(login, { body, headers: { Cookie: device } })]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([429, 200])
  })
})

function secretsAfter({ deps: { settings } }: TestApp): { rotated: Settings; settled: Settings } {
  return { rotated: { ...settings, jwtSecret: newSecret, jwtSecretPrevious: settings.jwtSecret }, settled: { ...settings, jwtSecret: newSecret } }
}

async function profile({ deps }: TestApp, settings: Settings, token: string): Promise<Response> {
  return createApp({ ...deps, settings }, allRoutes).request(`/api${getProfile.path}`, { headers: { Authorization: `Bearer ${token}` } })
}
