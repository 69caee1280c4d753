import { notFound } from '@tanstack/react-router'
import { isBegin } from './begin-intent.ts'
import { SessionSearch } from './session-search.ts'

/** What the address of a session of either kind says. One that names no exercise shows the page of what was not found. */
export const sessionRoute = {
  params: {
    parse: ({ exercise_id }: { exercise_id: string }) => ({ exercise_id: Number(exercise_id) }),
    stringify: ({ exercise_id }: { exercise_id: number }) => ({ exercise_id: String(exercise_id) }),
  },
  validateSearch: SessionSearch,
  beforeLoad: ({ params, cause, location: { state } }: { params: { exercise_id: number }; cause: 'preload' | 'enter' | 'stay'; location: { state: unknown } }) => {
    if (!Number.isSafeInteger(params.exercise_id) || params.exercise_id < 1) throw notFound()
    // Opened by its address alone, work is offered or missing: the page of that comes beside the answer and not after it.
    if (cause === 'enter' && !isBegin(state)) void import('#src/screens/chat/offered-page.tsx').catch(() => undefined)
  },
}
