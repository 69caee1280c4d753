import { useState, useSyncExternalStore } from 'react'
import { machineNames } from './machines/all-machines.ts'
import type { WalkNote } from './chart/last-run.ts'
import type { LivePages } from './pages/live-pages.ts'
import { type Choice, MachineList } from './machines/machine-list.tsx'
import { MachineView } from './machines/machine-view.tsx'
import { RecordingForm } from './recording/recording-form.tsx'

/**
 * Every machine of the product: where those of open pages stand, the path they took, what the last walks in the browser saw of
 * them, and recorded paths played again. Paths can be exported.
 */
export function QaPage({ pages, lastRun }: { pages: LivePages; lastRun: Promise<readonly WalkNote[] | null> }) {
  const live = useSyncExternalStore(pages.subscribe, pages.actors)
  const [chosen, choose] = useState<Choice | null>(null)
  const first = live.find(({ status }) => status === 'active')
  const shown = chosen ?? (first === undefined ? { kind: 'chart' as const, machine: machineNames[0] ?? '' } : { kind: 'live' as const, key: first.key })
  return (
    <div className="qa-page">
      <header className="qa-head">
        <h1>Machines</h1>
        <a href="/" target="_blank" rel="noreferrer">
          Open the app in another tab
        </a>
      </header>
      <div className="qa-columns">
        <nav aria-label="Machines" className="qa-side">
          <MachineList live={live} machines={machineNames} chosen={shown} onChoose={choose} />
        </nav>
        <main className="qa-main">
          <MachineView shown={shown} live={live} lastRun={lastRun} onChoose={choose} />
          <RecordingForm onRead={(machine, steps) => choose({ kind: 'recording', machine, steps, at: steps.length - 1 })} />
        </main>
      </div>
    </div>
  )
}
