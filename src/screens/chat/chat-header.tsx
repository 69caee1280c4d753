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

/** The head of a session: leave, what it is, where in it, the time, the score, and how it all looks. On phones two lines, in little room one. */
export function ChatHeader({ session, time, onClose }: Props) {
  const { score, total, short } = judgedOf(session)
  const number = session.current_task_index + 1
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <Button variant="quiet" icon={x} onClick={onClose} className={styles.close}>
          <span className={styles.word}>Close</span>
        </Button>
        <h1 className={styles.title} dir="auto">
          {titleOf(session)}
        </h1>
      </div>
      <div className={styles.place}>
        <span className={styles.count}>
          <span className={styles.word}>Question </span>
          {number} of {session.tasks.length}
        </span>
        <span className={styles.rail}>
          <QuestionRail tasks={session.tasks.map(lookOf)} current={session.current_task_index} />
        </span>
      </div>
      <div className={styles.figures}>
        {time === null ? null : <SessionTimer time={time} className={styles.time} />}
        {session.is_practice ? null : (
          <p className={styles.score}>
            <span className={styles.scoreWord}>{short === null ? 'Score' : `Score, ${short}`}</span>
            <span>
              <strong>{formatPoints(score)}</strong> / {formatPoints(total)}
            </span>
            {short === null ? null : <span className={styles.short}>{short}</span>}
          </p>
        )}
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
    columnGap: { base: '2', _sheet: '4' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto auto',
      _desk: 'minmax(0, 1fr) auto minmax(max-content, 1fr)',
      _compact: 'auto minmax(0, 1fr) auto',
    },
    gridTemplateAreas: {
      base: '"name time look" "place score score"',
      _desk: '"name place figures"',
      _compact: '"name place time"',
    },
    minHeight: { _desk: '16' },
    px: { base: '4', _sheet: '5', _compact: '3' },
    py: { base: '1', _compact: '0' },
    background: 'surface',
    borderBottom: '1px solid',
    borderBottomColor: 'hairline',
  }),
  name: css({ gridArea: 'name', display: 'flex', alignItems: 'center', gap: { base: '0', _sheet: '4' }, minWidth: '0' }),
  close: css({
    ml: { base: '-3', _sheet: '-3', _compact: '-2' },
    px: { base: '3', _sheet: '4', _compact: '2' },
    gap: { base: '0', _sheet: '2' },
    minHeight: { _compact: '[max(2rem, 44px)]' },
  }),
  word: css({ srOnly: { base: true, _sheet: false } }),
  title: css({
    fontSize: 'body',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _sheet: { borderInlineStart: '1px solid', borderInlineStartColor: 'hairlineStrong', paddingInlineStart: '4' },
    _compact: { srOnly: true },
  }),
  place: css({ gridArea: 'place', display: 'flex', alignItems: 'center', justifyContent: { base: 'flex-start', _desk: 'center' }, gap: { base: '3', _sheet: '5' } }),
  count: css({ fontWeight: 'strong', fontSize: { base: 'label', _sheet: 'dense', _compact: 'body' }, whiteSpace: 'nowrap' }),
  figures: css({
    display: { base: 'contents', _desk: 'flex' },
    gridArea: { _desk: 'figures' },
    alignItems: { _desk: 'center' },
    justifyContent: { _desk: 'flex-end' },
    gap: { _desk: '7' },
  }),
  rail: css({ display: { base: 'inline-flex', _narrow: 'none', _compact: 'none' }, minWidth: '0' }),
  time: css({ gridArea: 'time', justifySelf: 'end', minWidth: '0', '& svg': { display: { _compact: 'none' } } }),
  score: css({
    gridArea: 'score',
    display: { _compact: 'none' },
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: 'muted',
    fontSize: { base: 'label', _sheet: 'body' },
    '& strong': { color: 'ink' },
  }),
  look: css({ gridArea: 'look', display: { _compact: 'none' }, marginInlineEnd: { base: '-2', _desk: '0' }, marginInlineStart: { _desk: '-4' } }),
  short: css({ display: { base: 'block', _desk: 'none' }, textStyle: 'caption' }),
  scoreWord: css({ display: { base: 'none', _desk: 'block' }, textStyle: 'caption' }),
}
