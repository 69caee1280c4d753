import { Button } from '#src/ui/controls/button.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { CollapsedText } from './collapsed-text.tsx'
import type { DataColumn } from './data-column.ts'

/** A made-up question of a library. */
export type ExampleQuestion = { id: number; title: string; prompt: string; subject: string; type: 'Free Form' | 'Accent Training'; exercises: number; created: number }

const seeds: [title: string, prompt: string, subject: string][] = [
  ['Explain photosynthesis', 'Explain in your own words how a plant makes its food. Name what it takes in and what it gives out.', 'Science'],
  ['Causes of the Roman civil war', 'Name two reasons why the Republic fell into civil war.', 'History'],
  ['Area of a rectangle', 'Find the area of a rectangle {a} cm by {b} cm.', 'Math'],
  ['The weather and the boats', 'The weather was too rough for the boats.', 'English'],
  ['Comma splices', 'Rewrite so that the sentence has no comma splice.', 'English'],
  ['Solve a two-step equation', 'Solve {a}x + {b} = {c}.\nShow each step on a line of its own.\nSay what you did to both sides.\nCheck your answer.\nWrite it as x = …', 'Math'],
  ['Ordering at a café', 'Un café con leche y dos tostadas, por favor.', 'Spanish'],
]

/** So many questions, the same ones each time; every fourth one is spoken. */
export function exampleQuestions(count: number): ExampleQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, prompt, subject] = seeds[index % seeds.length] ?? ['', '', '']
    const round = Math.floor(index / seeds.length)
    return {
      id: index + 1,
      title: round === 0 ? title : `${title} ${round + 1}`,
      prompt,
      subject,
      type: index % 4 === 3 ? 'Accent Training' : 'Free Form',
      exercises: (index * 7) % 5,
      created: Date.UTC(2026, 10, 18, 16, 40) - index * 3_600_000,
    }
  })
}

/** What tells example questions apart. */
export function idOfQuestion(question: ExampleQuestion): number {
  return question.id
}

/** Columns of the example library. */
export const questionColumns: readonly DataColumn<ExampleQuestion>[] = [
  {
    id: 'title',
    head: 'Question',
    kind: 'title',
    sort: (question) => question.title,
    cell: (question) => (
      <>
        <bdi>{question.title}</bdi>
        <CollapsedText of={question.title}>{question.prompt}</CollapsedText>
      </>
    ),
  },
  { id: 'type', head: 'Type', width: 'md', sort: (question) => question.type, card: 'hidden', from: 'wide', cell: (question) => question.type },
  { id: 'subject', head: 'Subject', width: 'md', sort: (question) => question.subject, card: 'bare', skeleton: 'badge', cell: (question) => <SubjectBadge subject={question.subject} /> },
  {
    id: 'exercises',
    head: 'Exercises',
    kind: 'number',
    width: 'sm',
    sort: (question) => question.exercises,
    cell: (question) => (question.exercises === 0 ? <span className={css({ color: 'subtle' })}>0</span> : question.exercises),
  },
  { id: 'created', head: 'Created', width: 'md', sort: (question) => question.created, card: 'hidden', from: 'wide', cell: (question) => day.format(question.created) },
]

/** What can be done with one example question. */
export function QuestionActions({ question }: { question: ExampleQuestion }) {
  return (
    <>
      {['Preview', 'Edit', 'Copy'].map((word) => (
        <Button key={word} variant="text" size="row">
          {word}
          <VisuallyHidden> {question.title}</VisuallyHidden>
        </Button>
      ))}
    </>
  )
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
