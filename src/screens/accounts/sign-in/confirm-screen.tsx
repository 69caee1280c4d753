import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { css } from '#styled/css'
import { Cover } from './cover.tsx'

/** A visit to the link that confirms an address: under way, done, refused, or nobody answered. */
export type ConfirmView = 'confirming' | 'confirmed' | 'refused' | 'failed'

/** The page that a link to confirm an address opens. */
export function ConfirmScreen({ view, onRetry }: { view: ConfirmView; onRetry: () => void }) {
  if (view === 'confirming') {
    return (
      <Cover>
        <div role="status">
          <h1 className={waiting} tabIndex={-1}>
            <Spinner />
            Confirming your address...
          </h1>
        </div>
      </Cover>
    )
  }
  const isConfirmed = view === 'confirmed'
  return (
    <Cover>
      <h1 className={title} tabIndex={-1}>
        {isConfirmed ? 'Your address is confirmed' : 'Your address is not confirmed'}
      </h1>
      <div className={body}>
        <Notice tone={isConfirmed ? 'good' : 'bad'}>{sentences[view]}</Notice>
        {view === 'failed' ? (
          <Button size="lg" wide onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <ButtonLink size="lg" wide variant={view === 'failed' ? 'secondary' : 'primary'} href="/">
          Go to your dashboard
        </ButtonLink>
      </div>
    </Cover>
  )
}

const sentences = {
  confirmed: 'You can now send links to your students and use the shared library.',
  refused: 'This link is old or was replaced by a newer one. Sign in to have another one sent.',
  failed: 'Failed to confirm your address. Please try again.',
}
const waiting = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'dialog', fontWeight: 'bold' })
const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const body = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
