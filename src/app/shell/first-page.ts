import { untilItArrives } from '#src/ui/loading/until-it-arrives.ts'

/** Without a page after so many milliseconds, people wait for one, and what tells them so is needed. */
const mostMs = 2_000

let tell: (() => void) | undefined

/** Settles once the first page stands, or stands out for long: what people do not wait for comes after it. */
export const firstPage = new Promise<void>((resolve) => {
  tell = resolve
  setTimeout(resolve, mostMs)
})

/** Tells that a page stands; what waits for it begins when the browser has nothing else to do. */
export function tellFirstPage(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => tell?.(), { timeout: mostMs })
  else setTimeout(() => tell?.())
}

/** Loads a piece of the app that no page waits for, once the first one stands. Where it does not arrive, it is asked for again. */
export async function afterFirstPage<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  await firstPage
  return untilItArrives(load)
}
