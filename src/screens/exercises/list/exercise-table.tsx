import { useMemo } from 'react'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { nameOfSort, sortNamed } from '#src/ui/data-table/sort.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { plus, trash2 } from '#src/ui/icons/icons.ts'
import { ExerciseFilters } from './exercise-filters.tsx'
import { ExerciseActions } from './exercise-actions.tsx'
import { exerciseColumns, idOfExercise } from './exercise-columns.tsx'
import type { ExerciseListScreenProps } from './exercise-list-props.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** The list itself, in all its states. */
export function ExerciseTable(props: Omit<ExerciseListScreenProps, 'dialogs' | 'onShowDeleted'>) {
  const { list, query, selection, timeZone } = props
  const columns = useMemo(() => exerciseColumns(timeZone), [timeZone])
  const words = {
    loading: 'Loading your dashboard...',
    failed: 'Failed to fetch exercises',
    timeOf: (readAtMs: number) => formatTime(new Date(readAtMs), timeZone),
  }
  const tools = {
    find: <ExerciseFilters query={query} facts={list.facts} canReset={props.isNarrowed} onNarrow={props.onNarrow} onReset={props.onReset} />,
    more: (
      <Button icon={plus} onClick={props.onNew}>
        <span>
          New<span className={css({ srOnly: { base: true, md: false } })}> Exercise</span>
        </span>
      </Button>
    ),
  }
  return (
    <DataTable
      caption="Exercises"
      noun={noun}
      tools={isNothing(list) && !props.isNarrowed ? undefined : tools}
      lines="one"
      columns={columns}
      idOf={idOfExercise}
      sort={query.sort === null ? null : sortNamed(query.sort)}
      onSort={(sort) => props.onNarrow({ sort: sort === null ? null : (sorts.find((one) => one === nameOfSort(sort)) ?? null) })}
      choice={{
        value: selection,
        onChange: props.onSelect,
        nameOf: (exercise) => exercise.title,
        refusalOf: (exercise) => (exercise.can_edit && exercise.shared_by === null ? null : deleteRefusal(exercise)),
        actions: (
          <>
            <Button variant="secondary" size="sm" onClick={props.onTagSelected}>
              Tag {countOf(selection.ids.size, bulkNoun)}
            </Button>
            <Button variant="danger" size="sm" icon={trash2} onClick={props.onDeleteSelected}>
              Delete {countOf(selection.ids.size, bulkNoun)}
            </Button>
          </>
        ),
      }}
      actions={{ width: 'lg', of: (exercise: Exercise) => <ExerciseActions exercise={exercise} {...gesturesOf(props)} /> }}
      {...pagedTable(list, words, props, <Empty {...props} />)}
    />
  )
}

function Empty({ isNarrowed, onReset, onNew }: Pick<ExerciseListScreenProps, 'isNarrowed' | 'onReset' | 'onNew'>) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No exercises found matching your filters."
        actions={
          <Button variant="secondary" onClick={onReset}>
            Reset Filters
          </Button>
        }
      >
        Try other words or filters.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      of="exercises"
      title="No Assignments Found"
      actions={
        <Button icon={plus} onClick={onNew}>
          New Exercise
        </Button>
      }
    >
      Create your first exercise, then give it to your students.
    </EmptyState>
  )
}

function gesturesOf({ onAssign, onPreview, onOpen, onDuplicate, onShare, onTags, onDelete }: Omit<ExerciseListScreenProps, 'dialogs' | 'onShowDeleted'>) {
  return { onAssign, onPreview, onOpen, onDuplicate, onShare, onTags, onDelete }
}

const sorts = ['title', '-title', 'grade_level', '-grade_level'] as const
const noun = { one: 'exercise', many: 'exercises' }
const bulkNoun = { one: 'Exercise', many: 'Exercises' }

function deleteRefusal({ shared_by: sharer }: Exercise): string {
  return sharer === null ? 'Only an administrator can delete this exercise' : `Only ${isolated(sharer.name)} can delete this exercise`
}
