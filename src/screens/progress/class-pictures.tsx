import type { ClassProgress } from '#contract/progress/progress.ts'
import { BarPlot } from './bar-plot.tsx'
import { Picture, PictureGrid } from './picture.tsx'
import { countInWords, dayInWords, nothingFinished, weeksTable, type SaveTable } from './progress-words.ts'
import { QuestionPictures } from './question-pictures.tsx'
import { ScorePlot } from './score-plot.tsx'

/** How a class gets on, week by week: four pictures, each with its table and file. Load it lazily. */
export function ClassPictures({ progress, onSave }: { progress: ClassProgress; onSave: SaveTable }) {
  const { weeks, tries, hardest } = progress
  const table = weeksTable(weeks)
  const works = weeks.reduce((sum, week) => sum + week.works, 0)
  const shown = works === 0 ? { ...table, rows: [] } : table
  const names = weeks.map(({ starts_on: day }) => dayInWords(day))
  return (
    <PictureGrid>
      <Picture
        title="Score over time"
        words={works === 0 ? nothingFinished : `The median of each week, of ${countInWords(works, 'first attempt')} in all, and the span from the lowest to the highest.`}
        table={shown}
        onSave={() => onSave('scores', table)}
      >
        <ScorePlot
          points={weeks.map(({ median, lowest, highest }, index) => ({ name: names[index] ?? '', score: median, lowest, highest }))}
          label={`Median scores of ${weeks.length} weeks, the oldest first`}
        />
      </Picture>
      <Picture title="Time worked" words={works === 0 ? nothingFinished : 'The median minutes an assignment took in each week.'} table={shown} onSave={() => onSave('time', table)}>
        <BarPlot
          bars={weeks.map(({ median_seconds: seconds }, index) => ({
            name: names[index] ?? '',
            value: (seconds ?? 0) / 60,
            text: String(Math.round((seconds ?? 0) / 60)),
          }))}
          label="Median minutes worked on an assignment in each week, the oldest first"
        />
      </Picture>
      <QuestionPictures tries={tries} hardest={hardest} onSave={onSave} noHard="No question that was asked three times or more cost points." />
    </PictureGrid>
  )
}
