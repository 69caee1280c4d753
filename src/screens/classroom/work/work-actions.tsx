import type { Assignment } from '#contract/assignments/assignment.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { RefusableButton } from '#src/screens/classroom/refusable-button.tsx'
import { deleteRefusal, editRefusal } from './work-refusals.ts'

type WorkActionsProps = { work: Assignment; now: Date; onEdit: (work: Assignment) => void; onDelete: (work: Assignment) => void }

/** Edit and Delete of one assignment; what is not possible any more stays in its place and says why. */
export function WorkActions({ work, now, onEdit, onDelete }: WorkActionsProps) {
  const name = `${work.assignment_title}, ${work.student.name}`
  return (
    <>
      <Action word="Edit" name={name} refusal={editRefusal(work, now)} onPress={() => onEdit(work)} />
      <Action word="Delete" name={name} refusal={deleteRefusal(work)} onPress={() => onDelete(work)} />
    </>
  )
}

type ActionProps = { word: 'Edit' | 'Delete'; name: string; refusal: string | null; onPress: () => void }

function Action({ word, name, refusal, onPress }: ActionProps) {
  return (
    <RefusableButton variant={word === 'Delete' && refusal === null ? 'dangerText' : 'text'} size="row" refusal={refusal} onClick={onPress}>
      {word}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </RefusableButton>
  )
}
