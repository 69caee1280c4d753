import type { QuestionIdea, QuestionIdeaKind } from '#contract/questions/question-ideas.ts'

/** The question as it stands in its dialog. */
export type AskedQuestion = { title: string; prompt: string; subject: string }

/** What is wanted of a question as it stands; `about` is a text, a topic, a theme or a language. */
export type IdeaWish = { wanted: QuestionIdeaKind; about: string; question: AskedQuestion }

/** The kinds of suggestions that are lines to add. */
const added: readonly QuestionIdeaKind[] = ['keys', 'hints', 'steps', 'words']

/**
 * The question with a suggestion taken over: lines are added to it as it stands now, anything else takes its place. Null where that would throw
 * away what was written since it was asked for.
 */
export function takenOver({ wanted, question }: IdeaWish, idea: QuestionIdea, now: Pick<AskedQuestion, 'title' | 'prompt'>): QuestionIdea | null {
  if (now.title === question.title && now.prompt === question.prompt) return idea
  const body = question.prompt.trimEnd()
  if (!added.includes(wanted) || !idea.prompt.startsWith(body)) return null
  return { ...idea, title: now.title, prompt: withLines(now.prompt, idea.prompt.slice(body.length)) }
}

/** A prompt with those of some lines at its end that it does not hold yet. */
function withLines(prompt: string, suggested: string): string {
  const known = new Set(prompt.split('\n').map(plain))
  const fresh = suggested.trim().split('\n').filter((line) => !known.has(plain(line)))
  const gap = suggested.slice(0, suggested.length - suggested.trimStart().length)
  return fresh.length === 0 ? prompt : `${prompt.trimEnd()}${gap}${fresh.join('\n')}`
}

function plain(line: string): string {
  return line.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
