/** What is kept of forms about people: names and addresses, so it stays in its tab and goes with its person's sign-in. */
export type TabDraftKind = 'new-student' | 'new-work'

const kinds: readonly TabDraftKind[] = ['new-student', 'new-work']

/** Forgets what this tab keeps of forms about people; call it when they sign out. An ended sign-in leaves it for who signs in again. */
export function forgetTabDrafts(): void {
  try {
    const { sessionStorage: storage } = window
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    const kept = keys.filter((key) => kinds.some((kind) => key.startsWith(`${kind}-draft:`)))
    for (const key of kept) storage.removeItem(key)
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
