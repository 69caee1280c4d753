import type { ClassProgress, HardQuestion, StudentProgress, TriesToSuccess } from '#contract/progress.ts'
import { formatDate, formatDuration } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { BarPlot } from './bar-plot.tsx'
import { HardestList } from './hardest-list.tsx'
import { Picture } from './picture.tsx'
import { dayInWords, hardestTable, type PlainTable, triesLabels, triesTable, weeksTable, worksTable } from './progress-words.ts'
import { ScorePlot } from './score-plot.tsx'

/** What saves a table: `name` is what it is of, without an ending. */
export type SaveTable = (name: string, table: PlainTable) => void

/** How a student gets on: four pictures, each with its table and file. Load it lazily. */
export function StudentPictures({ progress, timeZone, onSave }: { progress: StudentProgress; timeZone: string; onSave: SaveTable }) {
  const { works, tries, hardest } = progress
  const table = worksTable(works, timeZone)
  const names = works.map((one) => formatDate(one.finished_at, timeZone))
  const last = works.at(-1)
  return (
    <div className={grid}>
      <Picture
        title="Score over time"
        words={last === undefined ? none : `${countOf(works.length, 'assignment')}; the last one scored ${Math.round(last.score)}%.`}
        table={table}
        onSave={() => onSave('scores', table)}
      >
        <ScorePlot points={works.map(({ score }, index) => ({ name: names[index] ?? '', score }))} label={`Scores of ${works.length} assignments, the oldest first`} />
      </Picture>
      <Picture
        title="Time worked"
        words={last === undefined ? none : `${formatDuration(works.reduce((sum, { seconds }) => sum + seconds, 0))} in all; minutes of each assignment.`}
        table={table}
        onSave={() => onSave('time', table)}
      >
        <BarPlot
          bars={works.map(({ seconds }, index) => ({ name: names[index] ?? '', value: seconds / 60, text: String(Math.round(seconds / 60)) }))}
          label="Minutes worked on each assignment, the oldest first"
        />
      </Picture>
      <Shared tries={tries} hardest={hardest} onSave={onSave} noHard="No question cost points." />
    </div>
  )
}

/** How a class gets on, week by week: four pictures, each with its table and file. Load it lazily. */
export function ClassPictures({ progress, onSave }: { progress: ClassProgress; onSave: SaveTable }) {
  const { weeks, tries, hardest } = progress
  const table = weeksTable(weeks)
  const works = weeks.reduce((sum, week) => sum + week.works, 0)
  const shown = works === 0 ? { ...table, rows: [] } : table
  const names = weeks.map(({ starts_on: day }) => dayInWords(day))
  return (
    <div className={grid}>
      <Picture
        title="Score over time"
        words={works === 0 ? none : `The median of each week, of ${countOf(works, 'first attempt')} in all, and the span from the lowest to the highest.`}
        table={shown}
        onSave={() => onSave('scores', table)}
      >
        <ScorePlot
          points={weeks.map(({ median, lowest, highest }, index) => ({ name: names[index] ?? '', score: median, lowest, highest }))}
          label={`Median scores of ${weeks.length} weeks, the oldest first`}
        />
      </Picture>
      <Picture title="Time worked" words={works === 0 ? none : 'The median minutes an assignment took in each week.'} table={shown} onSave={() => onSave('time', table)}>
        <BarPlot
          bars={weeks.map(({ median_seconds: seconds }, index) => ({
            name: names[index] ?? '',
            value: (seconds ?? 0) / 60,
            text: String(Math.round((seconds ?? 0) / 60)),
          }))}
          label="Median minutes worked on an assignment in each week, the oldest first"
        />
      </Picture>
      <Shared tries={tries} hardest={hardest} onSave={onSave} noHard="No question that was asked three times or more cost points." />
    </div>
  )
}

type SharedProps = { tries: TriesToSuccess; hardest: readonly HardQuestion[]; noHard: string; onSave: SaveTable }

function Shared({ tries, hardest, noHard, onSave }: SharedProps) {
  const questions = tries.solved.reduce((sum, count) => sum + count, tries.unsolved)
  const table = triesTable(tries)
  const hard = hardestTable(hardest)
  return (
    <>
      <Picture
        title="Tries to success"
        words={questions === 0 ? none : `${tries.solved[0] ?? 0} of ${countOf(questions, 'question')} were solved on the first try, ${tries.unsolved} not without the answer.`}
        table={questions === 0 ? { ...table, rows: [] } : table}
        onSave={() => onSave('tries', table)}
      >
        <BarPlot
          bars={[
            ...tries.solved.map((count, index) => ({ name: triesLabels[index] ?? '', value: count, text: String(count) })),
            { name: 'unsolved', value: tries.unsolved, text: String(tries.unsolved), isOther: true },
          ]}
          label="Questions by the try that solved them"
        />
      </Picture>
      <Picture title="Hardest questions" words={hardest.length === 0 ? noHard : 'By the share of their points that was earned.'} table={hard} onSave={() => onSave('hardest-questions', hard)}>
        <HardestList hardest={hardest} />
      </Picture>
    </>
  )
}

function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

const none = 'Nothing was finished in this time.'
const grid = css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' }, gap: '4' })
