import { expectTypeOf, test } from 'vitest'
import { type login, type logout } from '#contract/accounts/auth.ts'
import { type BodyInput, type PathParams, type ReplyOf, pathOf } from '#contract/endpoint.ts'
import { getSession } from '#contract/sessions/sessions.ts'

test('a path asks for each of its parameters as a number', () => {
  expectTypeOf<PathParams<'/classes/:class_id/students/:id'>>().toEqualTypeOf<{ class_id: number; id: number }>()
  expectTypeOf<PathParams<'/exports/sessions/:id.csv'>>().toEqualTypeOf<{ id: number }>()
  expectTypeOf(pathOf<typeof getSession>).parameter(1).toEqualTypeOf<{ id: number }>()
})

test('a call without its path parameter does not compile', () => {
  // @ts-expect-error the id is missing
  expectTypeOf(pathOf(getSession, {})).toBeString()
})

test('a caller reads the body and the reply of a call from its one declaration', () => {
  expectTypeOf<BodyInput<typeof login>>().toEqualTypeOf<{ login_identifier: string; password: string }>()
  expectTypeOf<ReplyOf<typeof login>>().toEqualTypeOf<{ access_token: string }>()
  expectTypeOf<ReplyOf<typeof logout>>().toEqualTypeOf<null>()
})
