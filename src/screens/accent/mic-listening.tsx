import { LevelBar } from '#src/screens/accent-pictures/level-bar.tsx'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import type { AccentSounds } from './accent-props.ts'
import { useLive } from './live.ts'

type Props = { recorder: AccentSounds['recorder']; onStop: () => void; onCancel: () => void; onChoose: (deviceId: string) => void }

/** The open microphone while it is tried: how loud it hears, and which one it is. */
export function MicListening({ recorder, onStop, onCancel, onChoose }: Props) {
  const facts = useLive(recorder)
  if (facts === null || facts.isAsking) {
    return (
      <div className={styles.root}>
        <p role="status">Your browser asks for the microphone: allow it.</p>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  }
  const { microphones, deviceId, rms, levels } = facts
  return (
    <div className={styles.root}>
      <p role="status">Say: “I read this aloud, and everybody can hear me.”</p>
      <LevelBar rms={rms} levels={levels} />
      {microphones.length > 1 ? (
        <Field label="Microphone">
          {(field) => (
            <Select
              {...field}
              options={microphones.map(({ id, label }, index) => ({ value: id, label: label === '' ? `Microphone ${index + 1}` : label }))}
              value={deviceId ?? ''}
              onChange={onChoose}
            />
          )}
        </Field>
      ) : null}
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' }),
}
