import type { ConcernKind } from '#contract/review/concerns.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import { afterAttempt, nextAttemptWorth, reachesLetter, scoreOf, shouldMoveOn, verdictOf } from './credit-of-tries.ts'
import { sentenceIsAskedFor } from '#server/grading/text/judge-ideas.ts'
import { formIsAskedFor } from '#server/grading/keys/other-form.ts'
import { asksForExample } from './example.ts'
import { isSameRow } from '#server/grading/keys/asked-rows.ts'
import { aRepeat, afterFreeNonsense, hintsSaidBySteps, offersTeacher, partnerOf, rememberedAfter, stepIn } from './partner.ts'
import { meaningOf } from './talk/meaning.ts'
import { recapOf } from './recap.ts'
import type { Instance, InstanceState, JudgedAnswer, Judgement, Moment, Partner, Recap, Repair, Rules, Said, WorkedExample } from '#server/grading/types.ts'
import { heard, worryIn, worryingWords } from './worry.ts'
import { languageOf } from './words/language.ts'
import type { Reader } from './words/worry-words.ts'

/** The rules of two requests. */
const anExample = 'asks for an example'
const sentToTeacher = 'sent to the teacher'

/**
 * `isLast`: the time is up, so that no further try is open whatever the rules say, and no hint is of use. `isPractice`: no
 * teacher is asked for what the tutor cannot judge. `seed` draws the tutor's wordings, `example` is shown to whoever asks
 * for one. `asker` is in whose line the answer waits to be judged.
 */
type Asked = {
  instance: Instance
  state: InstanceState
  rules: Rules
  answer: string
  strategySaid: boolean
  isLast?: boolean
  isPractice?: boolean
  seed?: string
  example?: WorkedExample | null
  asker?: string
}

/**
 * One answer from text to reply: judged, counted, worded. `strategySaid` tells whether this session was already told that
 * hints come first; keep it true once `moment.sayStrategy` was. `concern` says that a person should read the answer soon: it
 * is answered kindly instead of being graded. `stands` is what the log keeps as the student's words: the refused answer where it is sent
 * to the teacher. Refuses nothing: ask `nextAttemptWorth` first.
 */
export async function playTurn(
  tutor: Tutor,
  asked: Asked & { reader: Reader },
): Promise<JudgedAnswer & { judgement: Judgement; said: Said; concern: ConcernKind | null; stands: string }> {
  const { instance, state, rules, answer, asker } = asked
  const { earlier, askedFor } = state
  const judged = await tutor.judge.judge(instance, answer, { strictness: rules.strictness, earlier, askedFor, asker })
  const first = asRequest(afterFreeNonsense(judged, state), asked)
  const concern = worryIn(answer, instance)
  const waits = first.outcome === 'talk' && instance.isCheckedByTeacher ? { ...first, outcome: 'pending' as const } : first
  const spokenTo = { reader: asked.reader, isPractice: asked.isPractice ?? false, language: languageOf(instance.studentText) }
  const judgement = concern === null ? first : heard(waits, concern, spokenTo)
  const taken = takeJudgement({ ...asked, judgement })
  const stands = judgement.rule === sentToTeacher ? (partnerOf(state).refused ?? answer) : answer
  return { ...taken, judgement, concern, stands, said: await tutor.speaker.say(taken.moment) }
}

