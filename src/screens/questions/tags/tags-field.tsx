import { type KeyboardEvent, useId, useRef } from 'react'
import { longestTag, mostTags } from '#contract/questions/tags.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { hasTag, tagsWith } from './tag-counts.ts'

type TagsFieldProps = {
  tags: readonly string[]
  text: string
  offered: readonly string[]
  help?: string | undefined
  error: string | undefined
  isBusy: boolean
  onText: (text: string) => void
  onTags: (tags: readonly string[]) => void
}

/** Tags as chips, others typed or taken from those `offered`. */
export function TagsField({ tags, text, offered, help, error, isBusy, onText, onTags }: TagsFieldProps) {
  const list = useId()
  const box = useRef<HTMLInputElement>(null)
  const longer = tagsWith(tags, text)
  const isFull = tags.length >= mostTags && text.trim() !== ''

  function add() {
    if (longer !== null) onTags(longer)
    box.current?.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <Field
      label="Tags"
      help={help}
      error={hasTag(tags, text) ? 'This tag is there already' : isFull ? `Up to ${mostTags} tags stand on one item` : error}
    >
      {(control) => (
        <div className={styles.line}>
          {tags.length === 0 ? null : (
            <ul className={styles.chips} aria-label="Tags">
              {tags.map((one) => (
                <li key={one}>
                  <Chip name={one} {...(isBusy ? {} : { onRemove: () => onTags(tags.filter((other) => other !== one)) })}>
                    {one}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <span className={styles.box}>
            <Input
              {...control}
              ref={box}
              list={list}
              maxLength={longestTag}
              autoComplete="off"
              placeholder="Add a tag"
              value={text}
              disabled={isBusy}
              onChange={(event) => onText(event.currentTarget.value)}
              onKeyDown={press}
            />
            <Button variant="secondary" aria-label="Add tag" disabled={longer === null || isBusy} onClick={add}>
              Add
            </Button>
          </span>
          <datalist id={list}>
            {offered
              .filter((one) => !hasTag(tags, one))
              .map((one) => (
                <option key={one} value={one} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  box: css({ display: 'flex', flex: '[1 1 14rem]', gap: '2', maxWidth: '[24rem]', '& input': { minWidth: '0' } }),
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}
