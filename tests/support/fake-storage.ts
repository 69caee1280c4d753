/** A browser storage in memory; `isFull` refuses every write. */
export function fakeStorage({ isFull = false } = {}): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, text) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      items.set(name, text)
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
