import { formatPoints } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import type { OpenAccentView } from './accent-props.ts'

/** What stands above a script: its subject and what it is worth. */
export function QuestionHead({ session }: Pick<OpenAccentView, 'session'>) {
  const task = session.tasks[session.current_task_index]
  const points = task?.points ?? 0
  return (
    <div className={css({ order: { _compact: 1 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'dense', color: 'muted', mb: '[-0.5rem]' })}>
      <SubjectBadge subject={session.current_question_data.question_definition.subject} />
      <p>
        {points === 1 ? '1 point' : `${formatPoints(points)} points`}, your best take counts
        {session.is_test ? '. A test run: nothing here is counted.' : ''}
      </p>
    </div>
  )
}
