import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { Choice } from '#src/qa/machines/machine-list.tsx'
import type { Replay } from './replay.ts'

type Recorded = Extract<Choice, { kind: 'recording' }>

/** Moves through a recorded path played on a fresh machine, and says where the two part ways. */
export function RecordingControls({ shown, replay, onChoose }: { shown: Recorded; replay: Replay; onChoose: (choice: Choice) => void }) {
  const last = replay.steps.length - 1
  const at = Math.min(shown.at, last)
  const go = (step: number) => onChoose({ ...shown, at: Math.max(0, Math.min(last, step)) })
  return (
    <section aria-labelledby="recording">
      <h3 id="recording">The recording</h3>
      {replay.parting === null ? (
        <Notice tone="good">The machine goes all {shown.steps.length} steps as they were recorded.</Notice>
      ) : (
        <Notice tone="bad">{replay.parting}</Notice>
      )}
      <p className="qa-row">
        <Button size="sm" variant="secondary" onClick={() => go(0)}>
          First step
        </Button>
        <Button size="sm" variant="secondary" onClick={() => go(at - 1)}>
          Step back
        </Button>
        <Button size="sm" variant="secondary" onClick={() => go(at + 1)}>
          Next step
        </Button>
        <span>
          Step {at + 1} of {shown.steps.length}
        </span>
      </p>
    </section>
  )
}
