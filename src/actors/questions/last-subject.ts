/** The subject one person chose last for a question of their own, in this browser. */
export type LastSubject = { read: () => string | null; keep: (subject: string) => void }

/** Opens what one person chose last; `storage` is null where the browser refuses it, and then nothing is remembered. */
export function createLastSubject({ personId, storage }: { personId: number; storage: Storage | null }): LastSubject {
  const key = `question-subject:${personId}`
  return {
    read: () => quietly(() => storage?.getItem(key) ?? null),
    keep: (subject) => void quietly(() => (storage?.setItem(key, subject), null)),
  }
}

/** A storage that is full or refused is as good as empty. */
function quietly(act: () => string | null): string | null {
  try {
    return act()
  } catch {
    return null
  }
}
