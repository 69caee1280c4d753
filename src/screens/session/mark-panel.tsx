import type { ReviewQuality, SessionChange } from '#contract/review.ts'
import { formatPoints } from '#contract/points.ts'
import type { PastSession } from '#contract/sessions.ts'
import type { MarkWish } from '#machines/marking/marking.machine.ts'
import type { MarkView } from '#machines/marking/marking.selectors.ts'
import { QualityButtons } from '#src/screens/review/quality-buttons.tsx'
import { firstNameOf } from '#src/screens/shell/navigation.ts'
import { ErrorBand } from '#src/ui/band.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { css } from '#styled/css'
import { AcceptForm } from './accept-form.tsx'
import { ChangeList } from './change-list.tsx'
import { acceptable, waitingAnswer } from './markable.ts'
import { ScoreForm } from './score-form.tsx'

type WithoutPlace<Wish> = Wish extends MarkWish ? Omit<Wish, 'place'> : never
/** What a teacher wants of the question a panel stands beside. */
export type MarkHere = WithoutPlace<MarkWish>

/** Props of `MarkPanel`. `changes` are those of this question and of the whole session, null when they could not be read. */
export type MarkPanelProps = {
  session: PastSession
  question: PastSession['chat_sessions'][number]
  view: MarkView
  changes: readonly SessionChange[] | null
  timeZone: string
  onMark: (wish: MarkHere) => void
  onRetry: () => void
}

/** What a teacher can say about one question: judge what waits, set its score, accept an answer for everybody, and see who did before. */
export function MarkPanel({ session, question, view, changes, timeZone, onMark, onRetry }: MarkPanelProps) {
  const waiting = waitingAnswer(question)
  const answers = session.kind === 'chat' ? acceptable(question) : []
  return (
    <section className={styles.root} aria-label="Your mark">
      {view.canRetry ? (
        <ErrorBand box onRetry={onRetry} safe="Nothing was changed for sure; trying again does it once.">
          Your mark was not saved.
        </ErrorBand>
      ) : null}
      {view.sentence === null ? null : <Notice tone="bad">{view.sentence}</Notice>}
      {waiting === null ? null : (
        <div className={styles.part}>
          <h4 className={styles.title}>This answer waits for you</h4>
          <QualityButtons
            points={question.points}
            isBusy={view.isBusy}
            onJudge={(quality: ReviewQuality) => onMark({ kind: 'quality', messageId: waiting.id, quality })}
          />
        </div>
      )}
      <ScoreForm
        key={`${question.score} ${question.overridden ?? ''}`}
        question={question}
        reader={firstNameOf(session.student.name)}
        view={view}
        onSave={(score, reason) => onMark({ kind: 'score', score, reason })}
      />
      {answers.length === 0 ? null : (
        <AcceptForm
          answers={answers}
          isBusy={view.isBusy}
          onAccept={({ id, content }) => onMark({ kind: 'accept', questionId: question.question_definition.id, messageId: id, answer: content })}
        />
      )}
      <ChangeList changes={changes} timeZone={timeZone} />
      <p className={styles.small}>Worth up to {formatPoints(question.points)} points. Every change is kept with your name.</p>
    </section>
  )
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    p: { base: '4', md: '5' },
    borderTop: '1px solid',
    borderTopColor: 'hairline',
    flexShrink: '0',
    '@media (width >= 75rem)': { width: '[19rem]', borderTop: '0', borderLeft: '1px solid', borderLeftColor: 'hairline' },
    _print: { display: 'none' },
  }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  title: css({ fontWeight: 'strong' }),
  small: css({ textStyle: 'label', color: 'muted' }),
}
