import { expect, test } from 'vitest'
import { createTrack } from '#src/actors/track.ts'
import { apiWith } from '#tests/api/fake-server.ts'

function accepted(): Response {
  return new Response(null, { status: 204 })
}

test('an event goes out with its details and outlives the page', async () => {
  const kept: boolean[] = []
  const { api, heard } = apiWith((request) => {
    kept.push(request.keepalive)
    return accepted()
  })
  createTrack(api).event('guide.viewed', { section: 'Overview' })
  await expect.poll(() => heard.map(({ body }) => body)).toEqual([{ name: 'guide.viewed', details: { section: 'Overview' } }])
  expect(kept).toEqual([true])
})

test('a search is reported from three letters on', async () => {
  const { api, heard } = apiWith(accepted)
  const track = createTrack(api)
  for (const term of ['a', 'al', ' al ', 'alg']) track.search('students', term)
  await expect.poll(() => heard.map(({ body }) => body)).toEqual([{ name: 'list.searched', details: { list: 'students', term: 'alg' } }])
})

test('a report that fails is nobody’s problem', async () => {
  const { api, heard } = apiWith(() => Promise.reject(new TypeError('Failed to fetch')))
  createTrack(api).event('guide.viewed')
  await expect.poll(() => heard.length).toEqual(1)
})
