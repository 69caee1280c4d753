import { longestAnswer } from '#contract/chat/chat-sessions.ts'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert, info } from '#src/ui/icons/icons.ts'
import { reachedByKeys } from '#src/ui/hooks/reached-by-keys.ts'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { emptyBox, placeholder, tryWords } from './bar-words.ts'
import type { OpenChatView } from '#src/screens/chat/chat-view.ts'
import type { useAnswerBox } from './use-answer-box.ts'

type Props = { view: OpenChatView; answer: ReturnType<typeof useAnswerBox> }

/** Where the student types. While an answer is on its way it is read-only, so that focus and text stay. */
export function AnswerBox({ view, answer }: Props) {
  const { session, turn, problem, line, exit, isNextOffered } = view
  const words = placeholder(view)
  const showsWorth = words === emptyBox && !session.is_practice
  const isShut = (turn !== 'active' && turn !== 'accepted') || line.state === 'elsewhere'
  return (
    <>
      <div ref={reachedByKeys} className={styles.note}>
        <div role="alert">
          {problem === null || answer.isCorrected || exit !== 'staying' ? null : (
            <p className={styles.problem}>
              <Icon of={circleAlert} size={18} />
              <span>
                <strong>{problem}</strong> {answer.keepsText ? 'Your answer is still here.' : null}
              </span>
            </p>
          )}
        </div>
        <div role="status" id="answer-note">
          {answer.note === null ? null : (
            <p className={styles.hint}>
              <Icon of={info} size={16} />
              {answer.note}
            </p>
          )}
        </div>
      </div>
      <div className={styles.box} data-closed={turn === 'settled' || (turn === 'nextQuestion' && isNextOffered) || undefined}>
        <Textarea
          answer
          ref={answer.box}
          aria-label={`Your answer to question ${session.current_task_index + 1}`}
          aria-describedby="answer-note"
          aria-disabled={isShut || undefined}
          readOnly={isShut}
          maxLength={longestAnswer}
          placeholder={words}
          data-worth={showsWorth || undefined}
          enterKeyHint="send"
          autoComplete="off"
          {...answer.handlers}
        />
        {showsWorth ? (
          <span aria-hidden="true" className={styles.worth}>
            Up to {tryWords(view).worth}
          </span>
        ) : null}
      </div>
    </>
  )
}

const styles = {
  note: css({
    gridArea: 'note',
    contain: '[inline-size]',
    '&:not(:has(p))': { mt: { base: '-2.5', _compact: '-1' } },
    // Where the bar has no room for it, a sentence lies over the end of the log: it goes at the next keystroke.
    '&:has(p)': {
      position: { _low: 'absolute', _compact: 'absolute' },
      insetInline: '0',
      bottom: '[100%]',
      px: { _low: '3', _compact: '3' },
      py: { _low: '1.5', _compact: '1.5' },
      maxHeight: { _low: '[25cqh]', _compact: '[25cqh]' },
      overflowY: { _low: 'auto', _compact: 'auto' },
      background: { _low: 'surface', _compact: 'surface' },
      borderTop: { _low: '1px solid', _compact: '1px solid' },
      borderTopColor: 'hairlineStrong',
    },
  }),
  problem: css({ display: 'flex', gap: '2', color: 'bad', textStyle: 'dense', '& svg': { flexShrink: '0', mt: '0.5' } }),
  hint: css({ display: 'flex', gap: '1.5', alignItems: 'center', color: 'muted', textStyle: 'label', '& svg': { flexShrink: '0' } }),
  box: css({
    gridArea: 'box',
    position: 'relative',
    display: 'flex',
    minWidth: '0',
    // Nothing can be typed any more, and the room is needed.
    '&[data-closed]': { display: { _narrow: 'none', _compact: 'none' } },
    '& textarea': {
      minHeight: { _compact: '[max(2.5rem, 44px)]' },
      maxHeight: { base: '[min(10rem, 40cqh - 5.75rem)]', _sheet: '40', _compact: '[calc(40cqh - 3.5rem)]' },
      py: { _compact: '1.5' },
    },
    '& [data-worth]::placeholder': { color: { base: '[transparent]', _sheet: 'subtle' } },
    '& textarea[data-quiet]': { outlineColor: '[transparent]', borderColor: 'hairlineStrong' },
  }),
  worth: css({
    display: 'none',
    'textarea:placeholder-shown + &': { display: { base: 'block', _sheet: 'none' } },
    position: 'absolute',
    insetInline: { base: '4', _compact: '2' },
    top: '[calc(50% - 0.725em)]',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: { base: 'student', _compact: 'body' },
    lineHeight: '[1.45]',
    color: 'subtle',
    pointerEvents: 'none',
  }),
}
