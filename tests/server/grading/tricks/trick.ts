/** A question, an honest wrong answer to it, and tricks that try to earn more without knowing anything. */
export type TrickedQuestion = { prompt: string; subject?: string; honest: string; tricks: readonly string[] }
