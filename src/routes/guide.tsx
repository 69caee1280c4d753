import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/guide')({
  head: () => ({ meta: [{ title: 'User Guide' }] }),
  onEnter: ({ context: { track } }) => {
    track.event('guide.viewed')
    track.start()
  },
  component: Coming,
})

function Coming() {
  return (
    <main id="main">
      <ComingPage
        title="User Guide"
        will="It will explain every page for teachers and students."
        meanwhile={{ words: 'Until then, the start page leads everybody in.', label: 'Open the start page', href: '/home' }}
      />
    </main>
  )
}
