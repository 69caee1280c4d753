import type { RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import { Segment } from '#src/ui/controls/segment.tsx'
import type { ClassroomSearch } from './classroom-search.ts'
import { DeletedLayer } from '#src/app/bin/deleted-layer.tsx'

type Kind = NonNullable<ClassroomSearch['deleted']>
type DeletedInClassroomProps = {
  kind: Kind
  /** What brings back each kind of thing. */
  removals: Record<Kind, RemovalActorRef>
  onKind: (kind: Kind) => void
  onClosed: () => void
}

/**
 * What was deleted in the classroom in the last 30 days, one kind at a time, with a way back. Give it a new `key` once something
 * came back. Load it lazily.
 */
export function DeletedInClassroom({ kind, removals, onKind, onClosed }: DeletedInClassroomProps) {
  return (
    <DeletedLayer
      key={kind}
      removal={removals[kind]}
      kind={kind}
      noun={nouns[kind]}
      above={<Segment size="sm" label="Deleted" options={kinds} value={kind} onChange={onKind} />}
      onClosed={onClosed}
    />
  )
}

const kinds: { value: Kind; label: string }[] = [
  { value: 'student', label: 'Students' },
  { value: 'assignment', label: 'Assignments' },
  { value: 'class', label: 'Classes' },
]
const nouns = {
  student: { one: 'student', many: 'students' },
  assignment: { one: 'assignment', many: 'assignments' },
  class: { one: 'class', many: 'classes' },
} as const
