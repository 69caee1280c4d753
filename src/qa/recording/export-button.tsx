import type { AnyStateMachine } from 'xstate'
import { Button } from '#src/ui/controls/button.tsx'
import type { ActorPath } from './actor-path.ts'
import { writeRecording } from './recording.ts'

/** Saves a path as a file that `npm run qa:add` puts into the suite, and `npm run paths` makes a browser spec of. */
export function ExportButton({ machine, path }: { machine: AnyStateMachine; path: ActorPath }) {
  function save() {
    const address = URL.createObjectURL(new Blob([writeRecording(machine, path)], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: `${path.machine}.json` })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <p className="qa-row">
      <Button variant="secondary" size="sm" onClick={save}>
        Export path
      </Button>
      <span className="qa-quiet">
        Then <code>npm run qa:add {path.machine}.json its name</code> adds it to the suite, and{' '}
        <code>
          npm run paths -- --recording {path.machine}.json --format playwright --out e2e/specs/{path.machine}.e2e.ts
        </code>{' '}
        makes a spec of it that <code>npm run test:specs</code> plays on the real screen.
      </span>
    </p>
  )
}
