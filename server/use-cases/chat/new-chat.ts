import { defaultPoints, timerMinutes } from '#contract/exercises/exercises.ts'
import type { ExerciseWithSets, NewChat } from '#server/db/chat/chat-start.queries.ts'
import type { SessionSnapshot, SnapshotSet } from '#server/db/schema.ts'
import { newInstanceState } from '#server/grading/turn/engine.ts'
import { seededRandom, shuffled } from '#server/grading/keys/random.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { parsedOnce, readableText } from './asked-question.ts'
import { deadlineOf } from './session-clock.ts'

/** What an exercise is worth a session of: its sets and settings as they stand now, in the exercise's own order. */
export function snapshotOf(exercise: ExerciseWithSets, owner: SessionSnapshot['exerciseOwner']): SessionSnapshot {
  const { title, gradeLevel, themes, config } = exercise
  const points = new Map(config.point_map.map((entry) => [entry.question_definition_id, entry.point_value]))
  const sets: SnapshotSet[] = exercise.sets.map((set) => ({
    ...set,
    pointsCenti: Math.max(0, Math.round((points.get(set.questionId) ?? defaultPoints) * 100)),
  }))
  return { exerciseTitle: title, exerciseOwner: owner, gradeLevel, themes, config, sets }
}

/** What a practice session asks: of each set as many questions as were missed, without a clock. Null when nothing was. */
export function practiceSnapshot(snapshot: SessionSnapshot, asked: readonly { setIndex: number; status: string }[]): SessionSnapshot | null {
  const missed = asked.filter(({ status }) => status !== 'done' && status !== 'pending')
  const sets = snapshot.sets.flatMap((set, index) => {
    const numQuestions = missed.filter((one) => one.setIndex === index).length
    return numQuestions > 0 ? [{ ...set, numQuestions }] : []
  })
  return sets.length > 0 ? { ...snapshot, config: { ...snapshot.config, timer: null }, sets } : null
}

/** Everything a session begins with beside its snapshot. */
export type Beginning = {
  kind: 'chat' | 'accent'
  userId: number
  exerciseId: number
  assignmentId: number | null
  isTest: boolean
  practiceOf: number | null
  seed: string
  stateToken: string
  startedAt: Date
  timeFactor: number | null
  late: boolean
}

/**
 * A session about to begin: sets in the order asked, every question with its values drawn, the clock set. The same seed
 * always asks the same; the questions of one set stay together.
 */
export function newChat(from: SessionSnapshot, beginning: Beginning): NewChat {
  const { timeFactor, ...row } = beginning
  const sets = from.config.randomize ? shuffled(from.sets, seededRandom(`${row.seed}/order`)) : from.sets
  const questions = sets.flatMap((set, setIndex) => questionsOf(set, setIndex, row.seed)).map((question, position) => ({ ...question, position }))
  const [first] = sets
  const [opening] = questions
  if (!first || !opening) throw new Error('a session needs a question')
  return {
    session: {
      ...row,
      snapshot: { ...from, sets },
      deadlineAt: deadlineOf(row.startedAt, timerMinutes(from.config.timer), timeFactor),
      totalCenti: questions.reduce((total, { pointsCenti }) => total + pointsCenti, 0),
      totalQuestions: questions.length,
    },
    questions: questions.map((question) => (question.position === 0 ? { ...question, startedAt: row.startedAt } : question)),
    opening: readableText(first, opening.values),
  }
}

function questionsOf(set: SnapshotSet, setIndex: number, seed: string) {
  const lets = set.type === 'ACCENT_TRAINING' ? [] : parsedOnce(set.prompt).lets
  const { rows } = variationRows({ lets }, set.numQuestions, `${seed}/${set.setId}`)
  return rows.map((values, questionIndex) => ({
    setIndex,
    questionIndex,
    questionId: set.questionId,
    values: { ...values },
    state: newInstanceState(),
    pointsCenti: set.pointsCenti,
  }))
}
