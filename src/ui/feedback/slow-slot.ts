import { createContext, type ReactNode } from 'react'

/** What an open dialog shows at its end, and `SlowHere` in its place, while a call takes longer than usual; null while none does. */
export const SlowSlot = createContext<ReactNode>(null)
