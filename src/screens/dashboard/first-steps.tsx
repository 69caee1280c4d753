import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleCheck } from '#src/ui/icons/icons.ts'
import { css } from '#styled/css'
import { newHrefs } from './dashboard-links.ts'

/** How far a teacher is who has given no work yet; `exercises` is how many they could give, null until that was read. */
export type FirstStepsProps = { students: number; exercises: number | null }

/** What to do first, in three steps, until work was given. */
export function FirstSteps({ students, exercises }: FirstStepsProps) {
  const current = students === 0 ? 1 : 2
  const look = current === 2 ? 'primary' : 'secondary'
  return (
    <section aria-labelledby="first-steps" className={box}>
      <h2 id="first-steps" className={css({ textStyle: 'section' })}>
        Three steps to the first assignment
      </h2>
      <ol className={list}>
        <Step number={1} current={current} title="Add your students" done={`You have ${students === 1 ? '1 student' : `${students} students`}.`} words="One by one, or a whole class from a CSV file.">
          <ButtonLink variant={current === 1 ? 'primary' : 'secondary'} size="sm" href={newHrefs.student}>
            Add students
          </ButtonLink>
          <ButtonLink variant="text" size="sm" href="/classroom?import=1">
            Import CSV
          </ButtonLink>
        </Step>
        {exercises === 0 ? (
          <Step number={2} current={current} title="Make an exercise" words="Write your first question, then put questions together. The library has none yet.">
            <ButtonLink variant={look} size="sm" href={newHrefs.question}>
              New question
            </ButtonLink>
            <ButtonLink variant="text" size="sm" href={newHrefs.exercise}>
              New exercise
            </ButtonLink>
          </Step>
        ) : (
          <Step number={2} current={current} title="Choose or make an exercise" words="Take one from the library, or put your own questions together.">
            <ButtonLink variant={look} size="sm" href="/exercises">
              {exercises === null ? 'See exercises' : exercises === 1 ? 'See 1 exercise' : `See ${exercises} exercises`}
            </ButtonLink>
            <ButtonLink variant="text" size="sm" href={newHrefs.exercise}>
              New exercise
            </ButtonLink>
          </Step>
        )}
        <Step number={3} current={current} title="Assign it" words="Choose who gets it and when it is due. Their work appears here.">
          <ButtonLink variant="secondary" size="sm" href={newHrefs.assignment}>
            New assignment
          </ButtonLink>
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; current: number; title: string; words: string; done?: string; children: ReactNode }

function Step({ number, current, title, words, done, children }: StepProps) {
  const isDone = number < current
  return (
    <li className={step} aria-current={number === current ? 'step' : undefined}>
      <h3 className={css({ display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'strong' })}>
        {isDone ? <Icon of={circleCheck} size={20} label="Done" className={css({ color: 'good' })} /> : <span aria-hidden="true">{number}.</span>}
        {title}
      </h3>
      <p className={css({ color: 'muted', flex: '1' })}>{isDone ? done : words}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>{children}</div>
    </li>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  p: { base: '4', md: '6' },
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'panel',
})
const list = css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' }, gap: '5', listStyle: 'none' })
const step = css({ display: 'flex', flexDirection: 'column', gap: '2', lg: { '& + &': { ps: '5', borderInlineStart: '1px solid', borderInlineStartColor: 'hairline' } } })
