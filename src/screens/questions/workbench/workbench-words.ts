import type { TriedAnswer } from '#contract/questions/question-lint.ts'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import type { DraftMode } from '#machines/questions/question-draft/question-draft.fields.ts'
import type { QuestionLook } from '#machines/questions/question-draft/question-draft.setup.ts'
import type { MarkKind } from '#src/ui/session/mark.tsx'

/** What the dialog is called. */
export const dialogTitles: Record<DraftMode, string> = {
  add: 'Add Question Definition',
  edit: 'Edit Question Definition',
  preview: 'Question Definition Preview',
}

/** "3 accepted answers, 2 hints, 8 variations"; null when the prompt holds none of it. */
export function lookSummary({ keys, ideas, hints, variations }: QuestionLook, type: QuestionType): string | null {
  const parts = [
    ...(keys.length > 0 && type === 'FREE_FORM' ? [counted(keys.length, 'accepted answer')] : []),
    ...(ideas > 0 && type === 'FREE_FORM' ? [counted(ideas, 'idea')] : []),
    ...(hints > 0 ? [counted(hints, 'hint')] : []),
    ...(variations > 1 && type === 'FREE_FORM' ? [`${variations >= mostCounted ? `${mostCounted}+` : variations} variations`] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

const mostCounted = 200

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** The mark and the word of a tried answer. */
export function verdictMark({ verdict, quality }: Pick<TriedAnswer, 'verdict' | 'quality'>): { kind: MarkKind; words: string } {
  switch (verdict) {
    case 'right':
      return { kind: 'right', words: 'right' }
    case 'partly':
      return { kind: 'partly', words: quality === null ? 'partly' : `partly, ${Math.round(quality * 100)}%` }
    case 'not_yet':
      return { kind: 'notYet', words: 'not yet' }
    case 'pending':
      return { kind: 'pending', words: 'for you to judge' }
    case 'step':
      return { kind: 'notATry', words: 'a step, free' }
    case 'talk':
      return { kind: 'notATry', words: 'talk, free' }
    case 'help':
    case 'unclear':
      return { kind: 'notATry', words: 'not a try' }
  }
}

/** What the tutor makes of a tried answer: its own words, else what it took it for. */
export function triedWords({ said, verdict, matched_key, answer }: TriedAnswer): string {
  if (said !== null) return said
  if (verdict === 'help') return 'Read as a request for help. Not counted.'
  if (verdict === 'step') return 'A step on the way. Not counted.'
  if (verdict === 'talk') return 'Talk, no answer. Not counted.'
  if (verdict === 'unclear') return 'Cannot be read. Not counted.'
  if (verdict === 'pending') return 'Goes to your review list.'
  if (verdict === 'not_yet') return 'Matches no key.'
  return matched_key === null || matched_key === answer.trim() ? 'Matches your key.' : `Same as ${matched_key}.`
}
