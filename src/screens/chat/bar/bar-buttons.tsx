import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { arrowRight, send, skipForward } from '#src/ui/icons/icons.ts'
import { isLastQuestion, unsentOf } from './bar-words.ts'
import type { OpenChatView } from '#src/screens/chat/chat-view.ts'

type Props = { view: OpenChatView; canGoOn: boolean; isClosed: boolean; onNext: () => void; onSkip: () => void; onSend: () => void }

/** Skip or Next Question, and Send. Next takes the place of Skip; Send goes when no try is open. */
export function BarButtons({ view, canGoOn, isClosed, onNext, onSkip, onSend }: Props) {
  const { turn, line, isNextOffered, canSend, canSkip } = view
  const isQueued = unsentOf(line) !== null
  const isSending = turn === 'sending'
  const isLoadingNext = turn === 'nextQuestion'
  return (
    <>
      {isNextOffered ? (
        <NextButton isLast={isLastQuestion(view)} isPractice={view.session.is_practice} isBusy={isLoadingNext} isEnabled={canGoOn} onNext={onNext} />
      ) : (
        <Button
          size="lg"
          variant="secondary"
          icon={skipForward}
          className={styles.skip}
          busy={isLoadingNext}
          busyLabel={isLoadingNext ? 'Loading...' : undefined}
          disabled={!canSkip && !isLoadingNext}
          onClick={onSkip}
        >
          {isLastQuestion(view) && view.session.is_practice ? (
            'Skip and finish'
          ) : isLastQuestion(view) ? (
            <>
              <span className={styles.wide}>Skip and turn in</span>
              <span className={styles.narrow}>Turn in</span>
            </>
          ) : (
            'Skip'
          )}
        </Button>
      )}
      {isClosed ? null : (
        <Button
          size="lg"
          variant={isNextOffered ? 'secondary' : 'primary'}
          icon={isQueued ? undefined : send}
          className={styles.send}
          busy={isSending}
          busyLabel="Sending..."
          disabled={!canSend && !isSending}
          onClick={onSend}
        >
          {isQueued ? 'Queued' : 'Send'}
        </Button>
      )}
    </>
  )
}

type NextButtonProps = { isLast: boolean; isPractice: boolean; isBusy: boolean; isEnabled: boolean; onNext: () => void }

function NextButton({ isLast, isPractice, isBusy, isEnabled, onNext }: NextButtonProps) {
  return (
    <Button
      size="lg"
      variant="good"
      data-on=""
      iconEnd={isLast ? undefined : arrowRight}
      className={styles.next}
      busy={isBusy}
      busyLabel="Loading..."
      disabled={!isEnabled && !isBusy}
      onClick={onNext}
    >
      {isLast && isPractice ? (
        'Finish practice'
      ) : isLast ? (
        <>
          <span className={styles.wide}>Click here to complete your assignment</span>
          <span className={styles.narrow}>Turn in</span>
        </>
      ) : (
        <span>
          Next<span className={styles.question}> Question</span>
        </span>
      )}
    </Button>
  )
}

const styles = {
  skip: css({
    gridArea: 'second',
    display: { _compact: 'none' },
    minHeight: { base: '11', _sheet: '13' },
    px: { base: '2.5', _sheet: '5.5' },
    mt: { base: '2', _sheet: '0' },
    fontSize: { base: 'body', _sheet: 'student' },
    alignSelf: { base: 'start', _sheet: 'end' },
    '& svg': { display: { base: 'none', _sheet: 'block' } },
  }),
  next: css({ gridArea: 'second', px: { base: '4', _sheet: '5.5', _compact: '2' }, minHeight: { _compact: '[max(2rem, 44px)]' }, fontSize: { base: 'student', _compact: 'body' }, '& svg': { display: { _compact: 'none' } } }),
  send: css({
    gridArea: 'send',
    px: { base: '5', _sheet: '5.5', _compact: '1' },
    minHeight: { _compact: '[max(2.375rem, 44px)]' },
    fontSize: { base: 'student', _compact: 'label' },
    '& svg': { display: { base: 'none', _sheet: 'block', _compact: 'none' } },
  }),
  question: css({ display: { _compact: 'none' } }),
  wide: css({ display: { base: 'none', _sheet: 'inline' } }),
  narrow: css({ display: { base: 'inline', _sheet: 'none' } }),
}
