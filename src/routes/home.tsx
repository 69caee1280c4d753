import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#src/screens/home/home-screen.tsx'

export const Route = createFileRoute('/home')({ head: () => ({ meta: [{ title: 'Lectern' }] }), component: HomeScreen })
