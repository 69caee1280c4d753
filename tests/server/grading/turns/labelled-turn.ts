const kinds = ['try', 'step', 'correction', 'question', 'plea', 'talk', 'worry', 'nonsense'] as const

/** One message as a person labelled it. `costs`: it is an answer, right or wrong. */
export type LabelledTurn = {
  author: string
  prompt: string
  text: string
  kind: (typeof kinds)[number]
  costs: boolean
}

/** Messages to one question, by what they are, one a line. */
export function turnsBy(author: string, prompt: string, said: Partial<Record<LabelledTurn['kind'], string>>): LabelledTurn[] {
  return kinds.flatMap((kind) =>
    (said[kind] ?? '')
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ author, prompt, text, kind, costs: kind === 'try' || kind === 'correction' })),
  )
}
