import { css, cva } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon, type IconNodes } from '#src/ui/icons/icon.tsx'
import { circleCheck, info, lightbulb, listChecks } from '#src/ui/icons/icons.ts'
import { TryMeter } from '#src/ui/session/try-meter.tsx'
import { isExampleOffered, isHintOffered, resultWords, tryWords } from './bar-words.ts'
import { KeysHelp } from './keys-help.tsx'
import { KeptWord } from './kept-word.tsx'
import type { KeptText, OpenChatView } from '#src/screens/chat/chat-view.ts'

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
        <p className={styles.lead}>
          {words.lead} <strong>{words.worth}</strong>
        </p>
        <p className={styles.help}>{words.help}</p>
      </div>
      <div className={styles.actions}>
        <KeptWord kept={kept} />
        <KeysHelp />
        {isHintOffered(view) ? (
          <Help icon={lightbulb} isOn={view.canSend} short="Hint" onAsk={onAskForHint}>
            Ask for a hint
          </Help>
        ) : null}
        {isExampleOffered(view) ? (
          <Help icon={listChecks} isOn={view.canSend} short="Example" onAsk={onAskForExample}>
            Show me one like this
          </Help>
        ) : null}
      </div>
    </div>
  )
}

/** A way to help: a sentence beside the words, one word within reach of the thumb on phones. */
function Help({ icon, isOn, short, onAsk, children }: { icon: IconNodes; isOn: boolean; short: string; onAsk: () => void; children: string }) {
  return (
    <Button variant="text" icon={icon} disabled={!isOn} className={styles.ask} onClick={onAsk}>
      <span className={styles.wideWords}>{children}</span>
      <span className={styles.narrowWords}>{short}</span>
    </Button>
  )
}

function Result({ view }: { view: OpenChatView }) {
  const { tone, lead, rest } = resultWords(view)
  const isTryOpen = view.session.current_question_state.next_attempt_worth !== null
  return (
    <div className={band({ tone, isTryOpen })}>
      <Icon of={tone === 'good' ? circleCheck : info} size={26} />
      <p className={styles.result}>
        <strong>{lead}</strong> {rest === null ? null : <span className={isTryOpen ? undefined : styles.rest}>{rest}</span>}
      </p>
      {tone === 'good' || view.turn === 'accepted' ? (
        <span className={isTryOpen ? styles.meter : styles.wide}>
          <Meter view={view} size="sm" />
        </span>
      ) : null}
    </div>
  )
}

function Meter({ view: { session, turn }, size }: { view: OpenChatView; size: 'md' | 'sm' }) {
  if (session.is_practice) return null
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
    gap: { base: '3', _sheet: '3.5', _compact: '2' },
    minHeight: { base: '13', _compact: '10' },
    py: { base: '2', _low: '1', _compact: '0.5' },
    mx: { base: '-3', _sheet: '-5', _compact: '-2' },
    px: { base: '4', _sheet: '5', _compact: '3' },
    borderBottomRadius: { _sheet: 'panel' },
    animation: 'appear token(durations.dialog) token(easings.out)',
    // What the shape says, the words say too, and large words need its room.
    '& > svg': { flexShrink: '0', display: { _compact: 'none' } },
  },
  variants: {
    tone: { good: { background: 'goodTint', color: 'goodInk' }, neutral: { background: 'neutralTint', color: 'neutralInk' } },
    // The box says so too, and two lines of large text need the room.
    isTryOpen: { true: { _low: { display: 'none' }, _compact: { display: 'none' } } },
  },
})

const styles = {
  head: css({
    gridArea: 'head',
    contain: '[inline-size]',
    display: { base: 'flex', _sheet: 'grid', _compact: 'none' },
    gridTemplateColumns: { _sheet: 'auto minmax(0, 1fr) auto' },
    alignItems: { base: 'flex-end', _sheet: 'center' },
    gap: { base: '2', _sheet: '4' },
    pt: { base: '2', _sheet: '3' },
  }),
  words: css({ minWidth: '0', srOnly: { base: true, _sheet: false } }),
  lead: css({ fontSize: 'student', lineHeight: 'heading' }),
  help: css({ textStyle: 'label', color: 'muted' }),
  actions: css({ display: 'flex', alignItems: 'center', gap: { base: '2', _sheet: '1' }, justifyContent: 'flex-end' }),
  ask: css({
    minHeight: { base: '11', _sheet: '9' },
    px: { base: '2.5', _sheet: '3' },
    fontSize: { base: 'body', _sheet: 'dense' },
    border: { base: '1px solid', _sheet: 'none' },
    borderColor: { base: 'control', _sheet: '[transparent]' },
    color: { base: 'ink', _sheet: 'action' },
    '& > svg': { display: { base: 'none', _sheet: 'block' } },
    '&:disabled': { color: 'subtle', borderColor: 'hairlineStrong' },
  }),
  result: css({ flex: '1', minWidth: '0', textStyle: 'student', fontSize: { _compact: 'dense' }, lineHeight: { _low: '[1.25]', _compact: '[1.2]' } }),
  // The header says so too.
  rest: css({ display: { _compact: 'none' } }),
  wideWords: css({ display: { base: 'none', _sheet: 'inline' } }),
  narrowWords: css({ display: { base: 'inline', _sheet: 'none' } }),
  wide: css({ display: { base: 'none', _sheet: 'inline-flex' } }),
  // A meter that has no room beside the buttons goes to a second line, which is out of sight: the box says what the try is worth.
  narrow: css({
    display: { base: 'flex', _sheet: 'none', _narrow: 'none' },
    flex: '[1 1 0]',
    minWidth: '0',
    height: '11',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    overflow: 'hidden',
    _before: { content: '""', height: 'full' },
    '& > *': { flexWrap: 'nowrap', maxWidth: '[none]' },
  }),
  meter: css({ display: { base: 'inline-flex', _narrow: 'none' } }),
}
