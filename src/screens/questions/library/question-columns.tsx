import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { formatDate } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { PromptCell } from './prompt-cell.tsx'
import { typeNames } from './question-words.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** The columns of the library; the title orders by name, dates are read in `timeZone`. */
export function questionColumns(timeZone: string): readonly DataColumn<QuestionDefinition>[] {
  return [
    {
      id: 'title',
      head: 'Question',
      kind: 'title',
      sort: 'server',
      cell: ({ question_title, tags }) => (
        <>
          <ShortTitle>{question_title}</ShortTitle>
          {tags.length === 0 ? null : (
            <bdi className={below} title={tags.join(', ')}>
              <VisuallyHidden>Tags: </VisuallyHidden>
              {tags.join(', ')}
            </bdi>
          )}
        </>
      ),
      width: 'xl',
    },
    {
      id: 'prompt',
      head: 'Prompt',
      card: 'rest',
      cell: ({ student_text, question_title }) => <PromptCell text={student_text} of={question_title} />,
    },
    {
      id: 'subject',
      head: 'Topic',
      width: 'md',
      card: 'bare',
      skeleton: 'badge',
      cell: ({ subject, question_type }) => (
        <>
          <SubjectBadge subject={subject} />
          <VisuallyHidden> {typeNames[question_type]}</VisuallyHidden>
        </>
      ),
    },
    {
      id: 'exercises',
      head: 'Exercises',
      kind: 'number',
      width: 'xs',
      card: 'hidden',
      cell: ({ exercise_count }) => (exercise_count === 0 ? <span className={quiet}>None</span> : exercise_count),
    },
    {
      id: 'created',
      head: 'Created',
      width: 'sm',
      card: 'hidden',
      from: 'wide',
      cell: ({ created_at, owner, shared_by: sharer }) => (
        <bdi className={quiet}>{sharer !== null ? `By ${isolated(sharer.name)}` : owner === 'admin' ? 'By Admin' : formatDate(created_at, timeZone)}</bdi>
      ),
    },
  ]
}

const quiet = css({ color: 'muted' })
const below = css({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textStyle: 'caption', fontWeight: 'normal', color: 'muted' })
