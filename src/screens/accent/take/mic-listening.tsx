import { LevelBar } from '#src/screens/accent/pictures/level-bar.tsx'
import { LevelWave } from '#src/screens/accent/pictures/level-wave.tsx'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import type { AccentSounds } from '#src/screens/accent/accent-props.ts'
import { useLive } from '#src/screens/accent/live.ts'

type Props = { recorder: AccentSounds['recorder']; onChoose: (deviceId: string) => void }

const nothing = { microphones: [], deviceId: null, rms: 0, levels: [] }

/** The open microphone while it is tried: how loud it hears, and which one it is. The list stays while another one is asked for. */
export function MicListening({ recorder, onChoose }: Props) {
  const facts = useLive(recorder)
  const { microphones, deviceId, rms, levels } = facts ?? nothing
  const isAsking = facts === null || facts.isAsking
  return (
    <div className={styles.root}>
      <p role="status">{isAsking ? 'Your browser is asking for the microphone: allow it.' : 'Say: “I read this aloud, and everybody can hear me.”'}</p>
      <div className={styles.heard}>
        <LevelWave levels={isAsking ? [] : levels} />
        {isAsking ? null : <LevelBar rms={rms} levels={levels} />}
      </div>
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
    </div>
  )
}

type EndProps = { recorder: AccentSounds['recorder']; className: string; onStop: () => void; onCancel: () => void }

/** Ends the trial, or gives up asking for the microphone. */
export function EndListening({ recorder, className, onStop, onCancel }: EndProps) {
  const facts = useLive(recorder)
  const isAsking = facts === null || facts.isAsking
  return (
    <Button size="lg" className={className} onClick={isAsking ? onCancel : onStop}>
      {isAsking ? 'Cancel' : 'Stop'}
    </Button>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' }),
  heard: css({ width: '[100%]', display: 'flex', flexDirection: 'column', gap: '3', p: '4', borderRadius: 'panel', background: 'sunken' }),
}
