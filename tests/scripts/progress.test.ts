import { expect, test } from 'vitest'
import { progress } from '#scripts/build-steps/progress.mjs'

test('each part of a build is told when it is done, with its seconds, also where two go side by side', async () => {
  const said: string[] = []
  let ms = 0
  const step = progress((line) => said.push(line), () => ms)
  let finish = () => {}
  const server = new Promise<void>((resolve) => (finish = resolve))
  const both = Promise.all([step('server', () => server), step('styles', () => (ms = 6_050))])
  await expect.poll(() => said).toEqual(['  styles               6.0 s'])
  ms = 12_300
  finish()
  await both
  expect(said).toEqual(['  styles               6.0 s', '  server              12.3 s'])
})

test('a part that fails is not told as done, and fails the build', async () => {
  const said: string[] = []
  const failing = progress((line) => said.push(line))('web app', () => Promise.reject(new Error('no such file')))
  await expect(failing).rejects.toThrow('no such file')
  expect(said).toEqual([])
})
