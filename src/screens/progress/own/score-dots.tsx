import { type KeyboardEvent, useState } from 'react'
import type { OwnWork } from '#contract/progress/own-progress.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { formatDate } from '#src/screens/dates.ts'
import { Tooltip } from '#src/ui/feedback/tooltip.tsx'
import { css } from '#styled/css'
import { SubjectShape } from './subject-shape.tsx'
import { placeIn, type TimeScale } from './time-frame.tsx'

type Props = { works: readonly OwnWork[]; scale: TimeScale; timeZone: string; onOpen: (sessionId: number) => void }

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Each piece of work as its subject's mark, which opens its session. One stop of Tab; the arrow keys go from one to the next. */
export function ScoreDots({ works, scale, timeZone, onOpen }: Props) {
  const [stop, setStop] = useState(works.length - 1)
  const last = works.length - 1
  const current = Math.min(stop, last)

  function go(event: KeyboardEvent<HTMLUListElement>) {
    const next = steps[event.key]?.(current, last)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ul aria-label="Scores, the oldest first" className={styles.dots} onKeyDown={go}>
      {works.map((work, index) => {
        const { x, y } = placeIn(scale, work.finished_at, work.score)
        const words = `${work.title}, ${formatPercent(work.score)}`
        const when = `${work.subject}, ${formatDate(work.finished_at, timeZone)}`
        return (
          <li key={work.session_id} className={styles.place} style={{ left: `${x}%`, bottom: `${y}%` }}>
            <Tooltip
              words={
                <>
                  <strong><bdi>{words}</bdi></strong>
                  <br />
                  <bdi>{when}</bdi>
                </>
              }
              side={y > 60 ? 'below' : 'above'}
              align={x > 50 ? 'end' : 'start'}
            >
              {() => (
                <button
                  type="button"
                  aria-label={`${words}. ${when}. Open`}
                  tabIndex={index === current ? 0 : -1}
                  className={styles.dot}
                  onFocus={() => setStop(index)}
                  onClick={() => onOpen(work.session_id)}
                >
                  <SubjectShape subject={work.subject} />
                </button>
              )}
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}

const styles = {
  dots: css({ position: 'absolute', inset: '0' }),
  place: css({ position: 'absolute', transform: 'translate(-50%, 50%)', _hover: { zIndex: '[1]' }, _focusWithin: { zIndex: '[1]' } }),
  dot: css({
    display: 'grid',
    placeItems: 'center',
    width: '[min(1.5rem, max(8cqi, 24px))]',
    height: '[min(1.5rem, max(8cqi, 24px))]',
    // Large letters make no marks that lie over each other.
    '& > svg': { width: '[min(1rem, max(6cqi, 14px))]', height: '[min(1rem, max(6cqi, 14px))]' },
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { outline: '[2px solid]', outlineColor: 'action', background: 'surface' },
  }),
}
