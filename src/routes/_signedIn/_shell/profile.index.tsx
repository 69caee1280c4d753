import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getProfile } from '#contract/accounts/auth.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { homeOf } from '#src/app/accounts/access.ts'
import { ProfilePage } from '#src/app/accounts/profile-page.tsx'
import { ProfileScreen, type ProfileView } from '#src/screens/accounts/account/profile-screen.tsx'

export const Route = createFileRoute('/_signedIn/_shell/profile/')({
  loader: ({ context: { api }, abortController: { signal } }) => api.send(getProfile, { signal }),
  head: () => ({ meta: [{ title: 'Profile Page' }] }),
  component: Profile,
  pendingComponent: () => <Unread view={{ mode: 'loading' }} />,
  errorComponent: ({ error }) => <Unread view={{ mode: 'failed', reason: sentenceOf(failureOf(error), 'the server did not answer.') }} />,
})

function Profile() {
  const router = useRouter()
  const profile = Route.useLoaderData()
  return <ProfilePage key={profile.id} profile={profile} onSaved={() => void router.invalidate()} />
}

function Unread({ view }: { view: ProfileView }) {
  const router = useRouter()
  const { person } = Route.useRouteContext()
  return (
    <ProfileScreen
      view={view}
      home={homeOf(person.role)}
      onEdit={nothing}
      onTyped={nothing}
      onCancel={nothing}
      onSave={nothing}
      onRetry={() => void router.invalidate()}
      changes={null}
    />
  )
}

function nothing(): void {
  return undefined
}
