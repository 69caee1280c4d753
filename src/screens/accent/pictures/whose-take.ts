import { createContext } from 'react'

/** Who looks at a take: the one who recorded it, or their teacher. */
export type WhoseTake = 'own' | 'students'

/** Whose take the pictures below show, for their words. */
export const WhoseTakeContext = createContext<WhoseTake>('own')

/** What stands beside the sound of a take. */
export const takeLabels: Record<WhoseTake, string> = { own: 'You', students: 'Student' }
