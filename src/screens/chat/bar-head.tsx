import { css, cva } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { circleCheck, info, lightbulb } from '#src/ui/icons.ts'
import { TryMeter } from '#src/ui/try-meter.tsx'
import { resultWords, tryWords } from './bar-words.ts'
import type { OpenChatView } from './chat-view.ts'
import { KeysHelp } from './keys-help.tsx'

type Props = { view: OpenChatView; onAskForHint: () => void }

/** Above the box: what this try is worth and the way to a hint, or the result once Next is offered. */
export function BarHead({ view, onAskForHint }: Props) {
  return view.isNextOffered ? <Result view={view} /> : <Try view={view} onAskForHint={onAskForHint} />
}

function Try({ view, onAskForHint }: Props) {
  const words = tryWords(view)
  return (
    <div className={styles.head}>
      <Meter view={view} size="md" />
      <div className={styles.words}>
        <p id="try-worth" className={styles.lead}>
          <span className={styles.wide}>{words.lead}</span>
          <span className={styles.narrow}>{words.short}</span> <strong>{words.worth}</strong>
        </p>
        <p className={styles.help}>{words.help}</p>
      </div>
      <div className={styles.actions}>
        <KeysHelp />
        <Button variant="text" icon={lightbulb} disabled={!view.canSend} className={styles.hint} onClick={onAskForHint}>
          Ask for a hint
        </Button>
      </div>
    </div>
  )
}

function Result({ view }: { view: OpenChatView }) {
  const { tone, lead, rest } = resultWords(view)
  return (
    <div className={band({ tone })}>
      <Icon of={tone === 'good' ? circleCheck : info} size={26} />
      <p className={styles.result}>
        <strong>{lead}</strong> {rest}
      </p>
      <span className={styles.wide}>
        <Meter view={view} size="sm" />
      </span>
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
  head: css({ gridArea: 'head', display: 'flex', alignItems: 'center', gap: { base: '3', md: '4' }, pt: { base: '2.5', md: '3' }, minWidth: '0' }),
  words: css({ flex: '1', minWidth: '0' }),
  lead: css({ fontSize: { base: 'body', md: 'student' }, lineHeight: 'heading', whiteSpace: { base: 'nowrap', md: 'normal' } }),
  help: css({ textStyle: 'label', color: 'muted', display: { base: 'none', md: 'block' } }),
  actions: css({ display: 'flex', alignItems: 'center', gap: '1' }),
  hint: css({}),
  result: css({ flex: '1', minWidth: '0', textStyle: 'student' }),
  wide: css({ display: { base: 'none', md: 'inline-flex' } }),
  narrow: css({ display: { base: 'inline', md: 'none' } }),
}
