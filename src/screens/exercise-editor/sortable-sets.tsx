import { closestCenter, DndContext, KeyboardSensor, type Modifier, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useMemo } from 'react'
import type { AssignedQuestionSet } from '#contract/question-sets.ts'
import { css, cx } from '#styled/css'
import { Icon } from '#src/ui/icon.tsx'
import { gripVertical } from '#src/ui/icons.ts'
import { SetBody, type SetBodyProps } from './set-body.tsx'
import type { EditorActions, OpenView } from './editor-view.ts'
import { movingWords, moveInstructions, type SetPlaces } from './moving-words.ts'
import { setRow } from './set-row.ts'

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

const SortableSet = memo(function SortableSet({ place, ...body }: SetBodyProps & { place: number }) {
  const { set, isMovable } = body
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, newIndex } = useSortable({ id: set.id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(setRow.item, isDragging ? styles.dragged : undefined)}
    >
      <div className={setRow.gutter}>
        {isMovable ? (
          <button
            ref={setActivatorNodeRef}
            type="button"
            {...attributes}
            {...listeners}
            aria-label={`Move set ${place}, ${set.question_title}`}
            className={styles.handle}
          >
            <Icon of={gripVertical} size={20} />
          </button>
        ) : null}
        <span className={setRow.place}>{isDragging ? newIndex + 1 : place}</span>
      </div>
      <div className={setRow.body}>
        <SetBody {...body} />
        {isDragging ? (
          <p className={styles.moving}>
            Moving from position {place} to {newIndex + 1}. Press Escape to put it back.
          </p>
        ) : null}
      </div>
    </li>
  )
})

const styles = {
  handle: css({
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '11',
    marginBlock: '[-0.625rem]',
    borderRadius: 'small',
    color: 'muted',
    cursor: 'grab',
    touchAction: 'none',
    _hover: { background: 'tint', color: 'tintInk' },
    _active: { cursor: 'grabbing' },
  }),
  dragged: css({ position: 'relative', zIndex: '[2]', borderRadius: 'panel', outline: '[2px solid token(colors.action)]', boxShadow: 'raised' }),
  moving: css({
    position: 'absolute',
    left: '0',
    right: '0',
    bottom: '0',
    px: { base: '3.5', md: '5' },
    pt: '2',
    pb: '5',
    minHeight: '15',
    background: 'surface',
    borderBottomRightRadius: 'panel',
    color: 'tintInk',
    textStyle: 'dense',
    fontWeight: 'semibold',
  }),
}