/** Counts one judgement: the try, its points, the next hint, the reveal, and whether Next is offered. Pure. */
export function takeJudgement({ judgement, ...asked }: Asked & { judgement: Judgement }): JudgedAnswer {
  const { instance, state, rules, answer, strategySaid, isLast = false, isPractice = false, seed = '', example = null } = asked
  const shown = judgement.rule === anExample ? example : null
  const quality = judgement.outcome === 'graded' ? Math.min(1, Math.max(0, judgement.quality ?? 0)) : null
  const remembered = rememberedAfter(state, judgement, answer)
  const partner = shown === null ? remembered : withShown(remembered, shown)
  const known = withRepairs(state, judgement)
  const waiting = { ...known, isPending: state.isPending || judgement.outcome === 'pending' }
  const counted = quality === null ? waiting : afterAttempt(known, rules, quality, judgement.normalised)
  const isUnacceptedTry = quality !== null && !counted.accepted
  const reveal = isUnacceptedTry && !state.answerGiven && counted.unaccepted >= rules.triesBeforeAnswer ? recapOf(instance) : null
  const revealed = reveal?.answer ? { ...counted, answerGiven: true } : counted
  const correctionDue = isUnacceptedTry && counted.unaccepted >= rules.triesBeforeCorrection
  const talk = talkIn(judgement, instance, partner, state.answerGiven)
  const wantsHint = (judgement.outcome === 'help' && shown === null) || (correctionDue && !revealed.answerGiven && nextAttemptWorth(revealed, rules) !== null)
  const passed = wantsHint ? hintsSaidBySteps(instance, state.hintsShown, partner) : 0
  const hint = wantsHint && !isLast ? nextHint(instance, state.hintsShown + passed) : null
  const isHintAgain = judgement.outcome === 'help' && shown === null && hint === null && !isLast && !state.answerGiven && state.hintsShown > 0
  const kept = { ...revealed, partner: { ...partner, hintsPassed: partner.hintsPassed + (hint ? passed : 0) } }
  const after = hint ? { ...kept, hintsShown: hint.number } : kept
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
    hint: isHintAgain ? nextHint(instance, state.hintsShown - 1) : hint,
    isHintAgain,
    hintsShown: after.hintsShown - after.partner.hintsPassed,
    hintsTotal: instance.hints.length,
    reveal: reveal && isWorthShowing(reveal, counted, rules) ? reveal : null,
    answerGiven: after.answerGiven,
    isTimeUp: isLast,
    remark: judgement.remark,
    reply: judgement.reply,
    correction: correctionDue ? judgement.correction : null,
    ideas: judgement.ideas && { hit: judgement.ideas.hit, total: judgement.ideas.hit.length + judgement.ideas.missing.length },
    sayStrategy: !strategySaid && !isLast && instance.hints.length > 0 && reveal === null && (judgement.outcome === 'help' || isUnacceptedTry),
    step: stepIn(judgement, state),
    hasSteps: partner.steps.length > 0,
    talk: talk && { ...talk, inARow: partner.talk },
    isRepeat: judgement.rule === aRepeat,
    isWorry: judgement.rule === worryingWords,
    offersTeacher: judgement.outcome === 'unclear' && !isPractice && offersTeacher(after),
    example: shown?.text ?? null,
    lacksExample: judgement.outcome === 'help' && shown === null && asksForExample(answer),
    seed,
    turn: partner.turns,
    studentText: instance.studentText,
    answer,
  }
  const isTry = quality !== null
  return { ...shared, state: after, attempt: isTry ? after.attempts : null, worth: isTry ? nextAttemptWorth(state, rules) : null, moment }
}

/** A request that is more than one for a hint: to see an example, or to have the last refused answer sent to the teacher. */
function asRequest(judgement: Judgement, { state, answer, example = null, isPractice = false }: Asked): Judgement {
  if (judgement.quality === 1) return judgement
  const asked = { normalised: judgement.normalised, quality: null, matchedKey: null, remark: null, reply: null, correction: null, ideas: null }
  if (asksForExample(answer)) return { ...asked, outcome: 'help', rule: example === null ? 'asks for help' : anExample }
  const isSent = !isPractice && offersTeacher(state) && /^\s*send (?:it|this|that) to (?:my|the) teacher[\s.!]*$/i.test(answer)
  return isSent ? { ...asked, outcome: 'pending', rule: sentToTeacher } : judgement
}

/** What is asked for from now on: a form until the next answer, a sentence once and for all. */
function withRepairs({ askedFor = [], ...state }: InstanceState, { outcome, rule }: Judgement): InstanceState {
  const isAsked = (repair: Repair, wanted: string) => (outcome === 'unclear' && rule === wanted ? [repair] : [])
  const kept = askedFor.filter((repair) => repair === 'sentence')
  const repairs = [...new Set([...kept, ...isAsked('form', formIsAskedFor), ...isAsked('sentence', sentenceIsAskedFor)])]
  return repairs.length === 0 ? state : { ...state, askedFor: repairs }
}

function withShown(partner: Partner, { values }: WorkedExample): Partner {
  const shown = partner.shown ?? []
  const isNew = values !== null && !shown.some((row) => isSameRow(row, values))
  return { ...partner, examples: partner.examples + 1, ...(isNew ? { shown: [...shown, values] } : {}) }
}

function nextHint({ hints }: Instance, index: number): Moment['hint'] {
  const text = hints[index]
  return text === undefined ? null : { number: index + 1, total: hints.length, text }
}

/** Talk with what its word means, as far as that may be said. */
function talkIn({ talk }: Judgement, instance: Instance, { talk: inARow }: Partner, answerGiven: boolean) {
  if (!talk) return null
  const line = answerGiven && talk.about !== null ? meaningOf(talk.about, instance.definitions) : null
  const [name] = line?.names ?? []
  const shown = line && name !== undefined ? { name, meaning: line.meaning } : null
  const meaning = answerGiven ? shown : (talk.meaning ?? null)
  return { kind: talk.kind, asksMeaning: talk.about !== null && inARow < 8, meaning, app: talk.app ?? null }
}

/** Without a key the explanation alone is shown, once. */
function isWorthShowing(reveal: Recap, state: InstanceState, rules: Rules): boolean {
  return reveal.answer !== null || (reveal.explain !== null && state.unaccepted === rules.triesBeforeAnswer)
}

function verdictWithoutTry(outcome: Judgement['outcome']): Exclude<Judgement['outcome'], 'graded'> {
  return outcome === 'graded' ? 'unclear' : outcome
}
