import type { RouterHistory } from '@tanstack/react-router'
import * as v from 'valibot'

const Intent = v.looseObject({ begin: v.literal(true) })

/** Goes to a session because Start or Practice was pressed there: only this may begin a new one. */
export function goAndBegin(history: RouterHistory, path: string): void {
  history.push(path, { begin: true })
}

/** Whether Start or Practice led to this entry of the history, and no session has answered since. */
export function mayBegin(history: RouterHistory): boolean {
  return isBegin(history.location.state)
}

/** Whether this is the state of an entry that Start or Practice led to. */
export function isBegin(state: unknown): boolean {
  return v.is(Intent, state)
}

/** A session answered: from now on a reload of this entry shows it and begins nothing. */
export function forgetBegin(history: RouterHistory): void {
  if (mayBegin(history)) history.replace(history.location.href, {}, { ignoreBlocker: true })
}

/** Leaves a session's entry of the history for another page. Where no session answered, Start still counts: the page may be its session. */
export function leaveTo(history: RouterHistory, path: string): void {
  history.replace(path, mayBegin(history) ? { begin: true } : {})
}
