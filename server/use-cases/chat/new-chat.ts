import { defaultPoints, timerMinutes } from '#contract/exercises/exercises.ts'
import type { ExerciseWithSets, NewChat } from '#server/db/chat/chat-start.queries.ts'
import type { SessionSnapshot, SnapshotSet } from '#server/db/schema/sessions.ts'
import { carriedOver } from '#server/grading/turn/carried.ts'
import { newInstanceState, scoreOf, taskStatus } from '#server/grading/turn/credit-of-tries.ts'
import { seededRandom, shuffled } from '#server/grading/keys/random.ts'
import { isSameRow, rowsAgain } from '#server/grading/keys/asked-rows.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { parsedOnce, readableText, seedOfSet, setAt, snapshotRules } from './asked-question.ts'
import { nameOf, nothingCarried, type Carried } from './carried.ts'
import { deadlineOf, earlierOf } from './session-clock.ts'

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

/**
 * What a practice session asks: of each set as many questions as were missed and may be shown, without a clock, each of
 * which may be skipped. Null when none are.
 */
export function practiceSnapshot(
  snapshot: SessionSnapshot,
  asked: readonly { setIndex: number; status: string; isWithheld: boolean }[],
): SessionSnapshot | null {
  const missed = asked.filter(({ status, isWithheld }) => status !== 'done' && status !== 'pending' && !isWithheld)
  const sets = snapshot.sets.flatMap((set, index) => {
    const numQuestions = missed.filter((one) => one.setIndex === index).length
    const { asked: _, ...anew } = set
    return numQuestions > 0 ? [{ ...anew, numQuestions, allowSkipping: true }] : []
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
  /** When its assignment closes, where it has one that does: it ends no later. */
  closesAt?: Date | null
}

/**
 * A session about to begin: sets in the order asked, every question with its values drawn, the clock set. The same seed
 * always asks the same; the questions of one set stay together. It opens with the first question that `carried` did not settle.
 */
export function newChat(from: SessionSnapshot, beginning: Beginning, carried: Carried = nothingCarried): NewChat {
  const { timeFactor, closesAt = null, ...row } = beginning
  const sets = from.config.randomize ? shuffled(from.sets, seededRandom(`${row.seed}/order`)) : from.sets
  const snapshot = { ...from, sets: sets.map((set) => askedAgain(set, row, carried)) }
  const asked = snapshot.sets.flatMap((set, setIndex) => questionsOf(set, setIndex, row)).map((question, position) => ({ ...question, position }))
  const questions = asked.map((question) => beginningWith(snapshot, question, carried))
  const opening = questions.find(({ status }) => status === 'open') ?? questions.at(-1)
  if (!opening) throw new Error('a session needs a question')
  return {
    session: {
      ...row,
      snapshot,
      round: carried.round,
      clockStartedAt: carried.clockStartedAt,
      currentPosition: opening.position,
      deadlineAt: earlierOf(deadlineOf(carried.clockStartedAt ?? row.startedAt, timerMinutes(from.config.timer), timeFactor), closesAt),
      scoreCenti: questions.reduce((total, { scoreCenti }) => total + scoreCenti, 0),
      totalCenti: questions.reduce((total, { pointsCenti }) => total + pointsCenti, 0),
      totalQuestions: questions.length,
    },
    questions: questions.map((question) => (question === opening ? { ...question, startedAt: row.startedAt } : question)),
    opening: { position: opening.position, text: readableText(setAt(snapshot, opening.setIndex), opening.values) },
  }
}

type AskedQuestion = ReturnType<typeof questionsOf>[number]

/** A question as it was left in an earlier session of the round, or new. */
function beginningWith<Asked extends AskedQuestion>(snapshot: SessionSnapshot, question: Asked, { questions }: Carried) {
  const earlier = questions.get(nameOf(question))
  const rules = snapshotRules(snapshot, setAt(snapshot, question.setIndex))
  const state = earlier ? carriedOver(earlier.state, rules, isSameRow(earlier.values, question.values)) : newInstanceState()
  return { ...question, state, status: taskStatus(state), attempts: state.attempts, scoreCenti: scoreOf(state, rules) }
}

/** A set with the rows it asks, where an earlier session of the round showed the solutions of some. */
function askedAgain(set: SnapshotSet, row: Pick<Beginning, 'seed'>, { questions, seen }: Carried): SnapshotSet {
  const known = seen.get(set.questionId) ?? []
  const parsed = parsedOnce(set.prompt)
  if (known.length === 0 || set.type === 'ACCENT_TRAINING' || parsed.lets.length === 0) return set
  const isFresh = Array.from({ length: set.numQuestions }, (_, questionIndex) => {
    const state = questions.get(nameOf({ questionId: set.questionId, questionIndex }))?.state
    return state === undefined || !(state.accepted || state.answerGiven)
  })
  return { ...set, asked: rowsAgain(parsed, { isFresh, seed: seedOfSet(row, set), seen: known }) }
}

function questionsOf(set: SnapshotSet, setIndex: number, row: Pick<Beginning, 'seed'>) {
  const lets = set.type === 'ACCENT_TRAINING' ? [] : parsedOnce(set.prompt).lets
  const rows = set.asked ?? variationRows({ lets }, set.numQuestions, seedOfSet(row, set)).rows
  return rows.map((values, questionIndex) => ({
    setIndex,
    questionIndex,
    questionId: set.questionId,
    values: { ...values },
    pointsCenti: set.pointsCenti,
  }))
}
