import { memo, useMemo } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { arrowDown } from '#src/ui/icons/icons.ts'
import { MarginRule } from '#src/ui/layout/margin-rule.tsx'
import { TutorTurn } from '#src/ui/session/turns.tsx'
import type { WordedMessage } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import { ChatTurn, Said } from './chat-turn.tsx'
import { ComingTurn } from './coming-turn.tsx'
import type { SessionLog } from '#src/screens/chat/chat-view.ts'
import { EarlierQuestions } from './earlier-questions.tsx'
import { FoldedQuestion } from './folded-question.tsx'
import { queuedMark } from './marks.ts'
import { QuestionCard, withoutCard } from './question-card.tsx'
import { timeUpMessage } from '#src/screens/chat/end/time-up-message.ts'
import { useFollowBottom } from './use-follow-bottom.ts'
import { usePassed } from './use-passed.ts'
import { whoReads } from './who-reads.ts'

type Props = SessionLog & { unsent: string | null; isTimeUp: boolean }

/**
 * The log: earlier questions folded away, the question, its turns with their marks in the margin. A live region that
 * holds only the current question, so that a screen reader hears each new turn once and never the history.
 */
export const ChatLog = memo(function ChatLog({ session, currentTurns, earlierQuestions, unsent, isTimeUp }: Props) {
  const task = session.tasks[session.current_task_index]
  const points = session.is_practice ? null : (task?.points ?? 0)
  const { card, turns } = useMemo(() => withoutCard(currentTurns), [currentTurns])
  // Outside the live region until it is whole: a reader hears a turn once, not a sentence at a time.
  const coming = turns.filter(({ isSpoken }) => isSpoken)
  const settled = turns.filter(({ isSpoken }) => !isSpoken)
  const count = turns.length + (unsent === null ? 0 : 1) + (isTimeUp ? 1 : 0)
  const said = turns.filter(({ role }) => role === 'user').length + (unsent === null ? 0 : 1)
  const { scroller, content, hasNewBelow, goToEnd, hold } = useFollowBottom({ topic: session.current_task_index, count, said })
  const [cardPlace, isCardPassed] = usePassed<HTMLDivElement>(scroller)
  const question = {
    number: session.current_task_index + 1,
    subject: session.current_question_definition.subject,
    points,
    text: card ?? session.current_question_definition.prompt,
  }
  return (
    <div className={styles.frame}>
      {isCardPassed ? <FoldedQuestion key={question.number} {...question} /> : null}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label="Chat">
        <MarginRule at="chat" />
        <div ref={content} className={styles.sheet}>
          <div className={styles.top}>
            <EarlierQuestions
              questions={earlierQuestions}
              tasks={session.tasks}
              counts={session.assignment !== null}
              hasPoints={!session.is_practice}
              onUnfold={hold}
            />
            <p className={styles.teacherNote}>{whoReads(session)}</p>
          </div>
          <div role="log" aria-live="polite" aria-relevant="additions" aria-label="Current question" className={styles.log}>
            <div ref={cardPlace}>
              <QuestionCard key={question.number} {...question} />
            </div>
            {settled.map((message) => (
              <ChatTurn
                key={message.id}
                message={message}
                points={points}
                counts={session.assignment !== null}
                shown={showsAnswer(message, session)}
              />
            ))}
            {unsent === null ? null : <Said text={unsent} mark={queuedMark(session.current_question_state.attempts + 1)} />}
            {isTimeUp ? <TutorTurn>{timeUpMessage}</TutorTurn> : null}
          </div>
          {coming.map((message) => (
            <ComingTurn key={message.id} words={message.content} />
          ))}
        </div>
      </div>
      {hasNewBelow ? (
        <div className={styles.newReply}>
          <Button size="sm" variant="secondary" iconEnd={arrowDown} onClick={goToEnd}>
            New reply
          </Button>
        </div>
      ) : null}
    </div>
  )
})

/** Whether this try was the one after which the answer stood in the chat: the next is worth less than the ladder says. */
function showsAnswer({ worth, next_worth: next, attempt }: WordedMessage, { current_question_state: state }: SessionLog['session']): boolean {
  if (!state.answer_given || worth === undefined || next === undefined || next === null || attempt === undefined) return false
  return next === state.answer_given_worth && worth > next && next !== state.attempt_worths[attempt]
}

const styles = {
  frame: css({ position: 'relative', flex: '1', minHeight: '0', display: 'flex' }),
  scroller: css({
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    position: 'relative',
    contain: '[content]',
    outlineOffset: '[-3px]',
    // A turn that is shown from its start stands below the folded question.
    scrollPaddingBlockStart: { base: '15', _compact: '[max(2.75rem, 48px)]' },
  }),
  sheet: css({ position: 'relative', maxWidth: '[920px]', mx: 'auto', px: { base: '4', _compact: '3' }, md: { px: '0', width: '[calc(100% - 2rem)]' }, pt: { base: '5', _compact: '3' }, pb: { base: '5', _sheet: '8', _compact: '3' } }),
  top: css({ position: 'relative', mb: { base: '4', _compact: '2' } }),
  // In little room the question comes first; the same stands behind More.
  teacherNote: css({ srOnly: { _compact: true }, textStyle: 'label', color: 'muted', textAlign: { base: 'end', md: 'start' }, md: { position: 'absolute', insetInlineEnd: '0', top: '0', width: '[200px]' } }),
  // What was just said comes up from the box it was written in, and its reply after it.
  log: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3.5',
    '& > :nth-last-child(-n+2):not(:first-child)': { animation: 'rise token(durations.dialog) token(easings.out)' },
  }),
  newReply: css({ position: 'absolute', bottom: '3', insetInline: '0', display: 'flex', justifyContent: 'center', pointerEvents: 'none', '& > *': { pointerEvents: 'auto', boxShadow: 'raised' } }),
}
