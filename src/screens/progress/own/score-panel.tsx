import type { OwnProgress } from '#contract/progress/own-progress.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { formatDate } from '#src/screens/dates.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { css } from '#styled/css'
import { OwnPanel } from './own-panel.tsx'
import { BehindPlot } from './behind-plot.tsx'
import { ScoreDots } from './score-dots.tsx'
import { SubjectShape } from './subject-shape.tsx'
import { timeFrom, TimeFrame } from './time-frame.tsx'
import { usualLine } from './usual-line.ts'

type Props = { progress: Pick<OwnProgress, 'since' | 'until' | 'works' | 'middle'>; timeZone: string; onOpen: (sessionId: number) => void }

/** Every score in its time, by subject, with the line of what is usual, and the same as a table. */
export function ScorePanel({ progress: { since, until, works, middle }, timeZone, onOpen }: Props) {
  const isLow = works.some(({ score }) => score < 40)
  const scale = { since: timeFrom(since, until, works[0]?.finished_at), until, bottom: isLow ? 0 : 40, top: 100 }
  const lines = [...(isLow ? [0, 20] : []), 40, 60, 80, 100].map((value) => ({ value, isDashed: value !== scale.bottom && value !== 100 }))
  return (
    <OwnPanel title="My scores">
      <p className={styles.words}>
        {middle === null ? 'After three scores in three weeks, a line shows how you usually score.' : `The line shows how you usually score: about ${Math.round(middle)}% now.`}
      </p>
      <TimeFrame
        scale={scale}
        lines={lines}
        size="tall"
        timeZone={timeZone}
        line={usualLine({ works, middle, until }, timeZone)}
        lineLook="middle"
      >
        <ScoreDots works={works} scale={scale} timeZone={timeZone} onOpen={onOpen} />
      </TimeFrame>
      <ul className={styles.legend} aria-label="Subjects">
        {[...new Set(works.map(({ subject }) => subject))].map((subject) => (
          <li key={subject} className={styles.subject}>
            <SubjectShape subject={subject} />
            <bdi>{subject}</bdi>
          </li>
        ))}
      </ul>
      <BehindPlot caption="My scores" head={['Finished', 'Assignment', 'Subject', 'Score']}>
        {works.toReversed().map((work) => (
          <tr key={work.session_id}>
            <td>{formatDate(work.finished_at, timeZone)}</td>
            <td>
              <Button variant="text" size="row" onClick={() => onOpen(work.session_id)} aria-label={`${work.title}, ${formatPercent(work.score)}`}>
                <bdi>{work.title}</bdi>
              </Button>
            </td>
            <td><bdi>{work.subject}</bdi></td>
            <td>
              <ScoreText percent={work.score} />
            </td>
          </tr>
        ))}
      </BehindPlot>
    </OwnPanel>
  )
}

const styles = {
  words: css({ textStyle: 'dense', color: 'muted', mb: '3' }),
  legend: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1.5', mt: '3', marginInlineStart: { md: '11' } }),
  subject: css({ display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'label', color: 'muted' }),
}
