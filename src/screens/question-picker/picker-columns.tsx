import type { QuestionDefinition } from '#contract/questions.ts'
import { css } from '#styled/css'
import { collapsed } from '#styled/recipes'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { SubjectBadge } from '#src/ui/subject-badge.tsx'

/** What tells questions apart. */
export function idOfPicked({ id }: QuestionDefinition): number {
  return id
}

/** What a reader sees of a question before choosing it; what the exercise asks already is named so. */
export function pickerColumns(alreadyAdded: readonly number[]): readonly DataColumn<QuestionDefinition>[] {
  const added = new Set(alreadyAdded)
  return [
    {
      id: 'title',
      head: 'Question',
      kind: 'title',
      cell: (question) => (
        <>
          {question.question_title}
          {added.has(question.id) ? <span className={mark}>Already added</span> : null}
          <span className={collapsed({ lines: 'two' })}>{firstParagraph(question.prompt)}</span>
        </>
      ),
    },
    { id: 'subject', head: 'Topic', width: 'md', card: 'bare', skeleton: 'badge', cell: ({ subject }) => <SubjectBadge short subject={subject} /> },
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
}

/** What a prompt begins with; keys and hints stand further down. */
function firstParagraph(prompt: string): string {
  return prompt.trim().split(/\n\s*\n/, 1)[0] ?? ''
}

const quiet = css({ color: 'muted', textStyle: 'label' })
const mark = css({ marginInlineStart: '2', color: 'muted', textStyle: 'label', fontWeight: 'semibold' })
