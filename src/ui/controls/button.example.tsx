import { css } from '#styled/css'
import { Button, ButtonLink } from './button.tsx'
import { arrowRight, check, rotateCcw, send, stepForward } from '#src/ui/icons/icons.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })

/** Buttons in every variant, size and state. */
export const examples = {
  Variants: () => (
    <div className={row}>
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="text">Text</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="good" iconEnd={arrowRight}>
        Next Question
      </Button>
      <Button variant="danger">Delete...</Button>
      <Button variant="dangerSolid">Delete class</Button>
    </div>
  ),
  Sizes: () => (
    <div className={row}>
      <Button size="lg">Large 52</Button>
      <Button>Medium 44</Button>
      <Button variant="secondary" size="sm">
        Small 36
      </Button>
      <Button variant="secondary" size="row">
        Row 32
      </Button>
    </div>
  ),
  'With icons': () => (
    <div className={row}>
      <Button size="lg" variant="secondary" icon={stepForward}>
        Skip
      </Button>
      <Button size="lg" icon={send} busyLabel="Sending...">
        Send
      </Button>
      <Button variant="secondary" icon={rotateCcw}>
        Practice
      </Button>
      <ButtonLink href="#start">A link</ButtonLink>
    </div>
  ),
  Busy: () => (
    <div className={row}>
      <Button size="lg" icon={send} busy busyLabel="Sending...">
        Send
      </Button>
      <Button variant="secondary" busy busyLabel="Saving...">
        Save
      </Button>
      <Button variant="good" busy busyLabel="Turning in...">
        Turn in
      </Button>
      <Button variant="dangerSolid" busy busyLabel="Deleting...">
        Delete
      </Button>
    </div>
  ),
  'Disabled and done': () => (
    <div className={row}>
      <Button disabled>Disabled</Button>
      <Button variant="secondary" disabled>
        Pending
      </Button>
      <Button variant="done" icon={check}>
        Changes saved
      </Button>
    </div>
  ),
  Wide: () => (
    <Button wide size="lg">
      Log In
    </Button>
  ),
}
