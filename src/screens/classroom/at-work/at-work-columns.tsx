import type { AtWorkState, AtWorkStudent } from '#contract/classroom/at-work.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { css, cva } from '#styled/css'
import { TextLink } from '#src/ui/controls/link.tsx'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { OpenWord } from '#src/ui/data-table/open-word.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { QuestionRail, QuestionShapes } from '#src/ui/session/question-rail.tsx'
import { doingWords, sinceWords, stateWords } from './at-work-words.ts'

/** The columns of a class at its work, at a moment. */
export function atWorkColumns(now: Date, timeZone: string): readonly DataColumn<AtWorkStudent>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      kind: 'title',
      cell: ({ id, name }) => (
        <TextLink quiet href={studentHref(id)}>
          <bdi>{nameOf(name)}</bdi>
        </TextLink>
      ),
    },
    { id: 'state', head: 'Now', width: 'md', card: 'bare', cell: ({ state }) => <State state={state} /> },
    { id: 'questions', head: 'Questions', width: 'lg', card: 'end', cell: (student) => <Questions {...student} /> },
    { id: 'doing', head: 'Doing', width: 'xl', card: 'rest', cell: (student) => <span className={css({ color: 'muted' })}>{doingWords(student)}</span> },
    { id: 'since', head: 'Since', kind: 'number', width: 'sm', card: 'hidden', cell: (student) => sinceWords(student, now, timeZone) },
  ]
}

/** A link to the session of a student, where there is one. */
export function OpenSession({ student: { session_id: id, name } }: { student: AtWorkStudent }) {
  if (id === null) return null
  return (
    <span className={open}>
      <TextLink href={`/session_details/${id}`}>
        <OpenWord>Open</OpenWord>
        <VisuallyHidden> the session of <bdi>{nameOf(name)}</bdi></VisuallyHidden>
      </TextLink>
    </span>
  )
}

/** A student by their name; some lists brought students without one. */
export function nameOf(name: string): string {
  return name.trim() === '' ? 'Unknown Student' : name
}

function State({ state }: { state: AtWorkState }) {
  const { word, icon } = stateWords[state]
  return (
    <span className={stated({ state })}>
      <Icon of={icon} size={18} />
      {word}
    </span>
  )
}

function Questions({ questions, question }: AtWorkStudent) {
  if (questions.length === 0) return null
  if (question === null) {
    return (
      <span className={rail}>
        <QuestionShapes tasks={questions.slice(0, mostShapes)} />
      </span>
    )
  }
  return (
    <span className={rail}>
      <QuestionRail tasks={questions} current={question - 1} />
    </span>
  )
}

const mostShapes = 8
const open = css({ marginInlineEnd: '2.5', fontWeight: 'semibold', '@container data-table (width < 52rem)': { m: '0' } })
const rail = css({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', maxWidth: 'full', overflow: 'hidden' })
const stated = cva({
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', verticalAlign: 'middle', whiteSpace: 'nowrap', fontWeight: 'semibold' },
  variants: {
    state: {
      stuck: { color: 'todayInk' },
      working: { color: 'ink' },
      away: { color: 'muted' },
      not_started: { color: 'muted', fontWeight: 'normal' },
      finished: { color: 'goodInk' },
    },
  },
})
