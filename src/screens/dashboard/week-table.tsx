import type { ClassWeek } from '#contract/dashboard/dashboard.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { NumberCell, Table } from '#src/ui/layout/table.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { isolated } from '#src/ui/text/isolated.ts'

/** The table behind the plot of a class's week: who finished how much, and what it scored. */
export function WeekTable({ week: { name, scores } }: { week: ClassWeek }) {
  return (
    <details className={behind}>
      <summary>
        Show as table<VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <Table caption={`${isolated(name)}, last 7 days`} rows="tight">
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col" data-number>
              Finished
            </th>
            <th scope="col" data-number>
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((one) => (
            <tr key={one.student_id}>
              <th scope="row">
                <bdi>{nameOfStudent(one)}</bdi>
              </th>
              <NumberCell value={one.works} />
              <NumberCell value={one.score}>
                <ScoreText percent={one.score} />
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

const behind = css({
  position: 'relative',
  minWidth: '0',
  '&[open]': { flex: '1' },
  '& summary': { width: 'fit', py: '1', textStyle: 'label', color: 'action', textDecoration: 'underline', cursor: 'pointer' },
})
