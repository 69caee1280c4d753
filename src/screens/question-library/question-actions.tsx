import type { QuestionDefinition } from '#contract/questions.ts'
import { Button } from '#src/ui/button.tsx'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

/** What can be done with one question; each gets it. */
export type QuestionGestures = {
  onPreview: (question: QuestionDefinition) => void
  onEdit: (question: QuestionDefinition) => void
  onCopy: (question: QuestionDefinition) => void
  onDelete: (question: QuestionDefinition) => void
  onAdd: (question: QuestionDefinition) => void
}

/** The actions of a row. A question of the school library is copied to be changed; what is not possible stays in its place and says why. */
export function QuestionActions({ question, ...on }: QuestionGestures & { question: QuestionDefinition }) {
  const name = <VisuallyHidden>: {question.question_title}</VisuallyHidden>
  if (!question.can_edit) {
    return (
      <>
        <Button variant="secondary" size="row" onClick={() => on.onCopy(question)}>
          Copy to edit{name}
        </Button>
        <Button variant="text" size="row" onClick={() => on.onPreview(question)}>
          Preview{name}
        </Button>
        <Button variant="text" size="row" onClick={() => on.onAdd(question)}>
          Add to exercise{name}
        </Button>
        <Refused word="Edit" title={question.question_title} />
        <Refused word="Delete" title={question.question_title} />
      </>
    )
  }
  return (
    <>
      <Button variant="text" size="row" onClick={() => on.onPreview(question)}>
        Preview{name}
      </Button>
      <Button variant="text" size="row" onClick={() => on.onEdit(question)}>
        Edit{name}
      </Button>
      <Button variant="text" size="row" onClick={() => on.onCopy(question)}>
        Copy{name}
      </Button>
      <Button variant="text" size="row" onClick={() => on.onAdd(question)}>
        Add to exercise{name}
      </Button>
      <Button variant="dangerText" size="row" onClick={() => on.onDelete(question)}>
        Delete{name}
      </Button>
    </>
  )
}

function Refused({ word, title }: { word: string; title: string }) {
  return (
    <Tooltip words="Only an administrator can change what an administrator added." align="end">
      {(described) => (
        <Button {...described} variant="text" size="row" aria-disabled>
          {word}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
    </Tooltip>
  )
}
