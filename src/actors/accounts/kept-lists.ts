/** How the names of the caches begin that hold somebody's lists; the rest is the person's id. */
export const listsOf = 'lists-of-'

/**
 * From now on this browser keeps the lists of a person who is signed in here. Only the page says so, and the worker keeps nothing it
 * was not told to: a call that is still under way when they sign out would bring back what was deleted.
 */
export async function keepListsOf(person: string): Promise<void> {
  if ('caches' in globalThis) await caches.open(`${listsOf}${person}`)
}

/** Deletes the lists this browser keeps, but those in the cache named `but`: nobody finds what the person before them saw. */
export async function forgetLists(but?: string): Promise<void> {
  // A page that came over an open line has no caches.
  if (!('caches' in globalThis)) return
  await alone(async () => {
    for (const name of await caches.keys()) if (name.startsWith(listsOf) && name !== but) await caches.delete(name)
  })
}

/**
 * The cache that keeps somebody's lists, or null where none is kept. One that is deleted meanwhile is not made anew: what is put into it is
 * found by nobody.
 */
export function openedLists(name: string): Promise<Cache | null> {
  return alone(async () => ((await caches.has(name)) ? caches.open(name) : null))
}

/** Looking whether a cache is there and opening it are two steps: the page and its worker take turns. */
function alone<Made>(work: () => Promise<Made>): Promise<Made> {
  return 'locks' in navigator ? navigator.locks.request('kept-lists', work) : work()
}
