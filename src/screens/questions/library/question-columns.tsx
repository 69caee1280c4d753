import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { CollapsedText } from '#src/ui/data-table/collapsed-text.tsx'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { typeNames } from './question-words.ts'

/** The columns of the library; the title orders by name, dates are read in `timeZone`. */
export function questionColumns(timeZone: string): readonly DataColumn<QuestionDefinition>[] {
  return [
    {
      id: 'title',
      head: 'Question',
      kind: 'title',
      sort: 'server',
      cell: (question) => (
        <>
          <ShortTitle>{question.question_title}</ShortTitle>
          <span className={prompt}>
            <CollapsedText of={question.question_title}>{question.student_text.replaceAll(/\n\s*\n/g, '\n')}</CollapsedText>
          </span>
        </>
      ),
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
          <span className={quiet}>{typeNames[question_type]}</span>
        </>
      ),
    },
    {
      id: 'exercises',
      head: 'Exercises',
      kind: 'number',
      width: 'xs',
      card: 'hidden',
      cell: ({ exercise_count }) => (exercise_count === 0 ? <span className={css({ color: 'subtle' })}>0</span> : exercise_count),
    },
    {
      id: 'created',
      head: 'Created',
      width: 'md',
      card: 'hidden',
      from: 'wide',
      cell: ({ created_at, owner }) => (
        <span className={css({ color: 'muted' })}>
          {formatMoment(created_at, timeZone)}
          {owner === 'admin' ? <span className={quiet}>Added by Admin</span> : null}
        </span>
      ),
    },
  ]
}

const prompt = css({ display: 'block', color: 'muted', fontWeight: 'normal' })
const quiet = css({ display: 'block', color: 'muted', textStyle: 'label' })
