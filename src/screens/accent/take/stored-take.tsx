import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { OwnTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import type { AccentCallbacks, OpenAccentView } from '#src/screens/accent/accent-props.ts'

type Props = { view: OpenAccentView; stored: OwnTakeFacts | null } & Pick<AccentCallbacks, 'onRetryTake'>

/** Why the own row of a scored take is empty: its sound is on its way, did not come, cannot be drawn, or was not kept. */
export function StoredTake({ view, stored, onRetryTake }: Props) {
  switch (stored?.standing) {
    case 'fetching':
      return <p className={muted}>Loading your recording...</p>
    case 'failed':
      return (
        <Notice tone="bad">
          Your recording could not be loaded.{' '}
          <Button variant="text" size="row" onClick={onRetryTake}>
            Try again
          </Button>
        </Notice>
      )
    case 'loaded':
      return <p className={muted}>Your recording can be played, but not drawn here.</p>
    default:
      return (
        <p className={muted}>
          {view.keepsRecordings ? 'This recording is no longer kept.' : 'This recording was deleted after it was scored.'} Your scores stay.
        </p>
      )
  }
}

const muted = css({ color: 'muted' })
