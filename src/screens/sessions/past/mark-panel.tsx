import { useRef } from 'react'
import type { ReviewQuality, SessionChange, StandingMark } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import type { MarkWish } from '#machines/review/marking/marking.machine.ts'
import type { MarkView } from '#machines/review/marking/marking.selectors.ts'
import { NewerMark, type NewerMarkProps } from '#src/screens/review/newer-mark.tsx'
import { QualityButtons } from '#src/screens/review/quality-buttons.tsx'
import { firstNameOf } from '#src/screens/shell/navigation.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'
import { AcceptForm } from './accept-form.tsx'
import { ChangeList } from './change-list.tsx'
import { acceptable, gradedByModel, isLastAnswer, waitingAnswer } from './markable.ts'
import { ScoreForm } from './score-form.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { WhyTries } from './why-tries.tsx'

type WithoutPlace<Wish> = Wish extends MarkWish ? Omit<Wish, 'place'> : never
/** What a teacher wants of the question a panel stands beside. */
export type MarkHere = WithoutPlace<MarkWish>

/**
 * Props of `MarkPanel`. `elsewhere` is a mark of another question (from 0) that is under way or was not saved: one is made at a
 * time, and what became of it is told wherever its teacher reads on. `changes` are those of this question and of the whole
 * session, null when they could not be read. While a newer mark waits to be kept or replaced
 * there is nothing else to do here. `onTyped` hears whether a mark is typed that is not saved, and `isUnsaved` tells it back.
 */
export type MarkPanelProps = {
  session: PastSession
  question: PastSession['chat_sessions'][number]
  view: MarkView
  isUnsaved: boolean
  elsewhere: (MarkView & { place: number }) | null
  changes: readonly SessionChange[] | null
  timeZone: string
  onTyped: (isDirty: boolean) => void
  onMark: (wish: MarkHere) => void
  onKeepNewer: () => void
  onReplaceNewer: () => void
  onRetry: () => void
}

/**
 * Why tries got their points, and what a teacher can say about one question: judge what waits, set its score, accept an answer for everybody,
 * and see who did before.
 */
export function MarkPanel(props: MarkPanelProps) {
  const { session, question, view, isUnsaved, elsewhere, changes, timeZone, onTyped, onMark, onRetry } = props
  const waiting = waitingAnswer(question)
  const graded = gradedByModel(question)
  const answers = session.kind === 'chat' ? acceptable(question) : []
  const root = useRef<HTMLElement>(null)
  useKeptFocus(root)
  const isBusy = view.isBusy || elsewhere?.isBusy === true
  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-label="Your mark">
      {isChoosing(view) ? (
        <NewerMark
          sentence={view.sentence}
          kept={formatPoints(view.newer.points)}
          mine={wishWords(view.wish)}
          isBusy={view.isBusy}
          onKeep={props.onKeepNewer}
          onReplace={props.onReplaceNewer}
        />
      ) : (
        <Outcome view={view} of="" onRetry={onRetry} />
      )}
      {elsewhere === null ? null : <Outcome view={elsewhere} of={` on question ${elsewhere.place + 1}`} onRetry={onRetry} />}
      <WhyTries question={question} />
      <div className={styles.forms} hidden={isChoosing(view)}>
        {waiting === null ? null : (
          <div className={styles.part}>
            <h3 className={styles.title}>This answer is waiting for you</h3>
            <blockquote dir="auto" className={styles.answer}>{waiting.content}</blockquote>
            <QualityButtons
              points={question.points}
              isBusy={isBusy}
              onJudge={(quality: ReviewQuality) => onMark({ kind: 'quality', messageId: waiting.id, quality })}
            />
          </div>
        )}
        {graded === null ? null : (
          <div className={styles.part}>
            <h3 className={styles.title}>AI graded this answer</h3>
            <blockquote dir="auto" className={styles.answer}>{graded.content}</blockquote>
            <QualityButtons
              points={question.points}
              isBusy={isBusy}
              onJudge={(quality: ReviewQuality) => onMark({ kind: 'quality', messageId: graded.id, quality })}
            />
            {isLastAnswer(question, graded) ? (
              <>
                <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onMark({ kind: 'quality', messageId: graded.id, quality: null })}>
                  Hold it for me
                </Button>
                <p className={styles.small}>Held, the answer has no mark and waits for you. AI is not asked about it again.</p>
              </>
            ) : null}
          </div>
        )}
        <ScoreForm
          question={question}
          reader={firstNameOf(session.student.name)}
          isSaving={view.isBusy && view.wish?.kind === 'score'}
          isBusy={isBusy}
          isUnsaved={isUnsaved}
          onTyped={onTyped}
          onSave={(score, reason) => onMark({ kind: 'score', score, reason })}
        />
        {answers.length === 0 ? null : (
          <AcceptForm
            answers={answers}
            isBusy={isBusy}
            isAccepting={view.isBusy && view.wish?.kind === 'accept'}
            onAccept={({ id, content }) => onMark({ kind: 'accept', questionId: question.question_definition.id, messageId: id, answer: content })}
          />
        )}
      </div>
      <ChangeList changes={changes} timeZone={timeZone} />
      <p className={styles.small}>Worth up to {formatPoints(question.points)} points. Every change is kept with your name.</p>
    </section>
  )
}

type Choice = MarkView & { wish: MarkWish; sentence: string; newer: StandingMark }

/** Whether a mark that came first waits to be kept or replaced; one that nobody answered is tried again. */
function isChoosing(view: MarkView): view is Choice {
  return view.newer !== null && view.sentence !== null && view.wish !== null && !view.canRetry
}

function wishWords(wish: MarkWish): NewerMarkProps['mine'] {
  if (wish.kind === 'quality') return wish.quality === null ? 'held' : { mark: `${wish.quality * 100}%` }
  return wish.kind === 'score' && wish.score !== null ? { mark: formatPoints(wish.score) } : 'tutor'
}

/** What became of a mark that is not saved; `of` says which one. */
function Outcome({ view: { canRetry, isBusy, sentence }, of, onRetry }: { view: MarkView; of: string; onRetry: () => void }) {
  return (
    <>
      {canRetry ? (
        <ErrorBand box onRetry={onRetry} safe="It may have arrived all the same. Trying again saves it only once.">
          Your mark{of} was not saved.
        </ErrorBand>
      ) : null}
      {sentence === null ? null : (
        <Notice tone="bad">
          {of === '' ? '' : `Your mark${of} was not saved. `}
          {sentence}
        </Notice>
      )}
      {isBusy && of !== '' ? <p className={styles.small}>Your mark{of} is being saved...</p> : null}
    </>
  )
}

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    p: { base: '4', md: '5' },
    borderBlock: '1px solid',
    borderBlockColor: 'hairline',
    flexShrink: '0',
    // Beside the chat on wide pages, also where it comes first on narrow ones.
    '@media (width >= 75rem)': { order: '1', width: '[19rem]', borderBlock: '0', borderLeft: '1px solid', borderLeftColor: 'hairline' },
    _print: { display: 'none' },
  }),
  forms: css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', _hidden: { display: 'none' } }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  title: css({ fontWeight: 'strong' }),
  answer: css({
    overflowWrap: 'break-word',
    whiteSpace: 'pre-wrap',
    maxHeight: '[12rem]',
    overflowY: 'auto',
    pl: '3',
    borderLeft: '3px solid',
    borderLeftColor: 'marginRule',
  }),
  small: css({ textStyle: 'label', color: 'muted' }),
}
