import { Band } from './band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { info } from '#src/ui/icons/icons.ts'

/** Something done to many that the reader stopped with nothing failed: how far it came (`children`), and Continue. Screen readers hear it. */
export function StoppedBand({ children, onContinue }: { children: string; onContinue: () => void }) {
  return (
    <Band
      tone="today"
      shape="box"
      icon={info}
      announce
      action={
        <Button variant="secondary" size="sm" onClick={onContinue}>
          Continue
        </Button>
      }
    >
      <strong>{children}.</strong>
    </Band>
  )
}
