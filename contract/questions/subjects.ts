/** The subjects with a colour of their own; any other name is `other`. */
export type SubjectKind = 'english' | 'math' | 'history' | 'science' | 'other'

/** The specification's badge colours. */
export const subjectColours = {
  english: 'red',
  math: 'blue',
  history: 'yellow',
  science: 'green',
  other: 'orange',
} as const satisfies Record<SubjectKind, string>

const keywords = [
  ['Math', /\b(?:equation|formula|calculate|number|algebra|geometry|solve)/i],
  ['History', /\b(?:century|centuries|war|wars|leader|civili[sz]ation|ancient|revolution)/i],
  ['Science', /\b(?:biology|chemistry|physics|experiment|molecule|atom|element)/i],
] as const

/** The subject a title speaks of, by keyword; English when none does. */
export function subjectOf(title: string): string {
  return keywords.find(([, pattern]) => pattern.test(title))?.[0] ?? 'English'
}

/** The subject most of these questions have, counting each as often as it is asked; the first one wins a tie. Guessed from `title` without any. */
export function mainSubject(questions: readonly { subject: string; count: number }[], title: string): string {
  const counts = new Map<string, number>()
  for (const { subject, count } of questions) if (subject.trim() !== '') counts.set(subject, (counts.get(subject) ?? 0) + count)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? subjectOf(title)
}
