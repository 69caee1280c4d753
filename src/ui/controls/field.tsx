import { type ReactNode, useId } from 'react'
import { field } from '#styled/recipes'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'

/** What a control in a `Field` must carry, so that its label, help and error belong to it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** A label above a control, help and error below it. `children` gets the control's props: `{(control) => <Input {...control} name="email" />}`. */
export function Field(props: { label: ReactNode; help?: ReactNode; error?: string | null; children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const styles = field()
  const hasError = props.error !== undefined && props.error !== null && props.error !== ''
  const described = [props.help === undefined ? '' : `${id}-help`, hasError ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': hasError || undefined })}
      {hasError ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={circleAlert} size={16} />
          {props.error}
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
