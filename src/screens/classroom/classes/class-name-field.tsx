import type { RefObject } from 'react'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'

/** Props of `ClassNameField`; `input` is the field itself, for the focus a dialog begins with. */
export type ClassNameFieldProps = {
  label: string
  view: FormView
  value: string
  input: RefObject<HTMLInputElement | null>
  onType: (name: string) => void
}

/** Where the name of a class is typed. */
export function ClassNameField({ label, view, value, input, onType }: ClassNameFieldProps) {
  return (
    <Field label={label} error={view.fields['name']}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          value={value}
          autoComplete="off"
          maxLength={100}
          readOnly={view.isBusy}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
