import { leavesOfValue, type PathStep } from './actor-path.ts'
import { eventWords } from '#src/qa/chart/event-words.ts'

const most = 200

/** A path as a numbered list: each event, what it carried, and the states it led to. Of a long path the newest steps. */
export function PathSteps({ steps, at, onGo }: { steps: readonly PathStep[]; at?: number; onGo?: (index: number) => void }) {
  const first = Math.max(0, steps.length - most)
  return (
    <>
      {first > 0 ? <p className="qa-quiet">The newest {most} of {steps.length} steps; the export holds all.</p> : null}
      <ol className="qa-steps" start={first + 1}>
        {steps.slice(first).map((step, index) => (
          <li key={first + index} aria-current={at === first + index ? 'step' : undefined}>
            <Step step={step} before={steps[first + index - 1]} onGo={onGo === undefined ? undefined : () => onGo(first + index)} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Step({ step, before, onGo }: { step: PathStep; before: PathStep | undefined; onGo: (() => void) | undefined }) {
  const { type, ...carried } = step.event
  const entered = leavesEntered(step, before)
  const words = `${type === 'xstate.init' ? 'started' : eventWords(type)}: ${entered.length === 0 ? 'stays' : entered.join(' and ')}`
  return (
    <>
      {onGo === undefined ? (
        words
      ) : (
        <button type="button" className="qa-pick" onClick={onGo}>
          {words}
        </button>
      )}
      {Object.keys(carried).length === 0 ? null : (
        <details>
          <summary>What it carried</summary>
          <pre tabIndex={0}>{JSON.stringify(carried, null, 1)}</pre>
        </details>
      )}
    </>
  )
}

function leavesEntered(step: PathStep, before: PathStep | undefined): string[] {
  const known = before === undefined ? [] : leavesOfValue(before.target)
  return leavesOfValue(step.target).filter((leaf) => !known.includes(leaf))
}
