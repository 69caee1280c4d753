import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { css } from '#styled/css'
import { Cover } from './cover.tsx'

/** A visit to a mailed link: under way, or refused with the sentence to show. */
export type MagicView = { mode: 'loggingIn' } | { mode: 'failed'; sentence: string; canRetry: boolean }

/** The page a mailed link opens. */
export function MagicScreen({ view, onRetry }: { view: MagicView; onRetry: () => void }) {
  if (view.mode === 'loggingIn') {
    return (
      <Cover>
        <div role="status">
          <h1 className={waiting} tabIndex={-1}>
            <Spinner />
            Logging you in...
          </h1>
        </div>
      </Cover>
    )
  }
  return (
    <Cover>
      <h1 className={title} tabIndex={-1}>
        Your link did not work
      </h1>
      <div className={body}>
        <Notice tone="bad">{view.sentence}</Notice>
        <p className={help}>
          A link works once, for 60 minutes. Your teacher can send you a new one, or <TextLink href="/forgot-password">ask for one yourself</TextLink>.
        </p>
        <div className={actions}>
          {view.canRetry ? (
            <Button size="lg" wide onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <ButtonLink size="lg" wide variant={view.canRetry ? 'secondary' : 'primary'} href="/studentlogin">
            Return to Login
          </ButtonLink>
          <ButtonLink variant="text" href="/login">
            I'm a teacher
          </ButtonLink>
        </div>
      </div>
    </Cover>
  )
}

const waiting = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'dialog', fontWeight: 'bold' })
const title = css({ textStyle: 'dialog', fontWeight: 'bold' })
const body = css({ mt: '5', display: 'flex', flexDirection: 'column', gap: '4' })
const help = css({ color: 'muted' })
const actions = css({ display: 'flex', flexDirection: 'column', gap: '3' })
