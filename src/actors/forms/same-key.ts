import { newId } from './ids.ts'

/** Keys for calls that may be sent again: the same contents get the same key, others a new one, for as long as this is kept. */
export function createSameKeys(): (contents: unknown) => string {
  const keys = new Map<string, string>()
  return (contents) => {
    const text = JSON.stringify(contents)
    const key = keys.get(text) ?? newId()
    keys.set(text, key)
    return key
  }
}
