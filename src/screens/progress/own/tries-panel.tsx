import type { OwnProgress } from '#contract/progress/own-progress.ts'
import { css } from '#styled/css'
import { OwnPanel } from './own-panel.tsx'
import { BehindPlot } from './behind-plot.tsx'
import { placeIn, timeFrom, TimeFrame } from './time-frame.tsx'
import { dayOf } from './week-panel.tsx'

type Props = { progress: Pick<OwnProgress, 'since' | 'until' | 'weeks'>; timeZone: string }

/** How many tries a question takes until it is right, week by week. */
export function TriesPanel({ progress: { since, until, weeks }, timeZone }: Props) {
  const solved = weeks.flatMap(({ starts_on: day, tries }) => (tries === null ? [] : [{ at: `${day}T12:00:00Z`, value: tries }]))
  const [first, last] = [solved[0], solved.at(-1)]
  const top = Math.max(2, Math.ceil(Math.max(1, ...solved.map(({ value }) => value))))
  const scale = { since: timeFrom(since, until, first?.at), until, bottom: 1, top }
  const end = last === undefined ? null : placeIn(scale, last.at, last.value)
  return (
    <OwnPanel title="Tries until right">
      <p className={styles.words}>{wordsOf(first?.value, last?.value)}</p>
      {end === null ? null : (
        <>
          <TimeFrame
            scale={scale}
            lines={Array.from({ length: top }, (_, index) => ({ value: index + 1 }))}
            size="low"
            timeZone={timeZone}
            line={solved}
            lineLook="own"
          >
            <span aria-hidden="true" className={styles.end} style={{ left: `${end.x}%`, bottom: `${end.y}%` }}>
              <span className={styles.number}>{last?.value}</span>
            </span>
          </TimeFrame>
          <BehindPlot caption="Work by week" head={['Week of', 'Questions', 'Tries until right']}>
            {weeks.toReversed().map(({ starts_on: day, questions, tries }) => (
              <tr key={day}>
                <td>{dayOf(day)}</td>
                <td>{questions}</td>
                <td>{tries ?? 'none right yet'}</td>
              </tr>
            ))}
          </BehindPlot>
        </>
      )}
    </OwnPanel>
  )
}

function wordsOf(first: number | undefined, last: number | undefined): string {
  if (first === undefined || last === undefined) return 'Answer a question right and it shows up here.'
  if (first === last) return `About ${last} a question.`
  return `From ${first} to ${last} a question.`
}

const styles = {
  number: css({ position: 'absolute', insetInlineEnd: '0', bottom: '3', textStyle: 'label', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums', px: '1', background: 'surface', borderRadius: 'small' }),
  words: css({ textStyle: 'dense', color: 'muted', mb: '3' }),
  end: css({
    position: 'absolute',
    width: '2.5',
    height: '2.5',
    borderRadius: 'full',
    background: 'action',
    transform: 'translate(-50%, 50%)',
    '@media (forced-colors: active)': { background: '[CanvasText]' },
  }),
}
