const negators = new Set(
  (
    'not no never without cannot nor neither hardly none dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt ' +
    'wouldnt hasnt havent hadnt'
  ).split(' '),
)

const longestLookBack = 200

/**
 * Whether the word that follows `before` is negated: a negator among the three words before it, in the same sentence and
 * after the last comma or "but". "not only" does not negate.
 */
export function isNegated(before: string): boolean {
  const clause = before.slice(-longestLookBack).toLowerCase().split(/[.!?;:\n,]|\bbut\b/).at(-1) ?? ''
  const words = (clause.replaceAll(/\bnot only\b/g, ' ').match(/[\p{L}\d']+/gu) ?? []).slice(-3)
  return words.some((word) => negators.has(word.replaceAll("'", '')) || word.endsWith("n't"))
}
