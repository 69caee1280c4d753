import type { HardQuestion, TriesToSuccess } from '#contract/progress/progress.ts'
import { BarPlot } from './bar-plot.tsx'
import { HardestList } from './hardest-list.tsx'
import { Picture } from './picture.tsx'
import { countInWords, hardestTable, nothingFinished, triesLabels, triesTable, type SaveTable } from './progress-words.ts'

type QuestionPicturesProps = { tries: TriesToSuccess; hardest: readonly HardQuestion[]; noHard: string; onSave: SaveTable }

/** How many tries questions took and which were hard, of a student or a class; `noHard` is said when none was. */
export function QuestionPictures({ tries, hardest, noHard, onSave }: QuestionPicturesProps) {
  const questions = tries.solved.reduce((sum, count) => sum + count, tries.unsolved)
  const table = triesTable(tries)
  const hard = hardestTable(hardest)
  return (
    <>
      <Picture
        title="Tries to success"
        words={questions === 0 ? nothingFinished : `${tries.solved[0] ?? 0} of ${countInWords(questions, 'question')} solved on the first try, ${tries.unsolved} not before the answer was shown.`}
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
      <Picture title="Hardest questions" words={questions === 0 ? nothingFinished : hardest.length === 0 ? noHard : 'By the share of their points earned.'} table={hard} onSave={() => onSave('hardest-questions', hard)}>
        <HardestList hardest={hardest} />
      </Picture>
    </>
  )
}
