import type { Gradebook } from '#contract/progress/gradebook.ts'
import { css } from '#styled/css'
import { markHeads as marks } from './grid-frame.ts'
import { cellInWords, inCell } from './gradebook-words.ts'
import { formatDay, formatFullDay } from './gradebook-days.ts'

const columnsOnPaper = 10

/** A gradebook on paper as it stands `now`: tables of as many columns as a page holds, each with all names, the last with the students' figures. */
export function PrintedGradebook({ book, now, timeZone }: { book: Gradebook; now: Date; timeZone: string }) {
  const { works, students } = book
  const parts = Array.from({ length: Math.ceil(works.length / columnsOnPaper) }, (_, index) => index * columnsOnPaper)
  return parts.map((from) => {
    const shown = works.slice(from, from + columnsOnPaper)
    const isLast = from + columnsOnPaper >= works.length
    return (
      <table key={from} className={table}>
        <caption className={caption}>
          {book.class.name}, as of {formatFullDay(now, timeZone)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {shown.map(({ title, due_date }, index) => (
              <th key={index} scope="col">
                <bdi>{title}</bdi>
                {due_date === null ? null : <span className={day}>{formatDay(due_date, timeZone)}</span>}
              </th>
            ))}
            {isLast ? marks.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            )) : null}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, cells, ...figures }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {shown.map((_, index) => (
                <td key={index}>{onPaper(cells[from + index] ?? null)}</td>
              ))}
              {isLast ? marks.map(({ key }) => <td key={key}>{inCell(figures[key])}</td>) : null}
            </tr>
          ))}
          {(['median', 'mean'] as const).map((kind) => (
            <tr key={kind}>
              <th scope="row">{kind === 'median' ? 'Median' : 'Mean'}</th>
              {shown.map((work, index) => (
                <td key={index}>{inCell(work[kind])}</td>
              ))}
              {isLast ? marks.map(({ key }) => <td key={key}>{key === 'term_mark' ? inCell(book[kind]) : ''}</td>) : null}
            </tr>
          ))}
        </tbody>
      </table>
    )
  })
}

function onPaper(cell: Gradebook['students'][number]['cells'][number]): string {
  if (cell === null) return '–'
  if (cell[0] === 'open') return ''
  return cell[0] === 'done' ? inCell(cell[1]) : cell[0] === 'late' ? `${inCell(cell[1])} late` : cellInWords(cell)
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'caption',
  mb: '6',
  '& th, & td': { border: '1px solid', borderColor: 'hairlineStrong', px: '1.5', py: '1', textAlign: 'center' },
  '& th:first-child': { textAlign: 'left', whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
})
const caption = css({ textAlign: 'left', fontWeight: 'semibold', mb: '1' })
const day = css({ display: 'block', fontWeight: 'normal' })
