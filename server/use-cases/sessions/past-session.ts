import type { Take } from '#contract/accent/accent-sessions.ts'
import type { PastSession, ScoreChange, TranscriptMessage, TryReasons } from '#contract/sessions/sessions.ts'
import type { JudgementRecord, SnapshotSet } from '#server/db/schema/sessions.ts'
import type { FoundSession, readAskedQuestions, readTranscript } from '#server/db/sessions/sessions.queries.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { reasonFor } from '#server/grading/keys/rule-words.ts'
import { verdictOf } from '#server/grading/turn/credit-of-tries.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { Values } from '#server/grading/types.ts'
import { readableText, setAt } from '#server/use-cases/chat/asked-question.ts'
import { marksOf } from '#server/use-cases/chat/chat-log.ts'
import type { ScoreChanges } from './score-changes.ts'

type Asked = Awaited<ReturnType<typeof readAskedQuestions>>[number]
type Stored = Awaited<ReturnType<typeof readTranscript>>[number]

/**
 * A session as its page shows it, `seconds` long. `forStudent` takes out everything a student may not read: keys, system messages, and
 * while the session runs the questions still ahead. `takes` are its recordings by their ids, `worrying` its messages that worried,
 * `changes` what people made of its scores.
 */
export function pastSession(
  session: FoundSession,
  asked: readonly Asked[],
  transcript: readonly Stored[],
  takes: ReadonlyMap<number, Take>,
  { forStudent, seconds, worrying, changes }: { forStudent: boolean; seconds: number; worrying: ReadonlySet<number>; changes: ScoreChanges },
): PastSession {
  const isRunning = session.status === 'active'
  const reached = isRunning ? asked.filter(({ position, status }) => position <= session.currentPosition || status !== 'open') : asked
  const hasNoTry = (question: Asked) => question.attempts === 0 && !question.state.isPending
  const skipped = isRunning ? asked.filter(({ status }) => status === 'skipped') : asked.filter(hasNoTry)
  return {
    id: session.id,
    exercise_title: session.snapshot.exerciseTitle,
    assignment:
      session.assignmentId === null
        ? null
        : { id: session.assignmentId, title: session.assignmentTitle ?? '', due_date: session.dueDate?.toISOString() ?? null },
    student: { id: session.userId, name: session.studentName },
    kind: session.kind,
    status: session.status,
    is_test: session.isTest,
    is_practice: session.practiceOf !== null,
    late: session.late,
    history: {
      start_time: session.startedAt.toISOString(),
      end_time: session.endedAt?.toISOString() ?? null,
      total_questions: session.totalQuestions,
      score: session.scoreCenti / 100,
    },
    duration: seconds,
    total_possible_score: session.totalCenti / 100,
    num_skipped_questions: skipped.length,
    pending: session.pendingCenti / 100,
    percent: session.percent,
    chat_sessions: (forStudent ? reached : asked).map((question) => {
      const set = setAt(session.snapshot, question.setIndex)
      return {
        question_definition: {
          id: set.questionId,
          question_title: set.title,
          prompt: forStudent ? readableText(set, question.values) : fullPrompt(set, question.values),
          subject: set.subject,
        },
        question_set_index: question.setIndex,
        question_index: question.questionIndex,
        points: question.pointsCenti / 100,
        score: question.scoreCenti / 100,
        attempts: question.attempts,
        ...(question.state.begun?.attempts ? { tries_before: question.state.begun.attempts } : {}),
        hints: question.state.hintsShown,
        answer_given: question.state.answerGiven,
        status: question.status,
        ...(question.isOverridden ? { overridden: true as const } : {}),
        ...(question.isOverridden && question.reason !== null ? { override_reason: question.reason } : {}),
        ...changeIn(changes.byPosition, question.position),
        ...(forStudent ? {} : { mark_version: question.markVersion }),
        chat_full_context: transcript
          .filter((message) => message.position === question.position && !(forStudent && message.role === 'system'))
          .map((message): TranscriptMessage => ({
            id: message.id,
            role: message.role,
            ...marksOf(message),
            ...soundOf(message, takes),
            ...changeIn(changes.byMessage, message.id),
            ...(forStudent ? {} : reasonsOf(message)),
            ...(worrying.has(message.id) && !forStudent ? { worrying: true as const } : {}),
            ...(message.modelMark !== null && !forStudent ? { model_mark: message.modelMark } : {}),
            ...(message.worded !== null && !forStudent ? { worded: message.worded } : {}),
          })),
      }
    }),
  }
}

function changeIn(changes: ReadonlyMap<number, ScoreChange>, key: number): { changed?: ScoreChange } {
  const changed = changes.get(key)
  return changed ? { changed } : {}
}

/** Why a try was judged as it was; nothing where a person has had the last word since. */
function reasonsOf({ content, judgement, verdict }: Stored): { reasons?: TryReasons } {
  if (judgement === null || judgement.quality === null || verdictOf(judgement.quality) !== verdict) return {}
  const { quality } = judgement
  return { reasons: { why: reasonFor({ ...judgement, outcome: 'graded', quality }, content), quality, parts: partsOf(judgement) } }
}

function partsOf({ parts, ideasHit = [], ideasMissing = [] }: JudgementRecord): TryReasons['parts'] {
  return parts ?? [...ideasHit.map((text) => ({ text, is_met: true })), ...ideasMissing.map((text) => ({ text, is_met: false }))]
}

function soundOf({ recordingId }: Stored, takes: ReadonlyMap<number, Take>): Pick<TranscriptMessage, 'recording_url' | 'feedback'> {
  const take = recordingId === null ? undefined : takes.get(recordingId)
  return take ? { recording_url: take.recording_url, feedback: take.feedback } : {}
}

/** The whole prompt with its keys, the values of this instance filled in. */
export function fullPrompt(set: Pick<SnapshotSet, 'prompt'>, values: Values): string {
  return fillIn({ ...parsePrompt(set.prompt), studentText: set.prompt }, values).studentText
}
