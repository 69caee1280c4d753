import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { typeNames } from '#src/screens/questions/library/question-words.ts'
import { css } from '#styled/css'
import { collapsed } from '#styled/recipes'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { firstWords, onOneLine } from '#src/ui/text/first-words.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'

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
          <bdi>{question.question_title}</bdi>
          {added.has(question.id) ? <span className={mark}>Already added</span> : null}
          <span className={collapsed({ lines: 'two' })}>
            <RichText inline text={firstWords(onOneLine(question.student_text))} />
          </span>
        </>
      ),
    },
    { id: 'subject', head: 'Topic', width: 'md', card: 'bare', skeleton: 'badge', cell: ({ subject }) => <SubjectBadge short subject={subject} /> },
    {
      id: 'type',
      head: 'Type',
      width: 'md',
      card: 'bare',
      cell: (question) => <span className={quiet}>{typeNames[question.question_type]}</span>,
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

const quiet = css({ color: 'muted', textStyle: 'label' })
const mark = css({ marginInlineStart: '2', color: 'muted', textStyle: 'label', fontWeight: 'semibold' })
