import type { Strictness } from '#contract/exercises.ts'
import type { Judge } from '#server/ports/tutor.ts'
import { cleaned } from './cleaning.ts'
import { readHelp } from './help.ts'
import { identicalKey, matchesSaying, questionOf, readAnswer, weigh } from './ladder.ts'
import type { Weighed } from './ladder.ts'
import type { EarlierAnswer, Instance, Judgement, KnownMistake } from './types.ts'

/** The built-in judge: deterministic, explains each verdict by its rule. */
export const builtInJudge: Judge = { judge: (question, answer, context) => Promise.resolve(judgeBuiltIn(question, answer, context)) }

/**
 * Judges one answer by the question's keys; the same answer always gets the same judgement. Order: identical to a key, a
 * known mistake, a request for help (its guess is judged), then every key, the best of which counts. A repeat costs nothing.
 */
export function judgeBuiltIn(
  instance: Instance,
  answer: string,
  { strictness, earlier }: { strictness: Strictness; earlier: readonly EarlierAnswer[] },
): Judgement {
  const judgement = judgeOnce(instance, answer, strictness)
  const isRepeat = earlier.some(({ normalised, quality }) => normalised === judgement.normalised && quality >= (judgement.quality ?? 0))
  return judgement.outcome === 'graded' && isRepeat ? free('unclear', 'a repeat', judgement.normalised, 'You tried that already.') : judgement
}

function judgeOnce(instance: Instance, answer: string, strictness: Strictness): Judgement {
  const question = questionOf(instance, strictness)
  const whole = readAnswer(answer, question)
  if (cleaned(answer) === '') return free('unclear', 'blank', '', 'Type an answer first.')
  if (!instance.isCheckedByTeacher) {
    const identical = identicalKey(question, whole)
    if (identical) return graded(1, 'equal to a key', whole.normalised, { matchedKey: identical.key.text, remark: identical.remark })
    const known = mistakeIn(instance, whole.text, strictness)
    if (known) return asMistake(known, weigh(question, whole, 'half'), whole.normalised)
  }
  const help = readHelp(answer)
  const asks = help.kind === 'begging' ? 'begs for the answer' : 'asks for help'
  if (help.kind !== 'none' && help.guess === '') return free('help', asks, whole.normalised, null)
  if (instance.isCheckedByTeacher) return free('pending', 'the teacher checks it', whole.normalised, null)
  const guess = help.kind === 'none' ? whole : readAnswer(help.guess, question)
  const result = judgeGuess(instance, guess.text)
  if (help.kind !== 'help') return result
  const full = judgeGuess(instance, whole.text)
  return (full.quality ?? 0) > (result.quality ?? 0) ? full : result

  function judgeGuess(asked: Instance, text: string): Judgement {
    const read = readAnswer(text, question)
    const weighed = weigh(question, read, 'all')
    if (weighed.type === 'graded' && weighed.isExact) return fromWeighed(weighed, read.normalised)
    const mistake = mistakeIn(asked, text, strictness)
    return mistake ? asMistake(mistake, weighed, read.normalised) : fromWeighed(weighed, read.normalised)
  }
}

function mistakeIn(instance: Instance, text: string, strictness: Strictness): KnownMistake | null {
  return instance.mistakes.find(({ sayings }) => sayings.some((saying) => matchesSaying(saying, text, instance, strictness))) ?? null
}

/** A known mistake earns nothing unless the same text is worth half credit. */
function asMistake(mistake: KnownMistake, weighed: Weighed, normalised: string): Judgement {
  const half = weighed.type === 'graded' && weighed.source === 'half' ? weighed : null
  const saying = mistake.sayings.join(' or ')
  return graded(half?.quality ?? 0, 'a known mistake', normalised, { matchedKey: half?.matchedKey ?? `If they say ${saying}`, reply: mistake.reply })
}

function fromWeighed(weighed: Weighed, normalised: string): Judgement {
  switch (weighed.type) {
    case 'graded':
      return graded(weighed.quality, weighed.rule, normalised, weighed)
    case 'unclear':
      return free('unclear', weighed.rule, normalised, weighed.reply)
    case 'undecided':
      return free('pending', weighed.rule, normalised, null)
  }
}

type Extras = Partial<Pick<Judgement, 'matchedKey' | 'remark' | 'reply' | 'correction' | 'ideas'>>

function graded(quality: number, rule: string, normalised: string, extras: Extras): Judgement {
  const { matchedKey = null, remark = null, reply = null, correction = null, ideas = null } = extras
  return { outcome: 'graded', quality, rule, normalised, matchedKey, remark, reply, correction, ideas }
}

function free(outcome: 'unclear' | 'help' | 'pending', rule: string, normalised: string, reply: string | null): Judgement {
  return { outcome, quality: null, rule, normalised, matchedKey: null, remark: null, reply, correction: null, ideas: null }
}
