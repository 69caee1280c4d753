const personal =
  /^(?:q|(?:.*_)?(?:access|state)?_?(?:password|secret|token|text|answer|said|note|message|content|reply|feedback|name|username|email|identifier|word|draft|material|row|cell)s?)$/i

/**
 * Makes plain data of what an event carries, without what a person typed or is known by: every text under a key that may hold a
 * password, a token, an answer, a name or what was looked for becomes a numbered word, the same for the same text. Machines decide
 * by how a call ended, by whether two texts are one, and forms by how long a text is and whether it looks like an address; that much
 * is kept, so that a recording replays as it was and may lie in a repository. Sounds and other objects become a word for what they were.
 */
export function createVeil(): (carried: object) => Record<string, unknown> {
  const numbers = new Map<string, number>()
  return plainObject

  function plain(value: unknown, key: string): unknown {
    if (typeof value === 'string') return value !== '' && personal.test(key) ? worded(value) : value
    if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => plain(item, key))
    if (value instanceof Error) return { name: value.name, message: value.message }
    if (value instanceof Date) return value.toISOString()
    if (typeof value !== 'object') return undefined
    const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value))
    return isPlain ? plainObject(value) : `(${value.constructor.name})`
  }

  function plainObject(value: object): Record<string, unknown> {
    const entries = Object.entries(value).map(([key, inside]) => [key, plain(inside, spreadOut(key))] as const)
    return Object.fromEntries(entries.filter(([, inside]) => inside !== undefined))
  }

  /** Up to twelve letters the word is as long as the text was. */
  function worded(text: string): string {
    const number = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, number)
    return /^\S+@\S+$/.test(text) ? `text-${number}@example.org` : `longer-text-${number}`.slice(-Math.max(text.length, String(number).length))
  }
}

/** A key of either spelling with underscores. */
function spreadOut(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
