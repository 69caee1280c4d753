import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { HomePage } from '#src/app/welcome/home-page.tsx'

export const Route = createFileRoute('/home')({
  validateSearch: v.object({
    next: v.optional(v.fallback(v.optional(v.string()), undefined)),
    video: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  }),
  head: () => ({ meta: [{ title: 'Lectern' }] }),
  component: Home,
})

function Home() {
  const { api, auth } = Route.useRouteContext()
  const { next, video } = Route.useSearch()
  return <HomePage api={api} auth={auth} next={next} isVideoOpen={video === true} />
}
