/** What one call of a language model took, in tokens; null where its server does not say. */
export type TokensUsed = { input: number | null; output: number | null }

/** Is told what each call took, also when nothing came of it. */
export type OnUse = (used: TokensUsed) => void
