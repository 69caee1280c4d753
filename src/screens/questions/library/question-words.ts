import type { ReplyOf } from '#contract/endpoint.ts'
import type { QuestionType } from '#contract/exercises/exercises.ts'
import { mostAskedUse, type questionUse } from '#contract/questions/question-use.ts'
import type { OwnerFilter, QuestionDefinition } from '#contract/questions/questions.ts'

/** The two kinds of question as people call them. */
export const typeNames: Record<QuestionType, string> = { FREE_FORM: 'Free Form', ACCENT_TRAINING: 'Accent Training' }

/** Whose questions a list shows. */
export const authors: { value: OwnerFilter; label: string }[] = [
  { value: 'user', label: 'Added by Me' },
  { value: 'admin', label: 'Added by Admin' },
  { value: 'shared', label: 'Shared with Me' },
  { value: 'both', label: 'All Authors' },
]

/** What tells questions apart. */
export function idOfQuestion({ id }: QuestionDefinition): number {
  return id
}

/** Said of a question that cannot join the chosen ones: beside its box, and when somebody tries. */
export const mixedTexts = {
  tooltip: 'Cannot mix different question types',
  toast: 'Cannot mix different question types in selection',
} as const

/** A question of one kind, and several. */
export function nounOf(kind: string): { one: string; many: string } {
  const name = kind === 'ACCENT_TRAINING' ? typeNames.ACCENT_TRAINING : typeNames.FREE_FORM
  return { one: `${name} question`, many: `${name} questions` }
}

/** What deleting `count` questions touches, in sentences: exercises by name, open work, what stays; null when it could not be read. */
export function usedWhere(use: ReplyOf<typeof questionUse> | null, count: number): string {
  if (use === null) return 'Could not check where they are used. They will be removed from all exercises.'
  return count > mostAskedUse ? `Of the first ${mostAskedUse}: ${sentencesOf(use, count)}` : sentencesOf(use, count)
}

function sentencesOf(use: ReplyOf<typeof questionUse>, count: number): string {
  const subject = count === 1 ? 'It' : 'They'
  const { exercises, exercise_count, open_assignments, running_sessions } = use
  if (exercise_count === 0) return `No exercise uses ${count === 1 ? 'it' : 'them'}.`
  const named = exercises.slice(0, mostNamed).map(({ title }) => `“${title}”`)
  const rest = exercise_count - named.length
  const where = rest > 0 ? `${named.join(', ')} and ${rest} more` : listed(named)
  const work = open_assignments === 0 ? `No open assignment uses ${exercise_count === 1 ? 'it' : 'them'}.` : `${plural(open_assignments, 'open assignment')} will no longer ask ${count === 1 ? 'it' : 'them'}.`
  const sessions = running_sessions === 0 ? '' : ` ${plural(running_sessions, 'running session')} go${running_sessions === 1 ? 'es' : ''} on unchanged.`
  return `${subject} will be taken out of ${plural(exercise_count, 'exercise')}: ${where}. ${work}${sessions}`
}

const mostNamed = 4

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
