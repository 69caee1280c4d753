import { plainPrompt, squeezed } from '#server/grading/text/cleaning.ts'
import type { Instance, InstanceState, Judgement, Partner } from '#server/grading/types.ts'
import { worryingWords } from './worry.ts'
import { noAnswerInThat, noMeaning, tooCostly } from './understand.ts'

/** The rule of an answer that was there before. */
export const aRepeat = 'a repeat'

/** How many messages without meaning are free at a question. */
const freeNonsense = 2

/** How many steps are confirmed at a question. */
const mostSteps = 6

/** After so many refusals in a row the student may send it to the teacher. */
const refusalsBeforeTeacher = 3

/** What the tutor remembers of a question; nothing of one that was asked before it remembered. */
export function partnerOf({ partner }: InstanceState): Partner {
  return partner ?? { turns: 0, talk: 0, steps: [], refusals: 0, refused: null, nonsense: 0, hintsPassed: 0, examples: 0 }
}

/** A question about to be asked, after the replies that were heard at the one before: what is said goes on without repeats. */
export function heardSoFar(before: InstanceState, opened: InstanceState): InstanceState {
  return { ...opened, partner: { ...partnerOf(opened), turns: Math.max(partnerOf(before).turns, partnerOf(opened).turns) } }
}

/** A message without meaning is a try once two of them were free; the same one again is a repeat. */
export function afterFreeNonsense(judgement: Judgement, state: InstanceState): Judgement {
  if (!isNonsenseRule(judgement) || partnerOf(state).nonsense < freeNonsense) return judgement
  const isRepeat = state.earlier.some(({ normalised }) => normalised === judgement.normalised)
  return isRepeat ? { ...judgement, rule: aRepeat } : { ...judgement, outcome: 'graded', quality: 0, reply: noAnswerInThat }
}

/** What the tutor remembers after one more message. */
export function rememberedAfter(state: InstanceState, judgement: Judgement, answer: string): Partner {
  const before = partnerOf(state)
  const { outcome, rule, normalised } = judgement
  const isRefusal = outcome === 'unclear' && rule !== aRepeat && rule !== worryingWords
  const isAnswer = outcome === 'graded' || outcome === 'pending'
  const isNewStep = outcome === 'step' && !before.steps.includes(normalised)
  return {
    ...before,
    turns: before.turns + 1,
    talk: outcome === 'talk' ? before.talk + 1 : isAnswer ? 0 : before.talk,
    steps: isNewStep ? [...before.steps, normalised].slice(0, mostSteps + 1) : before.steps,
    refusals: isRefusal ? before.refusals + 1 : isAnswer ? 0 : before.refusals,
    refused: isRefusal ? answer : isAnswer ? null : before.refused,
    nonsense: isRefusal && isNonsenseRule(judgement) ? before.nonsense + 1 : before.nonsense,
  }
}

/** Whether the last refused message may be sent to the teacher. */
export function offersTeacher(state: InstanceState): boolean {
  const { refusals, refused } = partnerOf(state)
  return refusals >= refusalsBeforeTeacher && refused !== null
}

/** How a step is taken: confirmed once, at most six a question. */
export function stepIn({ outcome, normalised }: Judgement, state: InstanceState): 'new' | 'again' | 'enough' | null {
  const { steps } = partnerOf(state)
  if (outcome !== 'step') return null
  if (steps.length >= mostSteps) return 'enough'
  return steps.includes(normalised) ? 'again' : 'new'
}

/** How many of the next hints only say what confirmed steps said, and are passed over. */
export function hintsSaidBySteps({ hints }: Instance, shown: number, { steps }: Partner): number {
  const said = steps.map((step) => squeezed(step.replace(/^step /, ''))).filter((step) => step.length > 2)
  const next = hints.slice(shown).findIndex((hint) => {
    const text = squeezed(plainPrompt(hint))
    return !said.some((step) => /[=<>]/.test(step) && text.includes(step))
  })
  return next < 0 ? hints.length - shown : next
}

function isNonsenseRule({ outcome, rule }: Judgement): boolean {
  return outcome === 'unclear' && (rule === noMeaning || rule === tooCostly)
}
