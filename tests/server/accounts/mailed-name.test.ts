import { expect, test } from 'vitest'
import { requestMagic } from '#contract/accounts/accounts.ts'
import { createTestApp } from '#tests/support/app.ts'

test.each([
  ['Win at https://evil.example/x now', 'Win at https evil. example x now'],
  ['write to me@evil.example', 'write to me evil. example'],
  ['www.evil．example', 'www. evil. example'],
  ['evil。example', 'evil example'],
  ['evil\u200b.example', 'evil . example'],
  ['Mia <a href="x">M</a>', 'Mia a href x M a'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['St.John Zoë Ünal-Łuczak O’Neill 李', 'St. John Zoë Ünal-Łuczak O’Neill 李'],
  ['!!!', 'mia'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('a mail to somebody named %s holds no address but its own, and greets %s', async (name, greeted) => {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  const student = await app.seedStudent({ teacher, name, username: 'mia', email: 'mia@school.example' })
  await app.request(requestMagic, { as: teacher, body: { email: student.email, username: student.username } })
  await app.whenIdle()
  const [mail] = app.mail
  expect([mail?.to.name, mail?.text.split('\n')[0]]).toEqual([greeted, `Hello ${greeted},`])
  expect(mail?.text.match(/https?:\/\/\S+/g)?.length).toEqual(1)
})
