import { formatPoints } from '#contract/exercises/points.ts'
import type { MouseEvent } from 'react'
import { css, cx } from '#styled/css'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import type { ChatCallbacks, OpenChatView } from '#src/screens/chat/chat-view.ts'
import { Button, type ButtonProps } from '#src/ui/controls/button.tsx'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { whoReads } from '#src/screens/chat/log/who-reads.ts'
import { isExampleOffered, isHintOffered, isLastQuestion, tryWords } from './bar-words.ts'
import { raised } from '#src/ui/layout/raised.ts'

const id = 'session-more'

type Props = { view: OpenChatView } & Pick<ChatCallbacks, 'onAskForHint' | 'onAskForExample' | 'onSkip'>

/**
 * Where there is room for one line of each part only: More, and behind it hint, example and Skip, what the try is worth, the score, who reads
 * it and how it all looks.
 */
export function MorePanel({ view, onAskForHint, onAskForExample, onSkip }: Props) {
  const words = tryWords(view)
  const { score, total } = judgedOf(view.session)
  return (
    <div className={styles.root}>
      <Button variant="secondary" className={styles.more} popoverTarget={id}>
        More
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        {isHintOffered(view) ? (
          <Choice disabled={!view.canSend} onClick={onAskForHint}>
            Ask for a hint
          </Choice>
        ) : null}
        {isExampleOffered(view) ? (
          <Choice disabled={!view.canSend} onClick={onAskForExample}>
            Show me one like this
          </Choice>
        ) : null}
        <Choice disabled={!view.canSkip} onClick={onSkip}>
          {isLastQuestion(view) ? 'Skip and turn in' : 'Skip'}
        </Choice>
        <p>
          {words.lead} <strong>{words.worth}</strong>. {words.help}
        </p>
        <p className={styles.reader}>{whoReads(view.session)}</p>
        <div className={styles.foot}>
          <span>
            Score <strong>{formatPoints(score)}</strong> / {formatPoints(total)}
          </span>
          <DisplayButton />
        </div>
      </div>
    </div>
  )
}

/** A choice that closes the panel. It does so itself: the browser hides nothing for a button that its own press disabled. */
function Choice({ onClick, ...rest }: ButtonProps) {
  function choose(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    onClick?.(event)
  }
  return <Button variant="secondary" wide {...rest} onClick={choose} />
}

const styles = {
  root: css({ gridArea: 'more', display: { base: 'none', _compact: 'block' } }),
  more: css({ minHeight: '[max(2.375rem, 44px)]' }),
  panel: cx(
    raised,
    css({
      position: 'fixed',
      inset: 'auto',
      insetInline: '[0.5rem]',
      bottom: '[0.5rem]',
      width: '[auto]',
      maxHeight: '[calc(100dvh - 1rem)]',
      overflowY: 'auto',
      flexDirection: 'column',
      gap: '2',
      p: '3',
      color: 'ink',
      '&:popover-open': { display: 'flex' },
    }),
  ),
  reader: css({ color: 'muted', textStyle: 'label' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' }),
}
