const made = new Map<string, Intl.DateTimeFormat>()
const mostKept = 100

/**
 * The formatter of dates of a locale and options, made once: making one takes some hundred times longer than using it, and a table uses
 * several per row. Keeps at most a hundred. Throws RangeError for an unknown zone.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = new Intl.DateTimeFormat(locale, options)
  // Zones come from callers, who may spell one in many ways.
  if (made.size === mostKept) made.clear()
  made.set(key, fresh)
  return fresh
}
