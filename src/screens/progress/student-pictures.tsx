import type { StudentProgress } from '#contract/progress/progress.ts'
import { formatDate, formatDuration } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { BarPlot } from './bar-plot.tsx'
import { Picture, PictureGrid } from './picture.tsx'
import { countInWords, nothingFinished, worksTable, type SaveTable } from './progress-words.ts'
import { HardestPicture, TriesPicture } from './question-pictures.tsx'
import { ScorePlot } from './score-plot.tsx'

/** How a student gets on: their scores and what was hard, then time and tries, each with its table and file. Load it lazily. */
export function StudentPictures({ progress, timeZone, onSave }: { progress: StudentProgress; timeZone: string; onSave: SaveTable }) {
  const { works, tries, hardest } = progress
  const table = worksTable(works, timeZone)
  const names = works.map((one) => formatDate(one.finished_at, timeZone))
  const last = works.at(-1)
  return (
    <>
      <PictureGrid look="lead">
        <Picture
          title="Score over time"
          words={last === undefined ? nothingFinished : `${countInWords(works.length, 'assignment')}; the last one scored ${Math.round(last.score)}%.`}
          table={table}
          onSave={() => onSave('scores', table)}
        >
          <ScorePlot points={works.map(({ score }, index) => ({ name: names[index] ?? '', score }))} label={`Scores of ${works.length} assignments, the oldest first`} />
        </Picture>
        <HardestPicture tries={tries} hardest={hardest} noHard="No question cost points." most={3} onSave={onSave} />
      </PictureGrid>
      <details className={more}>
        <summary>Time and tries</summary>
        <PictureGrid>
          <Picture
            title="Time worked"
            words={last === undefined ? nothingFinished : `${formatDuration(works.reduce((sum, { seconds }) => sum + seconds, 0))} in all; minutes of each assignment.`}
            table={table}
            onSave={() => onSave('time', table)}
          >
            <BarPlot
              bars={works.map(({ seconds }, index) => ({ name: names[index] ?? '', value: seconds / 60, text: String(Math.round(seconds / 60)) }))}
              label="Minutes worked on each assignment, the oldest first"
            />
          </Picture>
          <TriesPicture tries={tries} onSave={onSave} />
        </PictureGrid>
      </details>
    </>
  )
}

const more = css({
  '& > summary': { width: 'fit', minHeight: '8', py: '1', textStyle: 'label', fontWeight: 'semibold', color: 'action', cursor: 'pointer' },
  '&[open] > summary': { mb: '2' },
})
