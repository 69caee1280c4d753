import { createContext, type ReactNode } from 'react'

/** What an open dialog shows at its end while a call takes longer than usual; null while none does. Nothing beside it can be reached then. */
export const SlowSlot = createContext<ReactNode>(null)
