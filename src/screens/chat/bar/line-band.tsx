import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { monitorSmartphone, serverOff, wifiOff } from '#src/ui/icons/icons.ts'
import type { ChatLine } from '#src/screens/chat/chat-view.ts'
import { reachedByKeys } from '#src/ui/hooks/reached-by-keys.ts'
import { CopyBox } from './copy-box.tsx'

type Props = { line: ChatLine; isTimed: boolean; words?: AwayWords; onContinueHere: () => void; onRetry: () => void }

/** What is safe while the server is out of reach: with nothing on its way, and what becomes of something without a line, and without an answer. */
type AwayWords = { kept: string; offline: string; unanswered: string }

const typed: AwayWords = {
  kept: 'What you type stays here.',
  offline: "Your answer is kept here and sent when you're back.",
  unanswered: 'Your answer is kept here and sent as soon as it does.',
}

/** The band under the header when the connection is away or the session went on elsewhere; it speaks when it appears. */
export function LineBand({ line, isTimed, words = typed, onContinueHere, onRetry }: Props) {
  return (
    <div role="status" className={css({ flexShrink: '0' })}>
      {line.state === 'offline' || line.state === 'unanswered' ? (
        <div ref={reachedByKeys} className={styles.band}>
          <Icon of={line.state === 'offline' ? wifiOff : serverOff} size={20} />
          <p>
            <strong>{line.state === 'offline' ? "You're offline." : "The server isn't answering."}</strong>{' '}
            {line.unsent === null ? words.kept : <span className={styles.rest}>{words[line.state]}</span>}
            {isTimed ? ' The time keeps running.' : ''}
          </p>
          {line.unsent === null ? null : (
            <Button size="row" variant="secondary" onClick={onRetry}>
              Try now
            </Button>
          )}
        </div>
      ) : null}
      {line.state === 'elsewhere' ? (
        <div className={styles.band}>
          <Icon of={monitorSmartphone} size={20} />
          <div className={styles.elsewhere}>
            <p>
              <strong>This assignment was continued in another tab or on another device, or your teacher allowed a fresh start.</strong> {line.text === '' ? '' : 'This was not sent:'}
            </p>
            {line.text === '' ? <ContinueHere onPress={onContinueHere} /> : null}
            {line.text === '' ? null : (
              <CopyBox text={line.text}>
                <ContinueHere onPress={onContinueHere} />
              </CopyBox>
            )}
          </div>
        </div>
      ) : null}
    </div>
  )
}

function ContinueHere({ onPress }: { onPress: () => void }) {
  return (
    <Button size="sm" onClick={onPress}>
      Continue here
    </Button>
  )
}

const styles = {
  band: css({
    display: 'flex',
    flexWrap: { _compact: 'wrap' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    // Its words begin where those of the session do.
    px: { base: '[max(1rem, calc((100% - 57.5rem) / 2))]', _compact: '2' },
    py: { base: '2.5', _compact: '1' },
    // What is left of a small phone beside the header and the foot.
    maxHeight: { _low: '[calc(60cqh - 5rem)]', _compact: '[calc(60cqh - 3rem)]' },
    overflowY: { _low: 'auto', _compact: 'auto' },
    textStyle: { base: 'dense', md: 'body', _compact: 'label' },
    lineHeight: { _compact: '[1.2]' },
    background: 'todayTint',
    color: 'todayInk',
    animation: 'appear token(durations.dialog) token(easings.out)',
    '& > svg': { flexShrink: '0', display: { _narrow: 'none', _compact: 'none' } },
    '& > p': { minWidth: '0', flex: '[0 1 auto]' },
    '& > button': { flexShrink: '0' },
    '&:has(textarea) > svg': { alignSelf: 'flex-start', mt: '0.5' },
  }),
  // The margin of the answer says so too, and Try now needs the room.
  rest: css({ srOnly: { _compact: true } }),
  elsewhere: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', width: 'full', maxWidth: '[40rem]' }),
}
