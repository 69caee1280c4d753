import { expect, test } from 'vitest'
import { defineRoutes } from '#server/http/registry.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { digestOf } from '#tests/support/digest.ts'
import { examples } from './examples.ts'
import { createSchool } from './school.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'text/plain; charset=utf-8', '']

test('a page of another site changes nothing, whatever form it posts and whatever cookies go with it', async () => {
  const school = await createSchool()
  const before = await digestOf(school.app.db)
  const writes = defineRoutes(allRoutes).filter(({ endpoint }) => endpoint.method !== 'GET')
  const accepted: string[] = []
  let count = 0
  for (const { endpoint } of writes) {
    const name = `${endpoint.method} ${endpoint.path}`
    const token = school.tokens.admin ?? ''
    for (const type of forms) {
      const body = JSON.stringify(examples[name]?.body ?? {})
      const headers = { Origin: 'https://evil.example', Cookie: `token=${token}; access_token=${token}; Authorization=Bearer ${token}` }
      const response = await school.app.app.request(`/api${endpoint.path.replaceAll(/:\w+/g, '1')}`, {
        method: endpoint.method,
        headers: { ...headers, ...(type === '' ? {} : { 'Content-Type': type }) },
        body: new TextEncoder().encode(body),
      })
      count += 1
      if (response.status !== 401 && response.status !== 415) accepted.push(`${name} as ${type}: ${response.status}`)
    }
  }
  console.warn(`S18: ${count} cross-site posts to ${writes.length} calls`)
  expect(accepted).toEqual([])
  expect(await digestOf(school.app.db)).toEqual(before)
})
