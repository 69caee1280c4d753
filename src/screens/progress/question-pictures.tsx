import type { HardQuestion, TriesToSuccess } from '#contract/progress/progress.ts'
import { BarPlot } from './bar-plot.tsx'
import { HardestList } from './hardest-list.tsx'
import { Picture } from './picture.tsx'
import { countInWords, hardestTable, nothingFinished, triesLabels, triesTable, type SaveTable } from './progress-words.ts'

type QuestionPicturesProps = { tries: TriesToSuccess; hardest: readonly HardQuestion[]; noHard: string; most?: number; onSave: SaveTable }

/** How many tries questions took and which were hard, of a student or a class; `noHard` is said when none was, `most` of them are drawn. */
export function QuestionPictures(props: QuestionPicturesProps) {
  return (
    <>
      <TriesPicture {...props} />
      <HardestPicture {...props} />
    </>
  )
}

/** How many tries questions took. */
export function TriesPicture({ tries, onSave }: Pick<QuestionPicturesProps, 'tries' | 'onSave'>) {
  const questions = countOfQuestions(tries)
  const table = triesTable(tries)
  return (
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
  )
}

/** Which questions were hard, at most `most` of them in the picture and all in its table; `noHard` is said when none was. */
export function HardestPicture({ tries, hardest, noHard, most, onSave }: QuestionPicturesProps) {
  const hard = hardestTable(hardest)
  const words = countOfQuestions(tries) === 0 ? nothingFinished : hardest.length === 0 ? noHard : 'By the share of their points earned.'
  return (
    <Picture title="Hardest questions" words={words} table={hard} onSave={() => onSave('hardest-questions', hard)}>
      <HardestList hardest={hardest.slice(0, most)} />
    </Picture>
  )
}

function countOfQuestions({ solved, unsolved }: TriesToSuccess): number {
  return solved.reduce((sum, count) => sum + count, unsolved)
}
