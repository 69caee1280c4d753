/**
 * How a teacher has a student, each more than the one before it: only by a class they teach with its owner; by themself; with the account to keep
 * for as long as the school vouches for them; with the account to keep.
 */
export const ties = ['by_class', 'sees', 'keeps_by_vouch', 'keeps'] as const
export type Tie = (typeof ties)[number]

/** Whether a teacher keeps the student's account. */
export function isKeeping(tie: Tie): boolean {
  return isMore(tie, 'sees')
}

/** What two ties to the same student come to: neither takes anything from the other. */
export function together(one: Tie, other: Tie): Tie {
  return isMore(one, other) ? one : other
}

/** What a teacher gets with a student whom nobody who keeps the account gave them: who came by a code, or whom they put into a class of their own. */
export function tieByOwnWord(isVouchedFor: boolean): Tie {
  return isVouchedFor ? 'keeps_by_vouch' : 'sees'
}

/** What a tie is once the school vouches for the teacher. */
export function vouched(tie: Tie): Tie {
  return tie === 'sees' ? 'keeps_by_vouch' : tie
}

/** What a tie is once it does not any more. */
export function doubted(tie: Tie): Tie {
  return tie === 'keeps_by_vouch' ? 'sees' : tie
}

/** What a colleague has of a student whose teacher left them with this tie: who gets the account gets it as it was kept. */
export function inherited(left: Tie, isHeir: boolean): Tie {
  return isHeir && isKeeping(left) ? left : 'sees'
}

/** What a colleague has when that teacher takes the student back into the class; an account they came to keep otherwise stays theirs. */
export function handedBack(tie: Tie, isHeir: boolean): Tie {
  return isHeir || !isKeeping(tie) ? 'by_class' : tie
}

function isMore(one: Tie, other: Tie): boolean {
  return ties.indexOf(one) > ties.indexOf(other)
}
