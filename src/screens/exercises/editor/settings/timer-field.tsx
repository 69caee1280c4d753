import { useId, useState } from 'react'
import { timerMinutes } from '#contract/exercises/exercises.ts'
import { css } from '#styled/css'
import { Input } from '#src/ui/controls/input.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'

const options = [
  { value: 'none', label: 'None' },
  { value: '15', label: '15' },
  { value: '30', label: '30' },
  { value: '45', label: '45' },
  { value: 'other', label: 'Other' },
] as const
type Choice = (typeof options)[number]['value']

const mostMinutes = 10_080

/** The time limit: none, a usual one, or any whole number of minutes. `timer` is as the settings hold it. */
export function TimerField({ timer, onChange }: { timer: string | null; onChange: (timer: string | null) => void }) {
  const minutes = timerMinutes(timer)
  const [isOther, setIsOther] = useState(false)
  const usual = options.find(({ value }) => value === String(minutes))?.value ?? 'other'
  const choice: Choice = isOther ? 'other' : minutes === null ? 'none' : usual

  function choose(chosen: Choice) {
    setIsOther(chosen === 'other')
    if (chosen !== 'other') onChange(chosen === 'none' ? null : `${chosen}min`)
  }

  return (
    <div className={styles.root}>
      <span className={styles.label}>Timer</span>
      <Segment label="Timer" wide options={options} value={choice} onChange={choose} />
      {choice === 'other' ? <OtherMinutes minutes={minutes} onChange={onChange} /> : null}
      <p className={styles.help}>
        {minutes === null ? 'No time limit.' : 'Minutes. The clock starts when a student presses Start.'}
      </p>
    </div>
  )
}

function OtherMinutes({ minutes, onChange }: { minutes: number | null; onChange: (timer: string | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const isWrong = typed !== null && typed.trim() !== '' && !isWholeMinutes(typed)

  function type(text: string) {
    setTyped(text)
    if (text.trim() === '') onChange(null)
    else if (isWholeMinutes(text)) onChange(`${Number(text)}min`)
  }

  return (
    <div className={styles.other}>
      <label htmlFor={id} className={styles.minutes}>
        Minutes
      </label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(minutes ?? '')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        className={styles.input}
      />
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          Type whole minutes, from 1 to {mostMinutes}. The limit stays as it was.
        </p>
      ) : null}
    </div>
  )
}

function isWholeMinutes(text: string): boolean {
  return /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= mostMinutes
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '1.5' }),
  label: css({ textStyle: 'dense', fontWeight: 'semibold' }),
  help: css({ textStyle: 'label', color: 'muted' }),
  other: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  minutes: css({ textStyle: 'dense' }),
  input: css({ width: '24', textAlign: 'end', fontWeight: 'semibold' }),
  problem: css({ flexBasis: 'full', color: 'bad', textStyle: 'label' }),
}
