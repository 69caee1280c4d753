import { longestAnswer } from '#contract/chat/chat-sessions.ts'
import { css } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert, info } from '#src/ui/icons/icons.ts'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { placeholder } from './bar-words.ts'
import type { OpenChatView } from '#src/screens/chat/chat-view.ts'
import type { useAnswerBox } from './use-answer-box.ts'

type Props = { view: OpenChatView; answer: ReturnType<typeof useAnswerBox> }

/** Where the student types. While an answer is on its way it is read-only, so that focus and text stay. */
export function AnswerBox({ view, answer }: Props) {
  const { session, turn, problem, line, exit } = view
  const isShut = (turn !== 'active' && turn !== 'accepted') || line.state === 'elsewhere'
  return (
    <>
      <div className={styles.note}>
        <div role="alert">
          {problem === null || exit !== 'staying' ? null : (
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
      <div className={styles.box}>
        <Textarea
          answer
          ref={answer.box}
          aria-label={`Your answer to question ${session.current_task_index + 1}`}
          aria-describedby="answer-note"
          aria-disabled={isShut || undefined}
          readOnly={isShut}
          maxLength={longestAnswer}
          placeholder={placeholder(view)}
          enterKeyHint="send"
          autoComplete="off"
          {...answer.handlers}
        />
      </div>
    </>
  )
}

const styles = {
  note: css({ gridArea: 'note', contain: '[inline-size]', '&:not(:has(p))': { mt: '-2.5' } }),
  problem: css({ display: 'flex', gap: '2', color: 'bad', textStyle: 'dense', '& svg': { flexShrink: '0', mt: '0.5' } }),
  hint: css({ display: 'flex', gap: '1.5', alignItems: 'center', color: 'muted', textStyle: 'label', '& svg': { flexShrink: '0' } }),
  box: css({ gridArea: 'box', display: 'flex', minWidth: '0' }),
}
