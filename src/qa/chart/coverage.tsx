import { use } from 'react'
import type { AnyStateMachine } from 'xstate'
import { nameOf, nodesOf, transitionsOf, waysOf } from './chart.ts'
import { wayWords } from './event-words.ts'
import type { WalkNote } from './last-run.ts'

type Props = { name: string; machine: AnyStateMachine; lastRun: Promise<readonly WalkNote[] | null> }

/** What the last walks in the browser saw of a machine: each state without states inside, and each transition. */
export function Coverage({ name, machine, lastRun }: Props) {
  const notes = use(lastRun)?.filter((note) => note.machine === name) ?? []
  return (
    <section aria-labelledby="coverage">
      <h3 id="coverage">The last run in the browser</h3>
      {notes.length === 0 ? (
        <p>
          Nothing of this machine is noted here. <code>npm run test:walks</code> walks through it in a browser and leaves its notes for this page.
        </p>
      ) : (
        <Seen machine={machine} notes={notes} />
      )}
    </section>
  )
}

function Seen({ machine, notes }: { machine: AnyStateMachine; notes: readonly WalkNote[] }) {
  const leaves = nodesOf(machine.root).filter(({ type }) => type === 'atomic' || type === 'final')
  const rows = leaves.map(({ id, path }) => ({ leaf: path.join('.'), note: noteOf(notes, id) }))
  const isSeen = rows.filter(({ note }) => note?.outcome === null).length
  const transitions = new Set(transitionsOf(machine))
  const taken = new Set(notes.filter(({ outcome }) => outcome === null).flatMap(({ path }) => path.flatMap((step) => step.taken)))
  const missing = nodesOf(machine.root)
    .flatMap(waysOf)
    .filter((way) => transitions.has(nameOf(way)) && !taken.has(nameOf(way)))
  return (
    <>
      <p>
        {isSeen} of {rows.length} states were seen, {transitions.size - missing.length} of {transitions.size} transitions taken.
      </p>
      {missing.length === 0 ? null : (
        <details>
          <summary>Transitions that were not taken</summary>
          <ul>
            {missing.map((way) => (
              <li key={nameOf(way)}>
                {way.source.path.join('.') || 'anywhere'}: {wayWords(way)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="qa-frame qa-low" tabIndex={0} role="region" aria-label="States in the last run">
        <table className="qa-table">
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Last run</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ leaf, note }) => (
              <tr key={leaf}>
                <th scope="row">{leaf}</th>
                <td>{note === undefined ? 'not visited' : note.outcome === null ? `seen in ${(note.ms / 1000).toFixed(1)} s` : note.outcome}</td>
                <td>{note === undefined ? '' : note.at.slice(0, 16).replace('T', ' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What was seen of a state: where a path ends in it, else where one goes through it. */
function noteOf(notes: readonly WalkNote[], id: string): WalkNote | undefined {
  return notes.find(({ leaves }) => leaves.includes(id)) ?? notes.find(({ path }) => path.some(({ leaves }) => leaves.includes(id)))
}
