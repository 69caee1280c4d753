import { expect, test } from 'vitest'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'

test('the description names every call with its contents, its answer and who may call it', async () => {
  const { app } = await createTestApp()
  const document = await (await app.request('/api/openapi.json')).json()
  expect([document.openapi, document.servers]).toEqual(['3.1.0', [{ url: '/api' }]])
  const described = Object.entries<object>(document.paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`))
  const served = allRoutes.map(({ endpoint }) => `${endpoint.method.toLowerCase()} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual(served.toSorted())
  expect(document.paths['/auth/login'].post).toEqual({
    summary: 'Sign in with username or email address and password',
    'x-roles': 'anyone',
    security: [],
    parameters: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { login_identifier: { type: 'string', minLength: 1, maxLength: 254 }, password: { type: 'string', minLength: 1, maxLength: 128 } },
            required: ['login_identifier', 'password'],
          },
        },
      },
    },
    responses: {
      200: {
        description: 'As asked.',
        content: { 'application/json': { schema: { type: 'object', properties: { access_token: { type: 'string' } }, required: ['access_token'] } } },
      },
      default: { description: 'A refusal.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    },
  })
  expect(document.paths['/session/{id}'].get.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }])
})
