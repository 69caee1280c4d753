import { type KeyboardEvent, useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

type ThemesFieldProps = {
  themes: readonly string[]
  offered: readonly string[]
  error?: string | null | undefined
  onChange: (themes: readonly string[]) => void
}

/** The themes of an exercise: chosen ones as chips, others typed or taken from those `offered`. */
export function ThemesField({ themes, offered, error, onChange }: ThemesFieldProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const theme = typed.trim()
  const isThere = themes.some((one) => one.toLowerCase() === theme.toLowerCase())

  function add() {
    if (theme === '' || isThere) return
    onChange([...themes, theme])
    setTyped('')
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={stack}>
      <Field
        label="Themes"
        help="What the problems can be about, such as basketball or space."
        error={theme !== '' && isThere ? 'This theme already exists' : error}
      >
        {(control) => (
          <span className={line}>
            <Input
              {...control}
              list={listId}
              maxLength={60}
              placeholder="Add a theme"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={press}
            />
            <Button variant="secondary" disabled={theme === '' || isThere} onClick={add}>
              Add
            </Button>
          </span>
        )}
      </Field>
      <datalist id={listId}>
        {offered
          .filter((one) => !themes.includes(one))
          .map((one) => (
            <option key={one} value={one} />
          ))}
      </datalist>
      {themes.length === 0 ? null : (
        <ul className={chips} aria-label="Chosen themes">
          {themes.map((one) => (
            <li key={one}>
              <Chip name={one} onRemove={() => onChange(themes.filter((other) => other !== one))}>
                {one}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const line = css({ display: 'flex', gap: '2' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
