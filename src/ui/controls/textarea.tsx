import type { ComponentProps } from 'react'
import { cx } from '#styled/css'
import { field } from '#styled/recipes'

/** Text of several lines. `answer` is the box of the chat: one line high, growing with what is typed. */
export function Textarea({ answer = false, className, ...rest }: ComponentProps<'textarea'> & { answer?: boolean }) {
  return <textarea dir="auto" rows={answer ? 1 : 3} {...rest} className={cx(field({ shape: answer ? 'answer' : 'area' }).control, className)} />
}
