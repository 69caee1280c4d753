import type { QuestionDefinition } from '#contract/questions.ts'
import { css } from '#styled/css'
import { collapsed } from '#styled/recipes'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { SubjectBadge } from '#src/ui/subject-badge.tsx'

/** What tells questions apart. */
export function idOfPicked({ id }: QuestionDefinition): number {
  return id
}

/** What a reader sees of a question before choosing it. */
export const pickerColumns: readonly DataColumn<QuestionDefinition>[] = [
  {
    id: 'title',
    head: 'Question',
    kind: 'title',
    cell: (question) => (
      <>
        {question.question_title}
        <span className={collapsed({ lines: 'two' })}>{firstParagraph(question.prompt)}</span>
      </>
    ),
  },
  { id: 'subject', head: 'Topic', width: 'md', card: 'bare', skeleton: 'badge', cell: (question) => <SubjectBadge short subject={question.subject} /> },
  {
    id: 'type',
    head: 'Type',
    width: 'md',
    card: 'bare',
    cell: (question) => <span className={quiet}>{question.question_type === 'ACCENT_TRAINING' ? 'Accent Training' : 'Free Form'}</span>,
  },
  {
    id: 'owner',
    head: 'Author',
    width: 'sm',
    card: 'bare',
    from: 'wide',
    cell: (question) => <span className={quiet}>{question.owner === 'admin' ? 'Admin' : 'Me'}</span>,
  },
]

/** What a prompt begins with; keys and hints stand further down. */
function firstParagraph(prompt: string): string {
  return prompt.trim().split(/\n\s*\n/, 1)[0] ?? ''
}

const quiet = css({ color: 'muted', textStyle: 'label' })
