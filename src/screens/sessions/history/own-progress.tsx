import type { OwnSubject } from '#contract/progress/own-progress.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { TrendLine } from '#src/screens/classroom/students/trend-line.tsx'
import { formatDate } from '#src/screens/dates.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { Table } from '#src/ui/layout/table.tsx'
import { css, cx } from '#styled/css'
import { progressWords } from './progress-sentence.ts'

type OwnProgressProps = { view: ReadingView<{ subjects: readonly OwnSubject[] }>; timeZone: string; onRetry: () => void }

/** The newest scores that a line shows. */
const drawn = 8

/** How a student gets on in each subject: a line, a sentence, and the table behind it. */
export function OwnProgress({ view, timeZone, onRetry }: OwnProgressProps) {
  if (view.mode === 'failed') {
    return (
      <ErrorBand box onRetry={onRetry} safe="Your scores are safe.">
        Failed to fetch progress
      </ErrorBand>
    )
  }
  if (view.mode === 'loading') return <LoadingLine>Loading progress...</LoadingLine>
  const { subjects } = view.found
  return (
    <Panel title="My progress">
      <p className={cx(styles.words, css({ mb: '3' }))}>First attempts of the last year. Practice never counts.</p>
      {subjects.length === 0 ? <p>Your first finished assignment begins the line.</p> : null}
      <ul className={styles.subjects}>
        {subjects.map(({ subject, works }) => (
          <li key={subject}>
            <div className={styles.line}>
              <SubjectBadge subject={subject} />
              <TrendLine scores={works.slice(-drawn).map(({ score }) => score)} />
            </div>
            <p className={styles.words}>{progressWords(works)}</p>
          </li>
        ))}
      </ul>
      {subjects.length === 0 ? null : <Behind subjects={subjects} timeZone={timeZone} />}
    </Panel>
  )
}

function Behind({ subjects, timeZone }: { subjects: readonly OwnSubject[]; timeZone: string }) {
  return (
    <details className={styles.behind}>
      <summary>Show as table</summary>
      <div className={css({ overflowX: 'auto' })} role="region" aria-label="My progress, table" tabIndex={0}>
        <Table caption="My progress" rows="tight">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col">Finished</th>
              <th scope="col">Assignment</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {subjects.flatMap(({ subject, works }) =>
              works.toReversed().map((work) => (
                <tr key={work.session_id}>
                  <td><bdi>{subject}</bdi></td>
                  <td>{formatDate(work.finished_at, timeZone)}</td>
                  <td><bdi>{work.title}</bdi></td>
                  <td>
                    <ScoreText percent={work.score} />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </Table>
      </div>
    </details>
  )
}

const styles = {
  subjects: css({ display: 'grid', gridTemplateColumns: '[repeat(auto-fill, minmax(min(17rem, 100%), 1fr))]', gap: '4' }),
  line: css({ display: 'flex', alignItems: 'center', gap: '3' }),
  words: css({ textStyle: 'label', color: 'muted' }),
  behind: css({
    minWidth: '0',
    mt: '3',
    '& summary': { width: 'fit', minHeight: '8', py: '1', textStyle: 'label', color: 'action', textDecoration: 'underline', cursor: 'pointer' },
  }),
}
