import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { arrowRight } from '#src/ui/icons/icons.ts'
import type { OpenAccentView } from '#src/screens/accent/accent-props.ts'

type Props = { view: OpenAccentView; onSubmit: () => void; onNext: () => void }

/** The one way on, in one place: Submit Recording, and Next Question once a take was scored. One element, so that it keeps the focus. */
export function PrimaryButton({ view, onSubmit, onNext }: Props) {
  const { take, session, isLast } = view
  const isNext = session.current_question_set_state.should_move_to_next_question && !['recorded', 'submitting', 'undelivered', 'keeping'].includes(take)
  const isBusy = take === 'submitting' || take === 'nextQuestion'
  const isOn = isNext ? view.canGoOn : view.canSubmit
  return (
    <Button
      size="lg"
      variant={isNext ? 'good' : 'primary'}
      iconEnd={isNext && !isLast ? arrowRight : undefined}
      busy={isBusy}
      busyLabel={take === 'nextQuestion' ? 'Loading...' : 'Submitting...'}
      disabled={!isOn && !isBusy}
      onClick={isNext ? onNext : onSubmit}
    >
      {!isNext ? (
        'Submit Recording'
      ) : isLast && session.is_practice ? (
        'Finish practice'
      ) : isLast ? (
        <>
          <span className={styles.wide}>Click here to complete your assignment</span>
          <span className={styles.narrow}>Turn in</span>
        </>
      ) : (
        'Next Question'
      )}
    </Button>
  )
}

const styles = {
  wide: css({ display: { base: 'none', md: 'inline' } }),
  narrow: css({ display: { base: 'inline', md: 'none' } }),
}
