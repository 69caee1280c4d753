import { Select } from '#src/ui/controls/select.tsx'
import { css } from '#styled/css'

type ClassFilterProps = { classes: readonly { id: number; name: string }[]; classId: number | null; onClass: (classId: number | null) => void }

/** Whose answers are listed: everybody's, or those of one class. Nothing while there is no class to choose. */
export function ClassFilter({ classes, classId, onClass }: ClassFilterProps) {
  if (classes.length === 0 && classId === null) return null
  const isKnown = classId === null || classes.some(({ id }) => id === classId)
  const options = [
    { value: '', label: 'All classes' },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isKnown ? [] : [{ value: String(classId), label: 'This class' }]),
  ]
  return (
    <div className={css({ flex: { base: '[1 1 11rem]', md: '[0 0 12rem]' }, minWidth: '0' })}>
      <Select look="filter" aria-label="Class" value={classId === null ? '' : String(classId)} options={options} onChange={(value) => onClass(value === '' ? null : Number(value))} />
    </div>
  )
}
