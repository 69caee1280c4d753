import type { OnUse } from './model-use.ts'

/** What a teacher wants of a question: lines for the tutor, the question in other words or another language, or a whole new one. */
export type IdeaKind = 'keys' | 'hints' | 'steps' | 'words' | 'simplify' | 'translate' | 'theme' | 'question'

/** What a language model is told so that it can suggest something for a question. Nothing in it names anybody. */
export type IdeaAsked = { wanted: IdeaKind; title: string; prompt: string; subject: string; about: string }

/** What it says, unlooked at: lines to add, or a title and a whole prompt. */
export type IdeaSaid = { lines: readonly string[]; title: string; prompt: string }

/** One question of a class with the wrong answers it met, each with how many students gave it. Nothing in it names anybody. */
export type MistakesAsked = { question: string; asked: number; missed: number; answers: readonly { text: string; students: number }[] }

/** What a language model makes of a question's wrong answers: what students take for true, and what may help. */
export type MistakesSaid = { misconception: string; advice: string }

/**
 * Asks a language model for something a teacher may take over or not; it changes nothing. Gives null where it said nothing that has the wanted
 * shape, and rejects with `ModelAway` when it cannot be asked now, or `leaving` ends the wait.
 */
export type Author = {
  model: string
  suggest(asked: IdeaAsked, leaving: AbortSignal, onUse: OnUse): Promise<IdeaSaid | null>
  explain(asked: MistakesAsked, leaving: AbortSignal, onUse: OnUse): Promise<MistakesSaid | null>
}
