import type { Assignment } from '#contract/assignments/assignment.ts'
import { OverviewFacts } from '#src/screens/assignments/student/overview-facts.tsx'
import { nothingToStart } from '#src/screens/assignments/student/todo.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'

type Props = { assignment: Assignment | null; now: Date; timeZone: string; onBegin: () => void; onReturnHome: () => void }

/** Work that was opened by its address and not begun: what it is, and Start. Without an assignment it is practice. */
export function OfferedPage({ assignment, now, timeZone, onBegin, onReturnHome }: Props) {
  const canBegin = assignment === null || assignment.exercise.total_questions > 0
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 dir="auto" className={styles.title}>{assignment?.title ?? 'Practice what you missed'}</h1>
        {assignment === null ? (
          <p className={styles.words}>The questions that cost you points, once more. Practice does not change your score.</p>
        ) : canBegin ? (
          <OverviewFacts assignment={assignment} now={now} timeZone={timeZone} />
        ) : (
          <p className={styles.words}>{nothingToStart(assignment)}.</p>
        )}
        <div className={styles.buttons}>
          <Button size="lg" variant="secondary" onClick={onReturnHome}>
            Return Home
          </Button>
          {canBegin ? (
            <Button size="lg" onClick={onBegin}>
              Start
            </Button>
          ) : null}
        </div>
      </div>
    </main>
  )
}

/** An address of work that is not there, or not this person's; a teacher would try the exercise itself. */
export function MissingPage({ isTeacher, onReturnHome }: { isTeacher: boolean; onReturnHome: () => void }) {
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title={isTeacher ? 'This exercise was not found.' : 'This assignment was not found.'}
        actions={<Button onClick={onReturnHome}>Return Home</Button>}
      >
        {isTeacher
          ? 'It was deleted, or it belongs to a colleague who has not shared it with you. A deleted exercise can be brought back for 30 days.'
          : 'Your teacher may have withdrawn it, or the link is for somebody else. Nothing you did before is lost.'}
      </EmptyState>
    </main>
  )
}

const styles = {
  page: css({ minHeight: 'screen', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center', alignContent: 'center', background: 'paper', p: { base: '[min(1rem, 4vw)]', md: '8' } }),
  card: css({
    width: '[100%]',
    maxWidth: '[35rem]',
    p: { base: '[min(1.25rem, 5vw)]', md: '8' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'panel',
  }),
  title: css({ textStyle: 'dialog', fontWeight: 'bold', mb: '4', overflowWrap: 'break-word' }),
  words: css({ mt: '3', textStyle: 'student', color: 'muted' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', mt: '7', '& button': { flexGrow: { base: '1', md: '0' } } }),
}
