import { type ReactNode, useId } from 'react'
import { useMended } from '#src/ui/hooks/use-mended.ts'
import { field } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'

/** What a control in a `Field` must carry, so that its label, help and error belong to it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/**
 * A label above a control, help and error below it; what was said to be wrong goes at the next keystroke.
 * `children` gets the control's props: `{(control) => <Input {...control} name="email" />}`.
 */
export function Field(props: { label: ReactNode; help?: ReactNode; error?: string | null; children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const styles = field()
  const { error, root, onInput } = useMended(props.error === undefined || props.error === '' ? null : props.error)
  const hasError = error !== null
  const described = [props.help === undefined ? '' : `${id}-help`, hasError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div ref={root} className={styles.root} onInput={onInput}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': hasError || undefined })}
      {hasError ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={circleAlert} size={16} />
          {error}
        </p>
      ) : null}
      {props.help === undefined ? null : (
        <p id={`${id}-help`} className={styles.help}>
          {props.help}
        </p>
      )}
    </div>
  )
}
