import { lazy, Suspense } from 'react'
import { css, cva } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleCheck, info, lightbulb } from '#src/ui/icons/icons.ts'
import { TryMeter } from '#src/ui/session/try-meter.tsx'
import { resultWords, tryWords } from './bar-words.ts'
import { KeptWord } from './kept-word.tsx'
import type { KeptText, OpenChatView } from '#src/screens/chat/chat-view.ts'

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }))

type Props = { view: OpenChatView; kept: KeptText; onAskForHint: () => void; onAskForExample: () => void }

/** Above the box: what this try is worth and the way to a hint, or the result once Next is offered. */
export function BarHead(props: Props) {
  return props.view.isNextOffered ? <Result view={props.view} /> : <Try {...props} />
}

function Try({ view, kept, onAskForHint, onAskForExample }: Props) {
  const words = tryWords(view)
  return (
    <div className={styles.head}>
      <span className={styles.wide}>
        <Meter view={view} size="md" />
      </span>
      <span className={styles.narrow}>
        <Meter view={view} size="sm" />
      </span>
      <div className={styles.words}>
        <p id="try-worth" className={styles.lead}>
          <span className={styles.wideWords}>{words.lead}</span>
          <span className={styles.narrowWords}>{words.short}</span> <strong>{words.worth}</strong>
        </p>
        <p className={styles.help}>{words.help}</p>
      </div>
      <div className={styles.actions}>
        <KeptWord kept={kept} />
        <Suspense>
          <KeysHelp />
        </Suspense>
        {isHintOffered(view) ? (
          <Button variant="text" size="sm" icon={lightbulb} disabled={!view.canSend} className={styles.hint} onClick={onAskForHint}>
            Ask for a hint
          </Button>
        ) : null}
        {isExampleOffered(view) ? (
          <Button variant="text" size="sm" disabled={!view.canSend} className={styles.hint} onClick={onAskForExample}>
            Show me one like this
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** From the first try that was not accepted on, where the question has one. */
function isExampleOffered({ session, line }: OpenChatView): boolean {
  return session.current_question_state.example_offered === true && line.state === 'online'
}

/** Until the answer is shown; nothing can be asked while the line is away. */
function isHintOffered({ session, line }: OpenChatView): boolean {
  return !session.current_question_state.answer_given && line.state === 'online'
}

function Result({ view }: { view: OpenChatView }) {
  const { tone, lead, rest } = resultWords(view)
  return (
    <div className={band({ tone })}>
      <Icon of={tone === 'good' ? circleCheck : info} size={26} />
      <p className={styles.result}>
        <strong>{lead}</strong> {rest}
      </p>
      {tone === 'good' || view.turn === 'accepted' ? (
        <span className={styles.wide}>
          <Meter view={view} size="sm" />
        </span>
      ) : null}
    </div>
  )
}

function Meter({ view: { session, turn }, size }: { view: OpenChatView; size: 'md' | 'sm' }) {
  const { attempts, attempt_worths, answer_given, answer_given_worth, next_attempt_worth } = session.current_question_state
  const isWon = turn === 'settled' && session.tasks[session.current_task_index]?.status === 'done'
  const cap = answer_given ? answer_given_worth : null
  return <TryMeter worths={attempt_worths} spent={attempts} won={isWon} cap={cap} open={next_attempt_worth !== null} size={size} />
}

const band = cva({
  base: {
    gridArea: 'head',
    contain: '[inline-size]',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '3.5' },
    minHeight: '13',
    py: '2',
    mx: { base: '-3', md: '-5' },
    px: { base: '4', md: '5' },
    borderBottomRadius: { md: 'panel' },
    animation: 'appear token(durations.dialog) token(easings.out)',
    '& > svg': { flexShrink: '0' },
  },
  variants: { tone: { good: { background: 'goodTint', color: 'goodInk' }, neutral: { background: 'neutralTint', color: 'neutralInk' } } },
})

const styles = {
  head: css({
    gridArea: 'head',
    contain: '[inline-size]',
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    pt: { base: '2', md: '3' },
    _phoneLargeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  words: css({ minWidth: '0' }),
  lead: css({ fontSize: { base: 'body', md: 'student' }, lineHeight: 'heading', whiteSpace: { base: 'nowrap', md: 'normal' }, _phoneLargeText: { whiteSpace: 'normal' } }),
  help: css({ textStyle: 'label', color: 'muted', display: { base: 'none', md: 'block' } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', gridColumn: { base: '2', md: '3' }, _phoneLargeText: { gridColumn: '1' } }),
  hint: css({ ml: { base: '-3', md: '0' }, mb: { base: '-2', md: '0' }, mr: { md: '-3' }, '& svg': { '@media (max-width: 359px)': { display: 'none' } }, _disabled: { background: '[transparent]' } }),
  result: css({ flex: '1', minWidth: '0', textStyle: 'student' }),
  wideWords: css({ display: { base: 'none', md: 'inline' } }),
  narrowWords: css({ md: { display: 'none' } }),
  wide: css({ display: { base: 'none', md: 'inline-flex' } }),
  narrow: css({ display: { base: 'inline-flex', md: 'none' }, gridRow: '1 / span 2', '@media (max-width: 359px)': { display: 'none' }, _phoneLargeText: { display: 'none' } }),
}
