import { useState } from 'react'
import { css } from '#styled/css'
import { QuestionRail, QuestionShapes } from './question-rail.tsx'
import { TaskShape } from './task-shape.tsx'
import { Timer } from './timer.tsx'
import { TryMeter } from './try-meter.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '6', alignItems: 'flex-end' })
const line = css({ display: 'inline-flex', gap: '2', alignItems: 'center', color: 'muted' })
const tens = [10, 9, 8, 7]

/** Rail, timer and try meter. */
export const examples = {
  Shapes: () => (
    <div className={row}>
      {(['open', 'partly', 'done', 'skipped', 'missed', 'pending'] as const).map((status) => (
        <span key={status} className={line}>
          <TaskShape status={status} /> {status}
        </span>
      ))}
    </div>
  ),
  'Question rail': () => <QuestionRail tasks={['done', 'done', 'done', 'partly', 'open', 'open', 'open', 'open']} current={4} />,
  'Rail with skipped and waiting ones': () => <QuestionRail tasks={['done', 'partly', 'skipped', 'pending', 'open']} current={4} />,
  'Rail above twelve': () => <QuestionRail tasks={[...Array<'done'>(9).fill('done'), ...Array<'open'>(16).fill('open')]} current={9} />,
  'On a card': () => <QuestionShapes tasks={['done', 'done', 'partly', 'open']} />,
  Timer: TimerExample,
  'Timer below a minute': () => <Timer seconds={48} hidden={false} onToggle={() => undefined} />,
  'Timer hidden': () => <Timer seconds={768} hidden onToggle={() => undefined} />,
  'Timer hidden below a minute': () => <Timer seconds={48} hidden onToggle={() => undefined} />,
  'Try meter': () => (
    <div className={row}>
      <TryMeter worths={tens} spent={0} />
      <TryMeter worths={tens} spent={2} />
      <TryMeter worths={tens} spent={2} won />
      <TryMeter worths={tens} spent={4} cap={1} />
    </div>
  ),
  'Small, half points': () => <TryMeter size="sm" worths={[5, 4.5, 4, 3.5]} spent={1} />,
  'Many tries, floor repeats': () => (
    <div className={row}>
      <TryMeter worths={[10, 9.5, 9, 8.5, 8, 7.5, 7]} spent={3} />
      <TryMeter worths={tens} spent={7} />
      <TryMeter worths={[10, 5]} spent={0} />
    </div>
  ),
  'No try left': () => <TryMeter worths={tens} spent={4} open={false} />,
}

function TimerExample() {
  const [hidden, setHidden] = useState(false)
  return <Timer seconds={768} hidden={hidden} onToggle={() => setHidden(!hidden)} />
}
