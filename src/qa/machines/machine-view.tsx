import { Suspense } from 'react'
import { kindOf, leavesOfValue } from '#src/qa/recording/actor-path.ts'
import { allMachines, calledAt, machineNames } from './all-machines.ts'
import { Coverage } from '#src/qa/chart/coverage.tsx'
import { Diagram } from '#src/qa/chart/diagram.tsx'
import { ExportButton } from '#src/qa/recording/export-button.tsx'
import type { WalkNote } from '#src/qa/chart/last-run.ts'
import type { LiveActor } from '#src/qa/pages/live-pages.ts'
import type { Choice } from './machine-list.tsx'
import { PathSteps } from '#src/qa/recording/path-steps.tsx'
import { RecordingControls } from '#src/qa/recording/recording-controls.tsx'
import { replay } from '#src/qa/recording/replay.ts'

type Props = { shown: Choice; live: readonly LiveActor[]; lastRun: Promise<readonly WalkNote[] | null>; onChoose: (choice: Choice) => void }

/** One machine: where it stands in words and lit in its diagram, its path, and what the last run saw of it. */
export function MachineView({ shown, live, lastRun, onChoose }: Props) {
  const actor = shown.kind === 'live' ? live.find(({ key }) => key === shown.key) : undefined
  const name = shown.kind === 'live' ? (actor?.machine ?? '') : shown.machine
  const machine = allMachines.get(name) ?? allMachines.get(actor?.kind ?? '')
  if (machine === undefined) return <p role="status">{shown.kind === 'live' ? 'This page is closed. Choose another machine.' : `There is no machine called ${name}.`}</p>
  const kind = kindOf(machine)
  const known = machineNames.includes(name) ? name : kind
  const recording = shown.kind === 'recording' ? replay(machine, shown.steps) : null
  const step = shown.kind === 'recording' ? Math.min(shown.at, (recording?.steps.length ?? 0) - 1) : -1
  const at = recording?.steps[step]
  const value = actor?.value ?? at?.reached ?? null
  const leaves = value === null ? [] : leavesOfValue(value)
  const latest = at ?? actor?.steps.at(-1)
  const moved = { from: recording?.steps[step - 1]?.reached ?? actor?.steps.at(-2)?.target ?? null, event: latest?.event.type ?? null }
  return (
    <>
      <h2 className="qa-title">{calledAt({ machine: name, kind })}</h2>
      <p role="status">{standing(shown.kind, leaves, actor)}</p>
      {shown.kind === 'recording' && recording !== null ? <RecordingControls shown={shown} replay={recording} onChoose={onChoose} /> : null}
      <Suspense fallback={<p role="status">Drawing...</p>} key={name}>
        <Diagram name={name} machine={machine} value={value} moved={moved} />
      </Suspense>
      {actor === undefined ? null : (
        <section aria-labelledby="path">
          <h3 id="path">The path so far</h3>
          {actor.isWhole ? null : <p>This path grew too long: its end was not kept.</p>}
          <ExportButton machine={machine} path={{ ...actor, machine: allMachines.has(name) ? name : kind }} />
          <PathSteps steps={actor.steps} />
        </section>
      )}
      {shown.kind === 'recording' && recording !== null ? (
        <section aria-labelledby="steps">
          <h3 id="steps">Its steps</h3>
          <PathSteps steps={recording.steps} at={step} onGo={(next) => onChoose({ ...shown, at: next })} />
        </section>
      ) : null}
      <Suspense fallback={<p role="status">Reading the last run...</p>}>
        <Coverage name={known} machine={allMachines.get(known) ?? machine} lastRun={lastRun} />
      </Suspense>
    </>
  )
}

function standing(kind: Choice['kind'], leaves: readonly string[], actor: LiveActor | undefined): string {
  if (kind === 'chart') return 'Not running: this is the chart alone.'
  if (leaves.length === 0) return 'The recording has not begun.'
  const where = leaves.length === 1 ? 'in the state' : 'in the states'
  const who = actor === undefined ? 'The recording is' : actor.status === 'active' ? `At ${actor.address}, now` : `It has ${actor.status === 'done' ? 'finished' : 'ended'}, last`
  return `${who} ${where} ${leaves.join(' and ')}.`
}
