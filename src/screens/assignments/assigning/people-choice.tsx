import type { RefObject } from 'react'
import type { AssignableClass, AssignableStudent } from '#machines/assignments/assigning/assigning.work.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { hasEveryWord } from '#contract/plain-words.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Chip } from '#src/ui/session/chip.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { userPlus } from '#src/ui/icons/icons.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { ChoiceList } from './choice-list.tsx'

/** Props of `PeopleChoice`. `offered` are all classes, `count` the students that would get the work, each counted once. */
export type PeopleChoiceProps = {
  list: PagedListView<AssignableStudent, null>
  words: string
  searchBox?: RefObject<HTMLInputElement | null> | undefined
  offered: readonly AssignableClass[]
  areClassesMissing: boolean
  students: readonly AssignableStudent[]
  classes: readonly AssignableClass[]
  count: number
  onSearch: (words: string) => void
  onChange: (chosen: { students?: readonly AssignableStudent[]; classes?: readonly AssignableClass[] }) => void
  onMore: () => void
  onRetry: () => void
  onRetryClasses: () => void
  /** Makes an account for somebody who is not in the list. */
  onNew: () => void
}

/** Who gets the work: whole classes by one press, and single students. A member of a chosen class is in already. */
export function PeopleChoice(props: PeopleChoiceProps) {
  const { list, words, students, classes, onChange } = props
  const offered = props.offered.filter(({ name }) => hasEveryWord(name, words))
  return (
    <fieldset className={group}>
      <legend className={legend}>
        Students <span className={css({ fontWeight: 'normal', color: 'muted' })}>({props.count} chosen)</span>
      </legend>
      {students.length + classes.length === 0 ? null : (
        <ul className={chips} aria-label="Chosen">
          {classes.map((one) => (
            <li key={`class ${one.id}`}>
              <Chip name={one.name} onRemove={() => onChange({ classes: without(classes, one) })}>
                {one.name} ({one.memberIds.length})
              </Chip>
            </li>
          ))}
          {students.map((one) => (
            <li key={one.id}>
              <Chip name={nameOf(one)} onRemove={() => onChange({ students: without(students, one) })}>
                {nameOf(one)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={line}>
        <div className={grow}>
          <SearchBox
            ref={props.searchBox}
            aria-label="Search students"
            placeholder="Search students"
            maxLength={200}
            value={words}
            onSearch={props.onSearch}
          />
        </div>
        <Button variant="text" icon={userPlus} onClick={props.onNew}>
          New student
        </Button>
      </div>
      {props.areClassesMissing ? (
        <Notice tone="bad">
          The classes could not be loaded.{' '}
          <Button variant="text" size="row" onClick={props.onRetryClasses}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <ChoiceList
        list={list}
        isEmpty={offered.length + list.rows.length === 0}
        loading="Loading students..."
        failed="Failed to fetch students"
        none="No students found"
        onMore={props.onMore}
        onRetry={props.onRetry}
      >
        {offered.map((one) => (
          <li key={`class ${one.id}`} data-whole className={whole}>
            <Checkbox
              disabled={one.memberIds.length === 0}
              checked={has(classes, one)}
              onChange={(checked) => onChange({ classes: checked ? [...classes, one] : without(classes, one) })}
            >
              Whole class: {one.name}
            </Checkbox>
            <span className={side}>{countOf(one.memberIds.length, { one: 'student', many: 'students' })}</span>
          </li>
        ))}
        {list.rows.map((one) => {
          const within = classes.find(({ memberIds }) => memberIds.includes(one.id))
          return (
            <li key={one.id} className={row}>
              <Checkbox
                disabled={within !== undefined}
                checked={within !== undefined || has(students, one)}
                onChange={(checked) => onChange({ students: checked ? [...students, one] : without(students, one) })}
              >
                {nameOf(one)}
              </Checkbox>
              <span dir="auto" className={side}>{one.classes.map(({ name }) => name).join(', ')}</span>
            </li>
          )
        })}
      </ChoiceList>
    </fieldset>
  )
}

function nameOf({ name }: AssignableStudent): string {
  return name || 'Unnamed'
}

function has(all: readonly { id: number }[], one: { id: number }): boolean {
  return all.some(({ id }) => id === one.id)
}

function without<Item extends { id: number }>(all: readonly Item[], one: Item): Item[] {
  return all.filter(({ id }) => id !== one.id)
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legend = css({ textStyle: 'dense', fontWeight: 'semibold', mb: '1.5' })
const line = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const grow = css({ flex: '[1 1 14rem]' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', maxHeight: '[6.5rem]', overflowY: 'auto' })
const row = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  columnGap: '3',
  px: '3',
  '& > span': { paddingInlineStart: { base: '8', md: '0' }, textAlign: { base: 'start', md: 'end' } },
  '& > span:not(:empty)': { pb: { base: '2', md: '0' } },
})
const whole = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', px: '3', background: 'tint', color: 'tintInk', fontWeight: 'semibold' })
const side = css({ textStyle: 'label', color: 'muted', textAlign: 'end', overflowWrap: 'break-word', 'li:is([data-whole]) > &': { whiteSpace: 'nowrap' } })
