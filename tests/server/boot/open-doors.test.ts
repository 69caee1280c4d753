import { expect, test } from 'vitest'
import { setRegistration } from '#contract/accounts/registration.ts'
import { tellOfOpenDoors } from '#server/boot/open-doors.ts'
import { createTestApp } from '#tests/support/app.ts'

test.each([
  ['open', null, /Anyone who reaches this server can register as a teacher/],
  ['domains', null, /email address of school\.example, students included, .*Without SMTP_URL nobody has to show/],
  ['domains', 'smtp://mail.school.example', /students included, .*and their answers\. Registration by invitation/],
  ['invite', null, /^$/],
  ['closed', null, /^$/],
] as const)('the log says at the start whom registration %s lets in, with the mail server %s', async (mode, smtpUrl, said) => {
  const app = await createTestApp()
  await app.request(setRegistration, { as: await app.seedAdmin(), body: { mode, domains: mode === 'domains' ? ['school.example'] : [] } })
  const before = app.logLines.length
  await tellOfOpenDoors({ ...app.deps, settings: { ...app.deps.settings, smtpUrl } })
  expect(app.logLines.slice(before).join('')).toMatch(said)
})
