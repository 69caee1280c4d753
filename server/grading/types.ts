import type { ChatAgent, ChatMessage, Verdict } from '#contract/chat/chat-sessions.ts'
import type { AppTopic } from '#server/grading/turn/talk/tables/app-questions.ts'
import type { Talk } from '#server/grading/turn/talk/talk-kinds.ts'
import type { KeyPart } from '#contract/sessions/verdicts.ts'
import type { LetterGrade, Strictness } from '#contract/exercises/exercises.ts'

/** Values of one variation by the names of `Let:`, each as it is written into the text (`"7"`, `"0.5"`, `"1/3"`, `"iron"`). Safe to store as JSON. */
export type Values = Readonly<Record<string, string>>

/** One full-credit key line. `text` is what stands after the label. */
export type KeyLine = { label: 'answer' | 'range'; text: string }

/**
 * An answer a teacher marked right afterwards, for instances with the values of `when` (all instances when that is empty). It
 * is compared on its own: what the keys make of any other answer stays, and it is never shown as the answer.
 */
export type AcceptedAnswer = { when: Values; text: string }

/** A key worth less than everything; `quality` is its q (.5 unless the label says another percentage). */
export type HalfCredit = { quality: number; text: string }

/** A known mistake: any of `sayings` gets `reply` and no credit. */
export type KnownMistake = { sayings: readonly string[]; reply: string }

/** One idea of `Must mention:`; any of `synonyms` names it. */
export type Idea = { synonyms: readonly string[] }

/** One line of `Words:`: what a word of the question means, by any of its `names`. */
export type Definition = { names: readonly string[]; meaning: string }

/** One name of `Let:`; `choices` are the written values or ranges of a drawn name, `formula` computes one from the names before it. */
export type LetDefinition = { name: string; choices: readonly string[] } | { name: string; formula: string }

/** Something the author should know about a line; lines count from 1. */
export type FormatProblem = { line: number; message: string }

type Question = {
  /** Everything a student may read. */
  studentText: string
  keys: readonly KeyLine[]
  halfCredits: readonly HalfCredit[]
  mistakes: readonly KnownMistake[]
  ideas: readonly Idea[]
  hints: readonly string[]
  explain: string | null
  /** True steps on the way that cannot be worked out from the prompt. */
  steps: readonly string[]
  definitions: readonly Definition[]
  /** A worked example of a similar task. */
  example: string | null
  form: string | null
  units: string | null
  voice: string | null
  /** `Check: teacher`: never graded here. */
  isCheckedByTeacher: boolean
  /** Left out when there are none. */
  accepted?: readonly AcceptedAnswer[]
}

/** A prompt taken apart; texts still carry `{…}`. */
export type ParsedPrompt = Question & { lets: readonly LetDefinition[]; problems: readonly FormatProblem[] }

/** One asked question with every value filled in, and its subject where that is known. Holds the keys: never send it to a student. */
export type Instance = Question & { values: Values; subject?: string }

/** How one instance is graded. `points` in centi-points; `reduction`, `maxReduction` and `afterAnswer` are percents. */
export type Rules = {
  points: number
  letter: LetterGrade
  strictness: Strictness
  reduction: number
  maxReduction: number
  afterAnswer: number
  triesBeforeCorrection: number
  triesBeforeAnswer: number
  triesBeforeMovingOn: number
  allowSkipping: boolean
}

/** The settings of one question set that grading needs, as the wire names them. */
export type SetSettings = Pick<
  ChatAgent['current_question_set_definition'],
  'allow_skipping' | 'num_attempts_before_suggesting_corrections' | 'num_attempts_before_answers' | 'num_attempts_before_moving_on'
> & { question_definition_id: number }

/** A graded try: `normalised` is the same for the same value in any writing. */
export type EarlierAnswer = { normalised: string; quality: number }

/**
 * What an answer that is right but for its writing is asked for before it counts: another form, until the next answer, or a sentence where it
 * was key words alone, once.
 */
export type Repair = 'form' | 'sentence'

/**
 * Where one instance stands; plain JSON, start with `newInstanceState`. `attempts` counts graded tries, `unaccepted` those
 * before acceptance that were not accepted. `bestCredit` is a share of the points (0 to 1). `isPending` says that the last
 * answer waits for the teacher, `passed` that the student moved on. `deferred` counts the spoken questions put off, from 1.
 * `begun` is what it began with when an earlier session of its assignment had asked it, `isKept` that it was settled there.
 */
export type InstanceState = {
  attempts: number
  unaccepted: number
  bestCredit: number
  bestQuality: number
  accepted: boolean
  acceptedBeforeAnswer: boolean
  answerGiven: boolean
  hintsShown: number
  passed: boolean
  isPending: boolean
  earlier: readonly EarlierAnswer[]
  /** What was asked for, free, before it counts; left out where nothing was. */
  askedFor?: readonly Repair[]
  deferred?: number
  isKept?: boolean
  begun?: Omit<InstanceState, 'begun'>
  partner?: Partner
}

