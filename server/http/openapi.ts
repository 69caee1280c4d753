import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ErrorBody } from '#contract/errors.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the mounted routes: the same schemas the server parses with. */
export function openApiDocument(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const one of routes) {
    const path = one.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [one.endpoint.method.toLowerCase()]: operation(one) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: '1', description: 'Every request may carry `Time-Zone`; signed-in POSTs an `Idempotency-Key`.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(ErrorBody, 'output') },
    },
  }
}

function operation({ endpoint, policy }: Route): Json {
  const ids = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }))
  return {
    summary: endpoint.summary,
    'x-roles': policy.who,
    ...(policy.who === 'anyone' ? { security: [] } : { security: [{ token: [] }] }),
    parameters: [...ids, ...queryParameters(endpoint.query)],
    ...(endpoint.body ? { requestBody: { required: true, content: content(schemaOf(endpoint.body, 'input'), endpoint.accepts?.type) } } : {}),
    responses: {
      [endpoint.status]: {
        description: endpoint.status === 204 ? 'Done.' : 'As asked.',
        ...(endpoint.reply ? { content: content(schemaOf(endpoint.reply, 'output'), endpoint.produces) } : {}),
      },
      default: { description: 'A refusal.', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function queryParameters(query: v.GenericSchema<unknown, unknown> | undefined): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = toJsonSchema(query, options('input'))
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function content(schema: Json, type = 'application/json'): Json {
  return { [type]: { schema } }
}

function schemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, options(typeMode))
  return rest
}

function options(typeMode: 'input' | 'output') {
  return { typeMode, errorMode: 'ignore', target: 'draft-2020-12' } as const
}
