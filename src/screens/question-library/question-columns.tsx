import type { QuestionDefinition } from '#contract/questions.ts'
import { css } from '#styled/css'
import { CollapsedText } from '#src/ui/data-table/collapsed-text.tsx'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { ShortTitle } from '#src/ui/short-title.tsx'
import { SubjectBadge } from '#src/ui/subject-badge.tsx'
import { typeNames } from './question-words.ts'

/** What tells questions apart. */
export function idOfQuestion({ id }: QuestionDefinition): number {
  return id
}

/** The columns of the library. The title orders by name. */
export const questionColumns: readonly DataColumn<QuestionDefinition>[] = [
  {
    id: 'title',
    head: 'Question',
    kind: 'title',
    sort: 'server',
    cell: (question) => (
      <>
        <ShortTitle>{question.question_title}</ShortTitle>
        <span className={prompt}>
          <CollapsedText of={question.question_title}>{question.prompt.trim().replaceAll(/\n\s*\n/g, '\n')}</CollapsedText>
        </span>
      </>
    ),
  },
  {
    id: 'subject',
    head: 'Topic',
    width: 'sm',
    card: 'bare',
    skeleton: 'badge',
    cell: (question) => <SubjectBadge subject={question.subject} />,
  },
  {
    id: 'type',
    head: 'Type',
    width: 'md',
    card: 'bare',
    cell: ({ question_type, owner }) => (
      <>
        <span className={quiet}>{typeNames[question_type]}</span>
        {owner === 'admin' ? <span className={quiet}>Added by Admin</span> : null}
      </>
    ),
  },
  {
    id: 'exercises',
    head: 'Exercises',
    kind: 'number',
    width: 'xs',
    cell: ({ exercise_count }) => (exercise_count === 0 ? <span className={css({ color: 'subtle' })}>0</span> : exercise_count),
  },
]

const prompt = css({ display: 'block', color: 'muted', fontWeight: 'normal' })
const quiet = css({ display: 'block', color: 'muted', textStyle: 'label' })