/**
 * What the tutor remembers of a question beside its tries. `turns` counts the replies of the session so far, `talk` the turns of talk
 * in a row, `refusals` the messages in a row that could not be read (`refused` is the last), `nonsense` those without meaning that
 * were free. `steps` are confirmed ones, `hintsPassed` the hints that said the same, `examples` those that were shown, and `shown` the
 * rows of values of these.
 */
export type Partner = {
  turns: number
  talk: number
  steps: readonly string[]
  refusals: number
  refused: string | null
  nonsense: number
  hintsPassed: number
  examples: number
  shown?: readonly Values[]
}

/** A worked example, and the row of values it solves; null where the author wrote it. */
export type WorkedExample = { text: string; values: Values | null }

/** What decides what the next try is worth. */
export type TriesSoFar = Pick<InstanceState, 'attempts' | 'bestCredit' | 'bestQuality' | 'answerGiven' | 'isKept'>

/** What a judge made of an answer. `rule`, `matchedKey`, `normalised`, `ideas.missing` and `parts` are for the teacher only. */
export type Judgement = {
  /** Only `graded` uses a try. */
  outcome: 'graded' | 'unclear' | 'help' | 'pending' | 'step' | 'talk'
  /** 0 to 1 when graded, else null. */
  quality: number | null
  rule: string
  matchedKey: string | null
  normalised: string
  /** A sentence about the writing, safe for the student at any time. */
  remark: string | null
  /** What to say instead of the usual words: a known mistake's reply, a repair, safe for the student. */
  reply: string | null
  /** What is off ("Your sign is the only thing off."), told only once corrections are due. */
  correction: string | null
  /** Ideas found, in the student's own words, and the first synonym of those missing. */
  ideas: { hit: readonly string[]; missing: readonly string[] } | null
  /** What the answer was looked through for, where that is more than one thing: ideas, or the items of a list. Left out of everything else. */
  parts?: readonly KeyPart[]
  /** What talk is about; left out of everything else. */
  talk?: Talk
}

/** What the answer was, for the reply that shows it and for the recap; null without a key, without an explanation. `isIdeas`: what to mention. */
export type Recap = { answer: string | null; isIdeas: boolean; explain: string | null }

/**
 * Everything a speaker may know to word one reply. It has no key: `reveal` is null until the engine shows the answer.
 * Points are plain points (9, 6.5).
 */
export type Moment = {
  outcome: Judgement['outcome']
  /** No teacher is asked for what the tutor cannot judge. */
  isPractice: boolean
  verdict: Verdict
  /** This answer reached the letter. */
  accepted: boolean
  /** An earlier answer already had. */
  wasAccepted: boolean
  /** Number of graded tries so far, this one included. */
  attempt: number
  quality: number | null
  points: number
  earned: number
  /** What the next try can reach, null when none is open. */
  nextWorth: number | null
  shouldMoveOn: boolean
  hint: NonNullable<ChatMessage['hint']> | null
  /** The hint was shown before and is asked for again, none being left. */
  isHintAgain: boolean
  hintsShown: number
  hintsTotal: number
  reveal: Recap | null
  /** The answer was shown, in this reply or before. */
  answerGiven: boolean
  /** Nothing follows: the time is up. */
  isTimeUp: boolean
  remark: string | null
  reply: string | null
  /** Null until corrections are due. */
  correction: string | null
  ideas: { hit: readonly string[]; total: number } | null
  /** A step: said for the first time, again, or one too many. */
  step: 'new' | 'again' | 'enough' | null
  /** Steps led here. */
  hasSteps: boolean
  /** Talk, whether it asks what a word means, with the line of `Words:` or what of the app was asked for, and how many turns of it came in a row. */
  talk: { kind: Talk['kind']; asksMeaning: boolean; meaning: { name: string; meaning: string } | null; app: AppTopic | null; inARow: number } | null
  /** The same answer was there before. */
  isRepeat: boolean
  /** The student is answered kindly, and with nothing else. */
  isWorry: boolean
  /** The student may send what I cannot read to the teacher. */
  offersTeacher: boolean
  /** A worked example that was asked for. */
  example: string | null
  /** An example was asked for and there is none. */
  lacksExample: boolean
  /** The session's seed and the number of replies it has heard: what draws the wordings. */
  seed: string
  turn: number
  /** Tell once per session that hints come first. */
  sayStrategy: boolean
  studentText: string
  answer: string
}

/** The tutor's words. `hint` also ends `content`; `material` is the explanation shown with the answer. */
export type Said = { content: string; hint: NonNullable<ChatMessage['hint']> | null; material: string | null }

/** What the engine made of one judged answer: the state after it and what the log keeps of it (points, not centi-points). */
export type JudgedAnswer = {
  state: InstanceState
  verdict: Verdict
  accepted: boolean
  /** Number of this try, null when it was none. */
  attempt: number | null
  /** The most this try could earn, null when it was none. */
  worth: number | null
  nextWorth: number | null
  earned: number
  shouldMoveOn: boolean
  moment: Moment
}
