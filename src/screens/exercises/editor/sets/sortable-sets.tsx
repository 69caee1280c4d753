import { closestCenter, DndContext, KeyboardSensor, type Modifier, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMemo, useRef } from 'react'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import type { EditorActions, OpenView } from '#src/screens/exercises/editor/editor-view.ts'
import { movingWords, moveInstructions, type SetPlaces } from './moving-words.ts'
import { setRow } from './set-row.ts'
import { SortableSet } from './sortable-set.tsx'

type SortableSetsProps = Pick<OpenView, 'details' | 'problems' | 'leavingSets'> & { sets: readonly AssignedQuestionSet[]; actions: EditorActions }

const onlyUpAndDown: Modifier = function keepColumn({ transform }) {
  return { ...transform, x: 0 }
}

// Made once: with new ones every set is drawn again on each key.
const modifiers = [onlyUpAndDown]
const byMouse = { activationConstraint: { distance: 4 } }
const byKeys = { coordinateGetter: sortableKeyboardCoordinates }

/** The sets in order, each with a handle in the margin that moves it: by mouse, by touch, or with Space and the arrow keys. */
export function SortableSets({ sets, details, problems, leavingSets, actions }: SortableSetsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor),
    useSensor(KeyboardSensor, byKeys),
  )
  const order = sets.map(({ id }) => id).join()
  const ids = useMemo(() => order.split(',').map(Number), [order])
  const places: SetPlaces = {
    placeOf: (id) => ids.indexOf(Number(id)) + 1,
    titleOf: (id) => sets.find((set) => set.id === id)?.question_title ?? '',
    count: ids.length,
    moved: useRef(false),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={{ announcements: movingWords(places), screenReaderInstructions: moveInstructions }}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) actions.onMove(Number(active.id), ids.indexOf(Number(over.id)))
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={setRow.list}>
          {sets.map((set, index) => (
            <SortableSet
              key={set.id}
              set={set}
              place={index + 1}
              isMovable={sets.length > 1}
              details={details[set.id]}
              problem={problems[set.id]}
              isLeaving={leavingSets.includes(set.id)}
              actions={actions}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
