import { type FormEvent, useState } from 'react'
import { longestTitle } from '#contract/questions.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { pencil } from '#src/ui/icons.ts'
import { Input } from '#src/ui/input.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

type TitleLineProps = {
  title: string
  isEditing: boolean
  isSaving: boolean
  onOpen: () => void
  onCancel: () => void
  onTitle: (title: string) => void
}

/** The exercise's title, and in its place the field to change it. */
export function TitleLine({ title, isEditing, isSaving, onOpen, onCancel, onTitle }: TitleLineProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const [problem, setProblem] = useState(false)

  function open() {
    setWasOpened(true)
    setProblem(false)
    onOpen()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('title') ?? '')
    setProblem(typed.trim() === '')
    onTitle(typed)
  }

  if (isEditing) {
    return (
      <form className={styles.form} onSubmit={submit} onKeyDown={(event) => (event.key === 'Escape' ? onCancel() : undefined)}>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <Input
          name="title"
          aria-label="Title"
          aria-invalid={problem || undefined}
          aria-describedby={problem ? 'title-problem' : undefined}
          defaultValue={title}
          maxLength={longestTitle}
          autoComplete="off"
          autoFocus
          className={styles.input}
        />
        <Button type="submit">Save title</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {problem ? (
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
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', '& h1': { overflowWrap: 'anywhere' } }),
  button: css({ marginInlineStart: { base: '[-0.75rem]', md: '0' } }),
  form: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  input: css({ flex: { base: '[1 1 100%]', md: '[1 1 14rem]' }, maxWidth: { md: '[32rem]' }, fontWeight: 'semibold' }),
  problem: css({ flexBasis: 'full', color: 'bad', textStyle: 'label' }),
}
