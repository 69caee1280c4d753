import { hintTitles } from '#contract/chat/chat-sessions.ts'
import { ended } from '#server/grading/text/ended.ts'
import type { Speaker } from '#server/ports/tutor.ts'
import type { Moment, Said } from '#server/grading/types.ts'
import type { TalkKind } from './talk/talk-kinds.ts'
import { appAnswers } from './words/app-answers.ts'
import { languageOf } from './words/language.ts'
import type { MomentName } from './words/moments.ts'
import { momentOf } from './words/repairs.ts'
import { worded } from './words/wording.ts'
import { worryWords } from './words/worry-words.ts'

/** The built-in tutor's words: short sentences from its wordings, the same for the same moment of the same session. */
export const builtInSpeaker: Speaker = { say: (moment) => Promise.resolve(sayBuiltIn(moment)) }

/** From this many turns of talk in a row on the tutor answers in one short sentence. */
const muchTalk = 8

/**
 * What the built-in tutor says at a moment: what is right, the one thing to look at, and a question; never the numbers that stand
 * beside. A hint stands in its own last paragraph as `Hint 1 of 2: …`, in Spanish as `Pista 1 de 2: …`.
 */
export function sayBuiltIn(moment: Moment): Said {
  const { hint } = moment
  const words = sentences(moment, sayerOf(moment))
    .filter((sentence) => sentence !== null && sentence !== '')
    .join(' ')
  const example = moment.example === null ? [] : [moment.example]
  const hinted = hint ? [`${hintTitles[languageOf(moment.studentText)](hint)}: ${hint.text}`] : []
  return { content: [words, ...example, ...hinted].join('\n\n'), hint, material: moment.reveal?.explain ?? null }
}

type Sentence = string | null
type Say = (name: MomentName) => string

function sayerOf({ studentText, seed, turn }: Moment): Say {
  const language = languageOf(studentText)
  return (name) => worded(name, { language, seed, turn })
}

function sentences(moment: Moment, say: Say): Sentence[] {
  if (moment.example !== null) return [say('example')]
  switch (moment.outcome) {
    case 'unclear':
      return unclearSentences(moment, say)
    case 'pending':
      if (moment.isWorry) return [moment.reply, moment.isTimeUp ? null : worryWords[languageOf(moment.studentText)].goOn]
      return [moment.reply ?? say('pending'), say(moment.isPractice ? 'nobodyWill' : 'teacherWill')]
    case 'help':
      return helpSentences(moment, say)
    case 'step':
      return [moment.reply ?? (moment.step === 'enough' ? say('stepsEnough') : say(moment.step === 'again' ? 'stepAgain' : 'step'))]
    case 'talk':
      return talkSentences(moment, say)
    case 'graded':
      if (moment.quality === 1) return [say(praiseOf(moment)), moment.reply, moment.remark]
      return moment.accepted || moment.wasAccepted ? improvingSentences(moment, say) : notYetSentences(moment, say)
  }
}

function unclearSentences(moment: Moment, say: Say): Sentence[] {
  if (moment.isWorry) return [moment.reply, worryWords[languageOf(moment.studentText)].notCounted]
  const said = moment.isRepeat ? say('repeat') : moment.reply === null ? say('unreadable') : inWordings(moment.reply, say)
  return [said, say(moment.offersTeacher ? 'askTeacher' : 'free')]
}

/** A sentence of the judge, in one of its wordings where it has some. */
function inWordings(sentence: string, say: Say): string {
  const name = momentOf(sentence)
  return name === null ? sentence : say(name)
}

/** What was done, where it is known. */
function praiseOf({ answerGiven, ideas, hasSteps, hintsShown, attempt }: Moment): MomentName {
  if (answerGiven) return 'rightAfterShown'
  if (ideas && ideas.total > 1) return ideas.hit.length === ideas.total ? 'allIdeas' : 'enough'
  if (hasSteps) return 'rightAfterSteps'
  if (hintsShown > 0) return 'rightAfterHint'
  return attempt > 1 ? 'rightLater' : 'rightAtOnce'
}

function improvingSentences(moment: Moment, say: Say): Sentence[] {
  const isEnough = moment.accepted && !moment.wasAccepted
  const there = partSentence(moment, say)
  return [there ?? (isEnough ? null : say('nothingNew')), moment.reply, moment.remark, isEnough ? say('enough') : null]
}

