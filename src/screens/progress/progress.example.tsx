import type { ReactNode } from 'react'
import type { ClassProgress, StudentProgress } from '#contract/progress/progress.ts'
import { ClassMistakes, type ExplainedMistakes, MistakeWordsShown } from './class-mistakes.tsx'
import { ClassPictures } from './class-pictures.tsx'
import { ProgressSection, ProgressState } from './progress-section.tsx'
import { StudentPictures } from './student-pictures.tsx'

function nothing(): void {}

const since = '2026-08-31T04:00:00.000Z'
const tries = { solved: [41, 18, 7, 3, 1], unsolved: 9 }
const hardest = [
  { question_id: 1, title: 'Solve 3(x – 4) + 5 = 20', asked: 12, first_try: 2, unsolved: 5, credit: 38.5 },
  { question_id: 2, title: 'Why does a leaf look green, although it takes in light of every other colour, and what would it look like under red light?', asked: 9, first_try: 4, unsolved: 2, credit: 66 },
  { question_id: 3, title: 'Area of a rectangle', asked: 20, first_try: 15, unsolved: 0, credit: 91.2 },
]
const student: StudentProgress = {
  since,
  tries,
  hardest,
  works: [52, 61.5, 58, 70, 83, 79, 88, 96].map((score, index) => ({
    assignment_id: index + 1,
    session_id: index + 1,
    title: `Assignment ${index + 1}`,
    finished_at: `2026-${index < 4 ? '10' : '11'}-${String(5 + index * 2).padStart(2, '0')}T15:00:00.000Z`,
    score,
    seconds: 300 + index * 97,
  })),
}
const group: ClassProgress = {
  since,
  tries,
  hardest,
  weeks: [61, 58, null, 66, 70, 74, 71, 80, 82, 79, 85, 88].map((median, index) => ({
    starts_on: new Date(Date.parse('2026-08-31T12:00:00Z') + index * 7 * 86_400_000).toISOString().slice(0, 10),
    works: median === null ? 0 : 12 + index,
    students: median === null ? 0 : 9,
    median,
    lowest: median === null ? null : median - 30,
    highest: median === null ? null : Math.min(100, median + 20),
    median_seconds: median === null ? null : 500 + index * 20,
  })),
}
const empty = { since, tries: { solved: [0, 0, 0, 0, 0], unsolved: 0 }, hardest: [] }

const mistakes = [
  { question_id: 4, title: 'Two steps', students: 24, missed: 11, answers: [{ text: '17', students: 7 }, { text: '28', students: 3 }], can_explain: true },
  { question_id: 3, title: 'Area of a rectangle', students: 24, missed: 4, answers: [{ text: '22', students: 3 }], can_explain: false },
]
const words = {
  misconception: 'They seem to add 3 on both sides where it has to be taken away.',
  advice: 'Ask what undoes “plus 3”, and let them check their answer in the equation.',
  model: 'school-model',
  sent: '{\n  "question": "Solve 2x + 3 = 31."\n}',
}
const explained: ExplainedMistakes = { words, budget: { used: 12, limit: 300 }, sentence: null }

function show(pictures: ReactNode): () => ReactNode {
  return () => (
    <main>
      <h1>Maya Lindqvist</h1>
      <ProgressSection weeks="12" onWeeks={nothing}>
        {pictures}
      </ProgressSection>
    </main>
  )
}

/** How a student and a class get on. */
export const examples = {
  'A student': show(<StudentPictures progress={student} timeZone="America/New_York" onSave={nothing} />),
  'A student with one assignment': show(
    <StudentPictures progress={{ ...student, works: student.works.slice(0, 1), hardest: hardest.slice(0, 1) }} timeZone="America/New_York" onSave={nothing} />,
  ),
  'A student with nothing finished': show(<StudentPictures progress={{ ...empty, works: [] }} timeZone="America/New_York" onSave={nothing} />),
  'A class': show(<ClassPictures progress={group} onSave={nothing} />),
  'A class with nothing finished': show(<ClassPictures progress={{ ...empty, weeks: group.weeks.map((week) => ({ ...week, works: 0, students: 0, median: null, lowest: null, highest: null, median_seconds: null })) }} onSave={nothing} />),
  'Common mistakes of a class': show(<ClassMistakes mistakes={mistakes} drawWords={() => null} />),
  'No common mistakes': show(<ClassMistakes mistakes={[]} drawWords={() => null} />),
  'Words on a mistake': show(<MistakeWordsShown view={{ mode: 'ready', found: explained }} onRetry={nothing} />),
  'Words on a mistake are on their way': show(<MistakeWordsShown view={{ mode: 'loading' }} onRetry={nothing} />),
  'Words on a mistake could not be had': show(<MistakeWordsShown view={{ mode: 'failed' }} onRetry={nothing} />),
  'No words for want of budget': show(
    <MistakeWordsShown view={{ mode: 'ready', found: { words: null, budget: null, sentence: 'Today’s AI budget is used up. It begins anew at midnight UTC.' } }} onRetry={nothing} />,
  ),
  'Being read': show(<ProgressState view={{ mode: 'loading' }} onRetry={nothing} children={() => null} />),
  'Could not be read': show(<ProgressState view={{ mode: 'failed' }} onRetry={nothing} children={() => null} />),
}
