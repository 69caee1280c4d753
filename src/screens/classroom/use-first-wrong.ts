import { type RefObject, useEffect, useRef } from 'react'
import type { FormView } from './form-view.ts'

/** Gives the first wrong field of a form the focus each time its sending was refused. Put the answer on the form. */
export function useFirstWrong({ fields }: Pick<FormView, 'fields'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fields])
  return form
}
