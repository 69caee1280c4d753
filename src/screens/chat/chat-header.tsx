import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { x } from '#src/ui/icons/icons.ts'
import { QuestionRail } from '#src/ui/session/question-rail.tsx'
import { lookOf } from '#src/ui/session/task-shape.tsx'
import { judgedOf } from '#src/screens/chat/log/judged.ts'
import { SessionTimer } from './session-timer.tsx'
import type { ChatTime, SessionFrame } from './chat-view.ts'

type Props = { session: SessionFrame; time: ChatTime | null; onClose: () => void }

/** The head of a session: leave, what it is, where in it, the time, the score, and how it all looks. Two lines on phones. */
export function ChatHeader({ session, time, onClose }: Props) {
  const { score, total, short } = judgedOf(session)
  const number = session.current_task_index + 1
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <Button variant="quiet" icon={x} onClick={onClose} className={css({ ml: { base: '-2', md: '-3' }, mr: { base: '-1', md: '0' }, px: { base: '2', md: '4' }, _phoneLargeText: { fontSize: '[0]' } })}>
          Close
        </Button>
        <h1 className={styles.title}>{titleOf(session)}</h1>
      </div>
      <div className={styles.place}>
        <span className={styles.count}>
          Question {number} of {session.tasks.length}
        </span>
        <span className={styles.rail}>
          <QuestionRail tasks={session.tasks.map(lookOf)} current={session.current_task_index} />
        </span>
      </div>
      <div className={styles.figures}>
        {time === null ? null : <SessionTimer time={time} className={styles.time} />}
        <p className={styles.score}>
          <span className={styles.scoreWord}>{short === null ? 'Score' : `Score, ${short}`}</span>
          <span>
            <strong>{formatPoints(score)}</strong> / {formatPoints(total)}
          </span>
          {short === null ? null : <span className={styles.short}>{short}</span>}
        </p>
        <span className={styles.look}>
          <DisplayButton />
        </span>
      </div>
    </header>
  )
}

function titleOf({ assignment, exercise, is_test, is_practice }: SessionFrame): string {
  const title = assignment?.title ?? exercise.title
  if (is_test) return `Test run: ${title}`
  return is_practice ? `Practice: ${title}` : title
}

const styles = {
  header: css({
    flexShrink: '0',
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto auto', lg: 'minmax(0, 1fr) auto minmax(max-content, 1fr)' },
    gridTemplateAreas: {
      base: '"name time look" "place score score"',
      lg: '"name place figures"',
    },
    minHeight: { lg: '16' },
    px: { base: '4', md: '5' },
    py: { base: '1', md: '1' },
    background: 'surface',
    borderBottom: '1px solid',
    borderBottomColor: 'hairline',
  }),
  name: css({ gridArea: 'name', display: 'flex', alignItems: 'center', gap: { base: '1', md: '4' }, minWidth: '0' }),
  title: css({
    fontSize: { base: 'label', md: 'body' },
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    md: { borderLeft: '1px solid', borderLeftColor: 'hairlineStrong', paddingInlineStart: '4' },
  }),
  place: css({ gridArea: 'place', display: 'flex', alignItems: 'center', justifyContent: { base: 'space-between', md: 'flex-start', lg: 'center' }, gap: { base: '3', md: '5' } }),
  count: css({ fontWeight: 'strong', fontSize: { base: 'label', md: 'dense' }, whiteSpace: 'nowrap' }),
  figures: css({ display: 'contents', lg: { gridArea: 'figures', display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '7' } }),
  rail: css({ display: 'inline-flex', minWidth: '0', '@media (max-width: 374px)': { display: 'none' }, _phoneLargeText: { display: 'none' } }),
  time: css({ gridArea: 'time', justifySelf: 'end' }),
  score: css({ gridArea: 'score', textAlign: 'end', whiteSpace: 'nowrap', color: 'muted', fontSize: { base: 'label', md: 'body' }, '& strong': { color: 'ink' } }),
  look: css({ gridArea: 'look', marginInlineEnd: { base: '-2', lg: '0' }, lg: { marginInlineStart: '-4' } }),
  short: css({ display: 'block', hideFrom: 'lg', textStyle: 'caption' }),
  scoreWord: css({ display: { base: 'none', lg: 'block' }, textStyle: 'caption' }),
}
