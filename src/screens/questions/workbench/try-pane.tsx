import { useState } from 'react'
import { Segment } from '#src/ui/controls/segment.tsx'
import { Pane } from './pane.tsx'
import { TestPanel } from './test-panel.tsx'
import { TryTable } from './try-table.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

const ways = [
  { value: 'table', label: 'Try-table' },
  { value: 'test', label: 'Test mode' },
] as const

type Props = { open: OpenWorkbench; actions: WorkbenchActions }

/** Two ways to try the question before it is saved: sample answers at a glance, or a whole conversation. */
export function TryPane({ open, actions }: Props) {
  const [way, setWay] = useState<'table' | 'test'>(open.test.run === 'inactive' && open.test.problem === null ? 'table' : 'test')
  const isSpoken = open.fields.type === 'ACCENT_TRAINING'
  const shown = isSpoken ? 'test' : way
  return (
    <Pane title="Try it" aside={isSpoken ? null : <Segment label="How to try it" size="sm" options={ways} value={way} onChange={setWay} />}>
      {shown === 'table' ? (
        <TryTable look={open.look} onSamples={actions.onSamples} />
      ) : (
        <TestPanel
          test={open.test}
          isSpoken={isSpoken}
          onStartTest={actions.onStartTest}
          onAnswerTest={actions.onAnswerTest}
          onRetryTest={actions.onRetryTest}
          onRestartTest={actions.onRestartTest}
        />
      )}
    </Pane>
  )
}
