import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { GuidePage } from '#src/app/guide/guide-page.tsx'

const word = v.optional(v.fallback(v.optional(v.string()), undefined))

export const Route = createFileRoute('/guide')({
  validateSearch: v.object({ section: word, from: word }),
  head: async ({ match }) => {
    const { nameOf, sectionOf } = await import('#src/screens/guide/guide-sections.ts')
    return { meta: [{ title: `${nameOf(sectionOf(match.search))} · User Guide` }] }
  },
  onEnter: ({ context: { track } }) => {
    track.event('guide.viewed')
    track.start()
  },
  component: Guide,
})

function Guide() {
  const { auth } = Route.useRouteContext()
  return <GuidePage auth={auth} search={Route.useSearch()} />
}
