import { expectTypeOf, test } from 'vitest'
import type { ReportedPage } from '#contract/operations/reported-events.ts'
import type { FileRouteTypes } from '#src/routeTree.gen.ts'

type WithoutSlash<Address> = Address extends `/${infer Name}/` ? `/${Name}` : Address

test('every page there is can be shown as opened, and no other', () => {
  expectTypeOf<ReportedPage>().toEqualTypeOf<WithoutSlash<FileRouteTypes['fullPaths']>>()
})
