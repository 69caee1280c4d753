import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { notToChange, notToKeep, type RowAction, RowActions } from '#src/screens/lists/row-actions.tsx'

/** What can be done with one question; each gets it. */
export type QuestionGestures = {
  onPreview: (question: QuestionDefinition) => void
  onEdit: (question: QuestionDefinition) => void
  onCopy: (question: QuestionDefinition) => void
  onDelete: (question: QuestionDefinition) => void
  onAdd: (question: QuestionDefinition) => void
  onShare: (question: QuestionDefinition) => void
  onTags: (question: QuestionDefinition) => void
}

/** The actions of a row. A question of the school library is copied to be changed. */
export function QuestionActions({ question, ...on }: QuestionGestures & { question: QuestionDefinition }) {
  const preview = { word: 'Preview', onPress: () => on.onPreview(question) }
  const add = { word: 'Add to exercise', onPress: () => on.onAdd(question) }
  const own: RowAction[] = [
    { word: 'Share', onPress: () => on.onShare(question) },
    { word: 'Delete', look: 'dangerText', onPress: () => on.onDelete(question) },
  ]
  const actions: RowAction[] = question.can_edit
    ? [
        preview,
        { word: 'Edit', onPress: () => on.onEdit(question) },
        { word: 'Copy', onPress: () => on.onCopy(question) },
        add,
        { word: 'Tags', onPress: () => on.onTags(question) },
        ...(question.shared_by === null ? own : [{ word: 'Delete', refusal: notToKeep(question) }]),
      ]
    : [
        { word: 'Copy to edit', onPress: () => on.onCopy(question) },
        preview,
        add,
        { word: 'Edit', refusal: notToChange(question) },
        { word: 'Delete', refusal: notToKeep(question) },
      ]
  return <RowActions title={question.question_title} first={question.can_edit ? 'Edit' : 'Copy to edit'} actions={actions} />
}
