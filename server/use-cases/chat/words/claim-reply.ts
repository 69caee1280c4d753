import { claimWords, countWordsOf, type WordedReply } from '#server/db/chat/words.queries.ts'
import { claimModelCall, releaseModelCall } from '#server/db/operations/model-calls.queries.ts'
import type { Deps } from '#server/deps.ts'
import { dayBegan } from '#server/ports/clock.ts'

/** One student's share of the model: so many replies in so long. */
const studentRate = { most: 30, ms: 600_000 }
/** And so many in a day (UTC): a fifth of what a teacher's day holds unless the operator says otherwise, so that one student can't use it up. */
const studentDay = 60

/**
 * A reply's words, taken to be asked for: `left` is how many more their student has in the next minutes. Or why nobody asks: somebody did already,
 * the day's budget of school or teacher is used up, the student asks too often, or had their share of the day.
 */
export type ClaimedReply = { kind: 'call'; id: number; left: number } | { kind: 'asked' | 'spent' | 'often' | 'share' }

/** Takes the words of a reply and counts them towards every budget before they are asked for, so that no two are asked for beyond one. */
export function claimReply(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { messageId, userId }: Pick<WordedReply, 'messageId' | 'userId'>,
  { teacherId, model, at }: { teacherId: number; model: string; at: Date },
): Promise<ClaimedReply> {
  const { tutorTeacherLimit: teacherLimit, tutorDailyLimit: schoolLimit } = settings
  return db.transaction(async (tx) => {
    const call = await claimModelCall(tx, { kind: 'words', teacherId, at, since: dayBegan(at), teacherLimit, schoolLimit })
    const isFirst = await claimWords(tx, messageId, { model, at })
    const ofDay = studentDay - (await countWordsOf(tx, userId, dayBegan(at)))
    const left = Math.min(ofDay, studentRate.most - (await countWordsOf(tx, userId, new Date(at.getTime() - studentRate.ms))))
    if (isFirst && call !== null && left >= 0) return { kind: 'call', id: call.id, left }
    if (call !== null) await releaseModelCall(tx, call.id)
    if (!isFirst) return { kind: 'asked' }
    if (ofDay < 0) return { kind: 'share' }
    return { kind: call === null ? 'spent' : 'often' }
  })
}
