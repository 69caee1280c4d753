import type { Definition } from '#server/grading/types.ts'

/** A line of `Words:` (`axis / axes = the line a planet turns around`): names before the first "=", the meaning behind it; null when it is none. */
export function definitionIn(line: string): Definition | null {
  const at = line.indexOf('=')
  const names = at < 0 ? [] : line.slice(0, at).split('/').map((name) => name.trim()).filter((name) => name !== '')
  const meaning = line.slice(at + 1).trim()
  return names.length > 0 && meaning !== '' ? { names, meaning } : null
}
