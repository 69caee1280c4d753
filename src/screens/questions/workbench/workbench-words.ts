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

/** "3 accepted answers, 2 hints, 1 step, 8 variations"; null when the prompt holds none of it. */
export function lookSummary({ keys, ideas, hints, steps, words, has_example, variations }: QuestionLook, type: QuestionType): string | null {
  const parts = [
    ...(keys.length > 0 && type === 'FREE_FORM' ? [counted(keys.length, 'accepted answer')] : []),
    ...(ideas > 0 && type === 'FREE_FORM' ? [counted(ideas, 'idea')] : []),
    ...(hints > 0 ? [counted(hints, 'hint')] : []),
    ...(steps > 0 && type === 'FREE_FORM' ? [counted(steps, 'step')] : []),
    ...(words > 0 && type === 'FREE_FORM' ? [`${counted(words, 'word')} explained`] : []),
    ...(has_example && type === 'FREE_FORM' ? ['an example'] : []),
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
      return { kind: 'notATry', words: 'free' }
  }
}

/** What the tutor says to a tried answer, where it says something of its own. */
export function triedWords({ said, verdict }: TriedAnswer): string | null {
  return said ?? (verdict === 'pending' ? 'Goes to your review list.' : null)
}
