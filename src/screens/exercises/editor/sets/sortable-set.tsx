import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo } from 'react'
import { css, cx } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { gripVertical } from '#src/ui/icons/icons.ts'
import { SetBody, type SetBodyProps } from './set-body.tsx'
import { setRow } from './set-row.ts'

/** One set that can be moved by the handle in its margin; `place` counts from 1. */
export const SortableSet = memo(function SortableSet({ place, ...body }: SetBodyProps & { place: number }) {
  const { set, isMovable } = body
  const sortable = useSortable({ id: set.id })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isSorting, newIndex } = sortable
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
        <span className={setRow.place}>{isSorting ? newIndex + 1 : place}</span>
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
    minHeight: { base: '[6.5rem]', md: '15' },
    background: 'surface',
    borderBottomRightRadius: 'panel',
    color: 'tintInk',
    textStyle: 'dense',
    fontWeight: 'semibold',
  }),
}
