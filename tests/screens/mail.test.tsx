import { expect, onTestFinished, test } from 'vitest'
import { signInMail } from '#server/use-cases/accounts/sign-in-mail.ts'

test('a mail with a sign-in link fits a small phone, whatever letters its link has', async () => {
  const url = `https://school.example/magic?token=${'W'.repeat(43)}`
  const frame = document.createElement('iframe')
  frame.width = '320'
  frame.srcdoc = signInMail({ name: 'Mia', username: 'mia', email: 'mia@school.example' }, { url, minutes: 60, forNewPassword: false }).html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const { scrollWidth, clientWidth } = frame.contentDocument?.documentElement ?? document.documentElement
  expect([scrollWidth, clientWidth]).toEqual([320, 320])
})
