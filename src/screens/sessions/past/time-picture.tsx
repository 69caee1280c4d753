import type { PastSession } from '#contract/sessions/sessions.ts'
import { formatDuration } from '#src/screens/dates.ts'
import { useWidth } from '#src/screens/accent/pictures/use-width.ts'
import { Picture } from '#src/screens/progress/picture.tsx'
import { css, cx } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { fileText, lightbulb } from '#src/ui/icons/icons.ts'
import { TaskShape } from '#src/ui/session/task-shape.tsx'
import { sessionTimes, type SessionTimes, type TimeMark } from './session-times.ts'
import { timesTable, timesWords } from './times-words.ts'

/** The picture's heights; its width is the page's, or what all marks side by side need, which narrow pages scroll. */
const frame = { height: 116, block: 52, marks: 72, axis: 92 }

type TimePictureProps = { session: PastSession; onSave: (table: ReturnType<typeof timesTable>) => void }

/** Where the time of a session went: a block for each question, its tries, hints and shown answer below, and the table behind it. */
export function TimePicture({ session, onSave }: TimePictureProps) {
  const times = sessionTimes(session)
  const { ref, width } = useWidth<HTMLDivElement>(1120)
  const table = timesTable(times, session)
  return (
    <Picture
      level={2}
      title="Where the time went"
      words={timesWords(times)}
      table={times.total === 0 ? { ...table, rows: [] } : table}
      onSave={() => onSave(table)}
    >
      <ul className={styles.legend} aria-hidden="true">
        {legend.map(({ kind, word }) => (
          <li key={kind} className={cx(styles.entry, kind === 'right' ? styles.right : undefined)}>
            <Shape kind={kind} /> {word}
          </li>
        ))}
      </ul>
      <div ref={ref} className={css({ overflowX: 'auto' })} role="region" aria-label="Where the time went, picture" tabIndex={0}>
        <Timeline times={times} room={width} />
      </div>
    </Picture>
  )
}

function Timeline({ times: { blocks, questions, total }, room }: { times: SessionTimes; room: number }) {
  const marks = questions.flatMap((question) => question.marks)
  const full = Math.max(room, marks.length * apart + 16)
  const x = (seconds: number) => Math.round((seconds / Math.max(1, total)) * (full - 16)) + 8
  const most = Math.max(...questions.map(({ seconds }) => seconds))
  return (
    <svg viewBox={`0 0 ${full} ${frame.height}`} width={full} role="img" aria-label="A block of time for each question, with its tries below" className={styles.picture}>
      {blocks.map(({ number, from, to }) => {
        const width = Math.max(2, x(to) - x(from) - 3)
        const isLongest = questions[number - 1]?.seconds === most
        return (
          <g key={from} transform={`translate(${x(from)} 0)`} className={isLongest ? styles.longest : styles.block}>
            <rect width={width} height={frame.block} rx="6" stroke="none" />
            {width < 34 ? null : (
              <text x="10" y="21" className={styles.name}>
                Q{number}
              </text>
            )}
            {width < 78 ? null : (
              <text x="10" y="41" className={styles.name}>
                {formatDuration(to - from)}
                {isLongest && width > 170 ? ', longest' : ''}
              </text>
            )}
          </g>
        )
      })}
      {spread(marks.map(({ kind, at }) => ({ kind, x: x(at) })), full).map((mark, index) => (
        <g key={index} transform={`translate(${mark.x - 8} ${frame.marks - 8})`} className={mark.kind === 'right' ? styles.right : undefined}>
          <Shape kind={mark.kind} />
        </g>
      ))}
      <path d={`M8 ${frame.axis}H${full - 8}`} className={styles.axis} />
      {ticks(total, full)
        .filter((seconds) => x(seconds) < full - halfOfMinute)
        .map((seconds) => (
          <text key={seconds} x={x(seconds)} y={frame.axis + 20} textAnchor="middle" className={styles.tick}>
            {seconds / 60}:00
          </text>
        ))}
    </svg>
  )
}

function Shape({ kind }: { kind: TimeMark['kind'] }) {
  if (kind === 'hint') return <Icon of={lightbulb} size={16} />
  if (kind === 'answer') return <Icon of={fileText} size={16} />
  return <TaskShape status={shapes[kind]} />
}

/** Marks side by side where they would lie on each other: a little later than they were, or at the end a little before. */
function spread(marks: readonly { kind: TimeMark['kind']; x: number }[], width: number) {
  let free = 8
  const placed = marks
    .toSorted((one, other) => one.x - other.x)
    .map((mark) => {
      const x = Math.max(mark.x, free)
      free = x + apart
      return { ...mark, x }
    })
  let end = width - 8
  return placed.toReversed().map((mark) => {
    const x = Math.min(mark.x, end)
    end = x - apart
    return { ...mark, x }
  })
}

/** Whole minutes along the axis, as many as have room beside each other. */
function ticks(total: number, width: number): number[] {
  const every = Math.max(1, Math.ceil(total / 60 / (width / 90))) * 60
  return Array.from({ length: Math.floor(total / every) }, (_, index) => (index + 1) * every)
}

const apart = 19
/** Half the width of the longest minute. */
const halfOfMinute = 30
const shapes = { not_yet: 'open', partly: 'partly', right: 'done', pending: 'pending', not_a_try: 'missed' } as const

const legend: { kind: TimeMark['kind']; word: string }[] = [
  { kind: 'not_yet', word: 'not yet' },
  { kind: 'partly', word: 'partly' },
  { kind: 'right', word: 'right' },
  { kind: 'pending', word: 'waiting' },
  { kind: 'not_a_try', word: 'not a try' },
  { kind: 'hint', word: 'hint' },
  { kind: 'answer', word: 'answer shown' },
]

const words = { fontVariantNumeric: 'tabular-nums', fontSize: '[16px]' } as const
const styles = {
  legend: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'label', color: 'muted' }),
  entry: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' }),
  picture: css({ display: 'block' }),
  block: css({ fill: 'neutralTint' }),
  longest: css({ fill: 'tintStrong' }),
  name: css({ ...words, fill: 'ink', fontWeight: 'semibold' }),
  axis: css({ stroke: 'hairlineStrong', fill: '[none]' }),
  tick: css({ ...words, fill: 'muted' }),
  right: css({ color: 'good' }),
}
