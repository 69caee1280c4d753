import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { refreshCw } from '#src/ui/icons/icons.ts'
import { Spinner } from '#src/ui/feedback/spinner.tsx'

/** While a session starts or resumes. */
export function ChatLoading({ onCancel }: { onCancel: () => void }) {
  return (
    <main className={styles.page}>
      <div role="status" className={styles.loading}>
        <Spinner size={32} />
        <h1 className={styles.words}>Loading your assignment...</h1>
      </div>
      <Button variant="text" onClick={onCancel}>
        Cancel
      </Button>
    </main>
  )
}

/** When it cannot be started: the literal words, the server's reason if it gave one, and two ways on. */
export function ChatFailedToStart({ refusal, onRetry, onReturnHome }: { refusal: string | null; onRetry: () => void; onReturnHome: () => void }) {
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title="There was an error loading this assignment, please reload the page or try again later."
        actions={
          <>
            <Button variant="secondary" onClick={onReturnHome}>
              Return Home
            </Button>
            <Button icon={refreshCw} onClick={onRetry}>
              Try again
            </Button>
          </>
        }
      >
        {refusal ?? 'Nothing you did before is lost.'}
      </EmptyState>
    </main>
  )
}

const styles = {
  page: css({ minHeight: 'screen', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center', alignContent: 'center', gap: '6', p: '4', background: 'paper' }),
  loading: css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4', color: 'muted', textAlign: 'center' }),
  words: css({ textStyle: 'student', fontWeight: 'normal' }),
}
