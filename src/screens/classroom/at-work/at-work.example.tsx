import type { AtWork } from '#contract/classroom/at-work.ts'
import { AtWorkScreen, type AtWorkScreenProps, NoClassAtWork } from './at-work-screen.tsx'
import { atWorkNow, exampleAtWork, exampleIdle } from './example-at-work.ts'

const classes = [
  { id: 1, name: 'Algebra 1, Period 2' },
  { id: 2, name: 'Grade 8 Science' },
]

function shown(report: AtWork | null, line: AtWorkScreenProps['line']) {
  return () => (
    <main>
      <AtWorkScreen report={report} line={line} classId={1} classes={classes} now={atWorkNow} timeZone="America/New_York" onClass={nothing} onWork={nothing} onRetry={nothing} />
    </main>
  )
}

function nothing(): void {
  return undefined
}

const finished: AtWork = { ...exampleAtWork, students: exampleAtWork.students.filter(({ state }) => state === 'finished') }

/** A class at its work: live, asked for, without a line, and with nothing to see. */
export const examples = {
  Live: shown(exampleAtWork, 'live'),
  'Asking again': shown(exampleAtWork, 'asking'),
  'No line': shown(exampleAtWork, 'offline'),
  'All finished': shown({ ...finished, questions: exampleAtWork.questions.map((one) => ({ ...one, here: 0, stuck: 0, done: 4 })) }, 'live'),
  Idle: shown(exampleIdle, 'live'),
  Connecting: shown(null, 'connecting'),
  'Never reached': shown(null, 'offline'),
  Missing: shown(null, 'ended'),
  'No class': () => (
    <main>
      <NoClassAtWork />
    </main>
  ),
}
