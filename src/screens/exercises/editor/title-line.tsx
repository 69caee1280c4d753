import { type FormEvent, useRef, useState } from 'react'
import { longestTitle } from '#contract/questions/questions.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { pencil } from '#src/ui/icons/icons.ts'
import { Input } from '#src/ui/controls/input.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { useFocusWhen } from './use-focus-when.ts'

type TitleLineProps = {
  title: string
  isEditing: boolean
  isRefused: boolean
  isSaving: boolean
  onOpen: () => void
  onTyped: (title: string) => void
  onCancel: () => void
  onTitle: (title: string) => void
}

/** The exercise's title, and in its place the field to change it, which takes the focus when the title is refused. */
export function TitleLine({ title, isEditing, isRefused, isSaving, onOpen, onTyped, onCancel, onTitle }: TitleLineProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useFocusWhen(field, isRefused)

  function open() {
    setWasOpened(true)
    onOpen()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onTitle(String(new FormData(event.currentTarget).get('title') ?? ''))
  }

  if (isEditing) {
    return (
      <form className={styles.form} onSubmit={submit} onKeyDown={(event) => (event.key === 'Escape' ? onCancel() : undefined)}>
        <VisuallyHidden>
          <h1 dir="auto">{title}</h1>
        </VisuallyHidden>
        <Input
          ref={field}
          name="title"
          aria-label="Title"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'title-problem' : undefined}
          defaultValue={title}
          onChange={(event) => onTyped(event.currentTarget.value)}
          maxLength={longestTitle}
          autoComplete="off"
          autoFocus
          className={styles.input}
        />
        <Button type="submit">Save title</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {isRefused ? (
          <p id="title-problem" role="alert" className={styles.problem}>
            Title is required
          </p>
        ) : null}
      </form>
    )
  }
  return (
    <div className={styles.line}>
      <PageTitle>{title}</PageTitle>
      <Button variant="text" size="sm" icon={pencil} busy={isSaving} className={styles.button} autoFocus={wasOpened} onClick={open}>
        {isSaving ? 'Saving title...' : 'Edit title'}
      </Button>
    </div>
  )
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', '& h1': { overflowWrap: 'break-word' } }),
  button: css({ marginInlineStart: { base: '[-0.75rem]', md: '0' } }),
  form: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  input: css({ flex: { base: '[1 1 100%]', md: '[1 1 14rem]' }, maxWidth: { md: '[32rem]' }, fontWeight: 'semibold' }),
  problem: css({ flexBasis: 'full', color: 'bad', textStyle: 'label' }),
}