function notYetSentences(moment: Moment, say: Say): Sentence[] {
  const isLast = moment.nextWorth === null && moment.reveal === null
  const judged = moment.reply ?? moment.correction
  const specific = judged === null || isSaidBy(moment.hint, judged) ? null : inWordings(judged, say)
  const opening = partSentence(moment, say) ?? (specific !== null || isLast ? null : say('notYet'))
  const nothingElse = specific === null && moment.hint === null && moment.reveal === null && !isLast
  return [
    opening,
    specific,
    moment.remark,
    moment.sayStrategy ? strategyOf(moment) : null,
    nothingElse ? askOn(moment, say) : null,
    moment.reveal ? revealSentence(moment, say) : isLast ? say(moment.isTimeUp ? 'timeUp' : 'lastTry') : null,
  ]
}

function helpSentences(moment: Moment, say: Say): Sentence[] {
  if (moment.lacksExample) return [say('noExample'), moment.hint ? null : askOn(moment, say)]
  if (moment.hint) return [moment.sayStrategy ? strategyOf(moment) : say(moment.isHintAgain ? 'hintAgain' : 'hint')]
  return [moment.hintsTotal > 0 ? say('noMoreHints') : null, askOn(moment, say)]
}

const kindWords: Readonly<Record<Exclude<TalkKind, 'app'>, MomentName>> = {
  question: 'question',
  subject: 'subject',
  greeting: 'greeting',
  thanks: 'thanks',
  goodbye: 'goodbye',
  need: 'need',
  mood: 'mood',
  fear: 'fear',
  boredom: 'boredom',
  news: 'news',
  loss: 'loss',
  remark: 'remark',
  tutor: 'tutor',
  apology: 'apology',
  reaction: 'reaction',
}

function talkSentences(moment: Moment, say: Say): Sentence[] {
  const { talk } = moment
  if (talk === null) return [say('back')]
  if (talk.kind === 'loss') return [say('loss')]
  if (talk.kind === 'subject' && moment.answerGiven) return [say('shownAbove')]
  if (talk.kind === 'app') return [talk.app ? appAnswers[languageOf(moment.studentText)][talk.app] : null, say('back')]
  if (talk.meaning !== null) return [meaningSentence(talk.meaning), say('back')]
  if (talk.inARow >= muchTalk) return [say('shortTalk')]
  if (talk.kind === 'goodbye' || talk.kind === 'need') return [say(kindWords[talk.kind])]
  const hasMoreHints = !moment.answerGiven && moment.hintsShown < moment.hintsTotal
  return [say(kindWords[talk.kind]), talk.asksMeaning && hasMoreHints ? say('askForHint') : talk.kind === 'subject' ? null : say('back')]
}

function meaningSentence({ name, meaning }: { name: string; meaning: string }): string {
  const first = name.length > 1 ? name.charAt(0).toUpperCase() : name.charAt(0)
  return `${first}${name.slice(1)}: ${ended(meaning)}`
}

/** The strategy is told once a session: it leads to the hint that stands below it, or says that there are some. */
function strategyOf({ studentText, hint }: Moment): string {
  const isSpanish = languageOf(studentText) === 'spanish'
  if (hint === null) return isSpanish ? 'Primero doy pistas.' : 'I give hints first.'
  return isSpanish ? 'Esta pista viene antes de la respuesta.' : 'Here is a hint before the answer.'
}

/** Whether a sentence and the hint below it say the same: then the hint says it. */
function isSaidBy(hint: Moment['hint'], sentence: string | null): boolean {
  return hint !== null && sentence !== null && lettersOf(hint.text) === lettersOf(sentence)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function askOn(moment: Moment, say: Say): string {
  if (moment.answerGiven) return say('shownAbove')
  if (moment.ideas === null) return say('pump')
  return say(moment.ideas.hit.length > 0 ? 'ideaMissing' : 'pumpIdeas')
}

function revealSentence({ reveal, nextWorth, isTimeUp }: Moment, say: Say): string {
  if (!reveal?.answer) return say('explained')
  const shown = `${say('shown')} ${ended(reveal.answer)}`
  if (isTimeUp) return shown
  return nextWorth === null ? `${shown} ${say('goOn')}` : `${shown} ${say(reveal.isIdeas ? 'ownWords' : 'typeIt')}`
}

/** Names what is there, in the student's own words; null when nothing is. */
function partSentence({ quality, ideas }: Moment, say: Say): string | null {
  if (ideas && ideas.total > 1 && ideas.hit.length > 0) return `${say('ideasThere')} ${ended(ideas.hit.join(', '))}`
  return quality === null || quality === 0 ? null : say('partly')
}
