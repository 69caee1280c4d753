import { expect, test } from 'vitest'
import { mailedText } from '#server/use-cases/accounts/mailed-text.ts'

test.each([
  ['an address of a page', 'see https://evil.example/login', 'see https evil. example/login'],
  ['a bare one, also behind a sign nobody sees', 'go to evil.\u200Dexample or evil\u2060.example', 'go to evil. example or evil. example'],
  ['an address of a mailbox', 'write to me@evil.example', 'write to me at evil. example'],
])('%s is no link any more', (_, typed, mailed) => {
  expect(mailedText(typed)).toBe(mailed)
})

test.each([
  ['Persian', 'می\u200Cخواهم کار را ببینم.'],
  ['Hindi', 'क्\u200Dष और क्\u200Cष'],
  ['numbers and sentences', 'Please finish 3.5 pages. Thank you!'],
])('%s is mailed as it was written', (_, typed) => {
  expect(mailedText(typed)).toBe(typed)
})
