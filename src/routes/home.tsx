import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { HomeScreen } from '#src/screens/home/home-screen.tsx'

export const Route = createFileRoute('/home')({
  validateSearch: v.object({ next: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: () => ({ meta: [{ title: 'Lectern' }] }),
  component: Home,
})

function Home() {
  const { next } = Route.useSearch()
  return <HomeScreen keep={next === undefined ? '' : `?${new URLSearchParams({ next }).toString()}`} />
}
