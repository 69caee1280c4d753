import { useId, useState } from 'react'
import { css } from '#styled/css'
import { Input } from '#src/ui/controls/input.tsx'

type PercentFieldProps = { label: string; value: number | null; fallback: number; onChange: (value: number | null) => void }

/** A percentage from 0 to 100. What is outside is said and not applied; an empty field counts as `fallback`. */
export function PercentField({ label, value, fallback, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const id = useId()
  const isWrong = typed !== null && readPercent(typed) === undefined

  function type(text: string) {
    setTyped(text)
    const read = readPercent(text)
    if (read !== undefined) onChange(read)
  }

  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        <Input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(value ?? '')}
          placeholder={String(fallback)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-unit${isWrong ? ` ${id}-problem` : ''}`}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
          className={styles.input}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          %
        </span>
      </span>
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          Type 0 to 100. It stays at {value ?? fallback}%.
        </p>
      ) : null}
    </div>
  )
}

/** The percentage a text says, null for none, undefined for what is no percentage. */
function readPercent(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) && number >= 0 && number <= 100 ? number : undefined
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '3', rowGap: '1' }),
  label: css({ textStyle: 'dense', flex: '[1 1 8rem]' }),
  box: css({ position: 'relative', width: '24', flexShrink: '0' }),
  input: css({ textAlign: 'end', paddingInlineEnd: '8', fontWeight: 'semibold' }),
  unit: css({
    position: 'absolute',
    insetInlineEnd: '3',
    insetBlock: '0',
    display: 'flex',
    alignItems: 'center',
    color: 'muted',
    pointerEvents: 'none',
  }),
  problem: css({ flexBasis: 'full', color: 'bad', textStyle: 'label' }),
}
