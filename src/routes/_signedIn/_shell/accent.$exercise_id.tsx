import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '#src/screens/shell/coming-page.tsx'

export const Route = createFileRoute('/_signedIn/_shell/accent/$exercise_id')({ head: () => ({ meta: [{ title: 'Speaking practice' }] }), component: Coming })

function Coming() {
  return (
    <ComingPage
      title="Speaking practice"
      will="Here you will listen to a sentence, say it, and see which words to work on."
      meanwhile={{ words: 'Your other assignments are ready.', label: 'Back to Dashboard', href: '/student' }}
    />
  )
}
