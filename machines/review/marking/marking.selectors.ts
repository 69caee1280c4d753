import type { StandingMark } from '#contract/review/review.ts'
import type { MarkWish, MarkingSnapshot } from './marking.machine.ts'

/**
 * How the marks of one question stand: what is wished there, if it is under way, refused (with a sentence) or unanswered. `newer` is a mark
 * that came before it and waits to be kept or replaced.
 */
export type MarkView = { wish: MarkWish | null; isBusy: boolean; canRetry: boolean; sentence: string | null; newer: StandingMark | null }

/** How the marks of the question at `place` stand; another question's wish does not show here. */
export function markViewAt(moment: MarkingSnapshot, place: number): MarkView {
  const { wish, sentence, newer } = moment.context
  if (wish?.place !== place) return { wish: null, isBusy: false, canRetry: false, sentence: null, newer: null }
  return { wish, isBusy: moment.hasTag('pending'), canRetry: moment.hasTag('failed'), sentence, newer }
}

/** How the marks of another question than the one at `place` stand, counted from 0; null when nothing is wished there. */
export function markElsewhere(moment: MarkingSnapshot, place: number): (MarkView & { place: number }) | null {
  const { wish } = moment.context
  return wish === null || wish.place === place ? null : { ...markViewAt(moment, wish.place), place: wish.place }
}

/** Whether something is typed beside the question at `place` that is not saved; its boxes keep it, however the mark comes to stand. */
export function isUnsavedAt(moment: MarkingSnapshot, place: number): boolean {
  return moment.context.unsaved.includes(place)
}

/** Whether something is typed beside any question that leaving would lose. */
export function hasUnsavedMark(moment: MarkingSnapshot): boolean {
  return moment.context.unsaved.length > 0
}

/** An answer that waits for its teacher's word to be taken as right: what it is and how many asked questions would change. */
export function acceptanceToConfirm(moment: MarkingSnapshot): { answer: string; regraded: number } | null {
  const { wish, regraded } = moment.context
  return moment.matches('confirming') && wish?.kind === 'accept' ? { answer: wish.answer, regraded } : null
}
