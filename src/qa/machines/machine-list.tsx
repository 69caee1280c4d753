import { Fragment } from 'react'
import type { PathStep } from '#src/qa/recording/actor-path.ts'
import { calledAt } from './all-machines.ts'
import type { LiveActor } from '#src/qa/pages/live-pages.ts'

/** What is looked at: a machine by itself, an actor of an open page, or a recorded path up to the step `at`. */
export type Choice = { kind: 'chart'; machine: string } | { kind: 'live'; key: string } | { kind: 'recording'; machine: string; steps: PathStep[]; at: number }

type Props = { live: readonly LiveActor[]; machines: readonly string[]; chosen: Choice; onChoose: (choice: Choice) => void }

/** The actors that run in open pages, page by page, then those that ended, then every machine. */
export function MachineList({ live, machines, chosen, onChoose }: Props) {
  const running = live.filter(({ status }) => status === 'active')
  const ended = live.filter(({ status }) => status !== 'active')
  return (
    <>
      <h2>Running now</h2>
      {running.length === 0 ? <p className="qa-quiet">No page of the app is open in this browser. This list follows those that are.</p> : null}
      {[...new Set(running.map(({ page }) => page))].map((page) => (
        <Fragment key={page}>
          <p className="qa-quiet">{running.findLast((actor) => actor.page === page)?.address}</p>
          <Actors actors={running.filter((actor) => actor.page === page)} {...{ chosen, onChoose }} />
        </Fragment>
      ))}
      {ended.length > 0 ? (
        <details>
          <summary>Ended ({ended.length})</summary>
          <Actors actors={ended} {...{ chosen, onChoose }} />
        </details>
      ) : null}
      <h2>All machines</h2>
      <ul className="qa-list qa-all">
        {machines.map((machine) => (
          <li key={machine}>
            <PickButton isChosen={chosen.kind !== 'live' && chosen.machine === machine} words={machine} onPick={() => onChoose({ kind: 'chart', machine })} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Actors({ actors, chosen, onChoose }: { actors: readonly LiveActor[] } & Pick<Props, 'chosen' | 'onChoose'>) {
  return (
    <ul className="qa-list">
      {actors.map(({ key, status, steps, ...path }) => (
        <li key={key}>
          <PickButton
            isChosen={chosen.kind === 'live' && chosen.key === key}
            words={`${calledAt(path)}, ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}${status === 'active' ? '' : `, ${status}`}`}
            onPick={() => onChoose({ kind: 'live', key })}
          />
        </li>
      ))}
    </ul>
  )
}

function PickButton({ isChosen, words, onPick }: { isChosen: boolean; words: string; onPick: () => void }) {
  return (
    <button type="button" className="qa-pick" aria-current={isChosen ? 'true' : undefined} onClick={onPick}>
      {words}
    </button>
  )
}
