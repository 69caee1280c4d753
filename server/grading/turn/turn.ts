import type { ConcernKind } from '#contract/review/concerns.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import { afterAttempt, nextAttemptWorth, reachesLetter, scoreOf, shouldMoveOn, verdictOf } from './engine.ts'
import { sentenceIsAskedFor } from '#server/grading/text/judge-ideas.ts'
import { formIsAskedFor } from '#server/grading/keys/other-form.ts'
import { recapOf } from './recap.ts'
import type { Instance, InstanceState, JudgedAnswer, Judgement, Moment, Recap, Rules, Said } from '#server/grading/types.ts'
import { heard, isWhatWasAsked, type Reader, worryIn } from './worry.ts'

/**
 * `isLast`: the time is up, so that no further try is open whatever the rules say, and no hint is of use. `isPractice`: no
 * teacher is asked for what the tutor cannot judge.
 */
type Asked = { instance: Instance; state: InstanceState; rules: Rules; answer: string; strategySaid: boolean; isLast?: boolean; isPractice?: boolean }

/**
 * One answer from text to reply: judged, counted, worded. `strategySaid` tells whether this session was already told that
 * hints come first; keep it true once `moment.sayStrategy` was. `concern` says that a person should read the answer soon: it
 * is answered kindly instead of being graded. Refuses nothing: ask `nextAttemptWorth` first.
 */
export async function playTurn(
  tutor: Tutor,
  asked: Asked & { reader: Reader },
): Promise<JudgedAnswer & { judgement: Judgement; said: Said; concern: ConcernKind | null }> {
  const { instance, state, rules, answer } = asked
  const { earlier, formWasAsked = false, sentenceWasAsked = false } = state
  const first = await tutor.judge.judge(instance, answer, { strictness: rules.strictness, earlier, formWasAsked, sentenceWasAsked })
  const concern = isWhatWasAsked(first) ? null : worryIn(answer, instance.studentText)
  const judgement = concern === null ? first : heard(first, concern, { reader: asked.reader, isPractice: asked.isPractice ?? false })
  const judged = takeJudgement({ ...asked, judgement })
  return { ...judged, judgement, concern, said: await tutor.speaker.say(judged.moment) }
}

/** Counts one judgement: the try, its points, the next hint, the reveal, and whether Next is offered. Pure. */
export function takeJudgement({ judgement, ...asked }: Asked & { judgement: Judgement }): JudgedAnswer {
  const { instance, state, rules, answer, strategySaid, isLast = false, isPractice = false } = asked
  const quality = judgement.outcome === 'graded' ? Math.min(1, Math.max(0, judgement.quality ?? 0)) : null
  const { formWasAsked: _, ...before } = state
  const asksForSentence = judgement.outcome === 'unclear' && judgement.rule === sentenceIsAskedFor
  const known = asksForSentence ? { ...before, sentenceWasAsked: true as const } : before
  const asksForForm = judgement.outcome === 'unclear' && judgement.rule === formIsAskedFor
  const waiting = { ...known, ...(asksForForm ? { formWasAsked: true as const } : {}), isPending: state.isPending || judgement.outcome === 'pending' }
  const counted = quality === null ? waiting : afterAttempt(known, rules, quality, judgement.normalised)
  const isUnacceptedTry = quality !== null && !counted.accepted
  const reveal = isUnacceptedTry && !state.answerGiven && counted.unaccepted >= rules.triesBeforeAnswer ? recapOf(instance) : null
  const revealed = reveal?.answer ? { ...counted, answerGiven: true } : counted
  const correctionDue = isUnacceptedTry && counted.unaccepted >= rules.triesBeforeCorrection
  const wantsHint = judgement.outcome === 'help' || (correctionDue && !revealed.answerGiven && nextAttemptWorth(revealed, rules) !== null)
  const hint = wantsHint && !isLast ? nextHint(instance, state) : null
  const after = hint ? { ...revealed, hintsShown: hint.number } : revealed
  const accepted = quality !== null && reachesLetter(quality, rules.letter)
  const shared = {
    verdict: quality === null ? verdictWithoutTry(judgement.outcome) : verdictOf(quality),
    accepted,
    nextWorth: isLast ? null : nextAttemptWorth(after, rules),
    earned: scoreOf(after, rules) / 100,
    shouldMoveOn: shouldMoveOn(after, rules),
  }
  const moment: Moment = {
    ...shared,
    outcome: judgement.outcome,
    isPractice,
    wasAccepted: state.accepted,
    attempt: after.attempts,
    quality,
    points: rules.points / 100,
    hint,
    hintsShown: after.hintsShown,
    hintsTotal: instance.hints.length,
    reveal: reveal && isWorthShowing(reveal, counted, rules) ? reveal : null,
    answerGiven: after.answerGiven,
    remark: judgement.remark,
    reply: judgement.reply,
    correction: correctionDue ? judgement.correction : null,
    ideas: judgement.ideas && { hit: judgement.ideas.hit, total: judgement.ideas.hit.length + judgement.ideas.missing.length },
    sayStrategy: !strategySaid && !isLast && instance.hints.length > 0 && reveal === null && (judgement.outcome === 'help' || isUnacceptedTry),
    studentText: instance.studentText,
    answer,
  }
  const isTry = quality !== null
  return { ...shared, state: after, attempt: isTry ? after.attempts : null, worth: isTry ? nextAttemptWorth(state, rules) : null, moment }
}

function nextHint(instance: Instance, state: InstanceState): Moment['hint'] {
  const text = instance.hints[state.hintsShown]
  return text === undefined ? null : { number: state.hintsShown + 1, total: instance.hints.length, text }
}

/** Without a key the explanation alone is shown, once. */
function isWorthShowing(reveal: Recap, state: InstanceState, rules: Rules): boolean {
  return reveal.answer !== null || (reveal.explain !== null && state.unaccepted === rules.triesBeforeAnswer)
}

function verdictWithoutTry(outcome: Judgement['outcome']): 'unclear' | 'help' | 'pending' {
  return outcome === 'graded' ? 'unclear' : outcome
}
