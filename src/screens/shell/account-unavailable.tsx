import { Button } from '#src/ui/controls/button.tsx'
import { MessagePage } from './message-page.tsx'

/** Signed in, but the account could not be read: neither a teacher nor a student until it is. */
export function AccountUnavailable({ sentence, onRetry, onLogout }: { sentence: string; onRetry: () => void; onLogout: () => void }) {
  return (
    <MessagePage
      mark="Wait"
      title="Could not load your account."
      actions={
        <>
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
          <Button size="lg" variant="secondary" onClick={onLogout}>
            Logout
          </Button>
        </>
      }
    >
      <p role="alert">{sentence}</p>
      <p>You are still signed in, and your work is safe.</p>
    </MessagePage>
  )
}
