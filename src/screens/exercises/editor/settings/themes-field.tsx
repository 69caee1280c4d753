import { type FormEvent, useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { plus } from '#src/ui/icons/icons.ts'
import { Input } from '#src/ui/controls/input.tsx'

const mostThemes = 20
const longestTheme = 60

type ThemesFieldProps = {
  themes: readonly string[]
  offered: readonly string[]
  state: 'idle' | 'adding' | 'failed'
  onAdd: (theme: string) => void
  onRemove: (theme: string) => void
  onThemes: () => void
}

/** The themes as chips, and a line to add one; it is empty again as soon as the theme is among them. */
export function ThemesField({ themes, offered, state, onAdd, onRemove, onThemes }: ThemesFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.root}>
      <span id={`${id}-label`} className={styles.label}>
        Themes
      </span>
      <div className={styles.chips}>
        {themes.map((theme) => (
          <Chip key={theme} name={theme} onRemove={() => onRemove(theme)}>
            <bdi>{theme}</bdi>
          </Chip>
        ))}
        {isOpen ? (
          <NewTheme key={themes.length} {...{ offered, state, onAdd }} onClose={() => setIsOpen(false)} />
        ) : themes.length < mostThemes ? (
          <Button variant="secondary" size="sm" icon={plus} onClick={() => setIsOpen(true)}>
            Add theme
          </Button>
        ) : (
          <span className={styles.full}>An exercise holds up to {mostThemes} themes.</span>
        )}
        <Button variant="text" size="sm" onClick={onThemes}>
          All themes
        </Button>
      </div>
    </div>
  )
}

type NewThemeProps = Pick<ThemesFieldProps, 'offered' | 'state' | 'onAdd'> & { onClose: () => void }

function NewTheme({ offered, state, onAdd, onClose }: NewThemeProps) {
  const [text, setText] = useState('')
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onAdd(text)
  }

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}>
      <Input
        aria-label="New theme"
        aria-describedby={state === 'failed' ? `${id}-problem` : undefined}
        aria-invalid={state === 'failed' || undefined}
        list={id}
        maxLength={longestTheme}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className={styles.input}
      />
      <datalist id={id}>
        {offered.map((theme) => (
          <option key={theme} value={theme} />
        ))}
      </datalist>
      <Button type="submit" size="sm" disabled={text.trim() === ''} busy={state === 'adding'}>
        {state === 'adding' ? 'Adding...' : 'Add'}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClose}>
        Done
      </Button>
      {state === 'failed' ? (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          Failed to add theme
        </p>
      ) : null}
    </form>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' }),
  label: css({ textStyle: 'dense', fontWeight: 'semibold' }),
  chips: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '11' }),
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  input: css({ width: '[11rem]' }),
  problem: css({ flexBasis: 'full', color: 'bad', textStyle: 'label' }),
  full: css({ textStyle: 'label', color: 'muted' }),
}
