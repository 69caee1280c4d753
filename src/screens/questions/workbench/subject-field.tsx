import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

type Props = Pick<OpenWorkbench, 'subject' | 'fields' | 'canEdit' | 'problems'> & Pick<WorkbenchActions, 'onEdit'>

/** The subject: guessed from the title and marked so until somebody chooses one; any word may be a subject. */
export function SubjectField({ subject: { subject, isGuessed }, fields, canEdit, problems, onEdit }: Props) {
  const [isChanging, setChanging] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const choices = useId()
  function change() {
    flushSync(() => setChanging(true))
    box.current?.focus()
    box.current?.select()
  }
  return (
    <Field label="Subject" error={problems['subject']}>
      {(control) =>
        isChanging && canEdit ? (
          <>
            <Input
              {...control}
              ref={box}
              list={choices}
              maxLength={60}
              value={fields.subject ?? subject}
              onChange={(event) => onEdit({ subject: event.currentTarget.value })}
              onBlur={() => {
                if (fields.subject?.trim() === '') onEdit({ subject: null })
                setChanging(false)
              }}
            />
            <datalist id={choices}>
              {['English', 'Math', 'History', 'Science', 'Spanish'].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        ) : (
          <div className={shown} data-locked={canEdit ? undefined : ''}>
            <SubjectBadge subject={subject} />
            {isGuessed ? <span className={css({ textStyle: 'label', color: 'muted' })}>guessed</span> : null}
            {canEdit ? (
              <Button {...control} variant="text" size="row" aria-label={`Change subject, now ${subject}${isGuessed ? ', guessed from the title' : ''}`} onClick={change}>
                Change
              </Button>
            ) : null}
          </div>
        )
      }
    </Field>
  )
}

const shown = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '11',
  px: '3',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: 'control',
  overflow: 'hidden',
  '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
  '&[data-locked]': { background: 'sunken', borderColor: 'hairlineStrong' },
})
