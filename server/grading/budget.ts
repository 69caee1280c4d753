/**
 * The work one judgement may cost. A step is a comparison of two words or the reading of a few letters, so the same answer
 * costs the same everywhere, however busy the machine is.
 */
export type Budget = {
  /** The steps spent so far, also those that were too many. */
  readonly spent: number
  /** Whether there is nothing left: whatever would cost more need not be begun. */
  readonly isSpent: boolean
  /** Takes steps off before they are done; throws `TooCostly` when there are not as many. */
  spend: (steps: number) => void
}

/** Thrown by a budget that is spent. Whoever made the budget says what becomes of the work that was given up. */
export class TooCostly extends Error {
  override name = 'TooCostly'
}

/** The most steps that judging one answer may take: tens of times what the longest answers in school take. */
export const mostSteps = 250_000

/** A fresh budget of so many steps. */
export function budgetOf(most: number): Budget {
  let spent = 0
  return {
    get spent() {
      return spent
    },
    get isSpent() {
      return spent >= most
    },
    spend: (steps) => {
      spent += steps
      if (spent > most) throw new TooCostly(`more than ${most} steps`)
    },
  }
}

/** What the work returns, or `refused` when it cost more than its budget had. */
export function within<T>(work: () => T, refused: T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof TooCostly) return refused
    throw error
  }
}
