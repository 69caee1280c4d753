import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { MessagePage } from './message-page.tsx'

/** The page for an address nothing lives at, or that this person may not see. */
export function NotFound({ home, onGoBack }: { home: string; onGoBack: () => void }) {
  return (
    <MessagePage
      mark="404"
      title="This page isn't in the book."
      actions={
        <>
          <ButtonLink size="lg" href={home}>
            Go to Dashboard
          </ButtonLink>
          <Button size="lg" variant="secondary" onClick={onGoBack}>
            Go back
          </Button>
        </>
      }
    >
      <p>The address may be old, or the page was moved. Your work is safe.</p>
    </MessagePage>
  )
}
