import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { MessagePage } from './message-page.tsx'

/** The page when something broke on the way: says what, what is safe, and offers the way on. */
export function PageFailed({ sentence, home, onRetry }: { sentence: string; home: string; onRetry: () => void }) {
  return (
    <MessagePage
      mark="Oops"
      title="This page didn't load."
      actions={
        <>
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink size="lg" variant="secondary" href={home}>
            Go to Dashboard
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{sentence}</p>
      <p>Your work is safe.</p>
    </MessagePage>
  )
}
