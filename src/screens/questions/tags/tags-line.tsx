import { type FocusEvent, useState } from 'react'
import { tagsWith } from './tag-counts.ts'
import { TagsField } from './tags-field.tsx'

type TagsLineProps = {
  tags: readonly string[]
  offered: readonly string[]
  help?: string | undefined
  error?: string | undefined
  isBusy?: boolean
  onTags: (tags: readonly string[]) => void
}

/** The tags of an item among its other fields: what is typed counts as soon as the field is left, as it does elsewhere. */
export function TagsLine({ tags, offered, help, error, isBusy = false, onTags }: TagsLineProps) {
  const [text, setText] = useState('')

  function take(next: readonly string[]) {
    setText('')
    onTags(next)
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const next = tagsWith(tags, text)
    if (next !== null && !currentTarget.contains(relatedTarget)) take(next)
  }
  return (
    <div onBlur={leave}>
      <TagsField {...{ tags, text, offered, help, error, isBusy }} onText={setText} onTags={take} />
    </div>
  )
}
