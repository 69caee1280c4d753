/** What an examiner says of one answer; a number strictly between 0 and 1 is a part of the credit. */
export type ExpectedVerdict = 'right' | 'not yet' | 'unclear' | 'help' | 'step' | 'talk' | 'pending' | number

/**
 * One answer with its verdicts at loose, moderate and strict (`null` where nobody judged it strictly), and the rule of judging that
 * decides, where one does.
 */
export type GradedAnswer = readonly [
  answer: string,
  loose: ExpectedVerdict,
  moderate: ExpectedVerdict,
  strict: ExpectedVerdict | null,
  rule?: number,
]

/** A prompt as a teacher writes it, its subject where that matters, what the student tried before (all of it judged first), and the answers to it. */
export type AnsweredQuestion = { prompt: string; subject?: string; earlier?: readonly string[]; cases: readonly GradedAnswer[] }
