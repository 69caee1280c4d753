import type { Ref } from 'react'
import { css } from '#styled/css'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { TagsLine } from '#src/screens/questions/tags/tags-line.tsx'
import { SubjectField } from './subject-field.tsx'
import type { OpenWorkbench, WorkbenchActions } from './workbench-view.ts'

type Props = { open: OpenWorkbench; offeredTags: readonly string[]; titleRef: Ref<HTMLInputElement> } & Pick<WorkbenchActions, 'onEdit'>

/** Title, subject, kind and tags of a question. */
export function WorkbenchHead({ open, offeredTags, titleRef, onEdit }: Props) {
  const { fields, canEdit, problems, typeLock } = open
  return (
    <div className={head}>
      <Field label="Title" error={problems['title']}>
        {(control) => (
          <Input
            {...control}
            ref={titleRef}
            value={fields.title}
            readOnly={!canEdit}
            autoFocus={open.mode !== 'preview'}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onEdit({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <SubjectField {...open} onEdit={onEdit} />
      <div className={css({ alignSelf: { md: 'end' } })}>
        <Checkbox
          checked={fields.type === 'ACCENT_TRAINING'}
          disabled={!canEdit || typeLock !== null}
          help={problems['type'] ?? typeLock ?? 'Students speak a script.'}
          onChange={(isSpoken) => onEdit({ type: isSpoken ? 'ACCENT_TRAINING' : 'FREE_FORM' })}
        >
          Accent training
        </Checkbox>
      </div>
      {open.mode === 'preview' && fields.tags.length === 0 ? null : (
        <div className={wide}>
          <TagsLine tags={fields.tags} offered={offeredTags} error={problems['tags']} isBusy={!canEdit} onTags={(tags) => onEdit({ tags })} />
        </div>
      )}
    </div>
  )
}

const wide = css({ gridColumn: { base: '[1 / -1]', lg: '[auto]' } })
const head = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem 15rem', lg: 'minmax(0, 1fr) 15rem 13rem 17rem' },
  px: { base: '4', md: '6' },
  py: '4',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
})
