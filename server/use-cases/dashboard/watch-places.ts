import { readCursor, writeCursor } from '#server/use-cases/lists/cursor.ts'

/** Where a student stands in the watch-list. It is compared by value, so that it holds when they have left it. */
export type Place = { rank: number; name: string; id: number }

type Asked = { show?: 'tracked' | 'help' | undefined }

const ranks = 10
const names = new Intl.Collator('en')

/** A student's place: tracked students first, then by urgency; the other way round among those who need help. */
export function placeOf({ id, name, isTracked }: { id: number; name: string; isTracked: boolean }, urgency: number, { show }: Asked): Place {
  const untracked = Number(!isTracked)
  return { rank: show === 'help' ? urgency * ranks + untracked : untracked * ranks + urgency, name: name.toLowerCase(), id }
}

/** The order of places; students of one rank go by name. */
export function byPlace(one: Place, other: Place): number {
  return one.rank - other.rank || names.compare(one.name, other.name) || one.id - other.id
}

/** A place as it travels in a URL. */
export function writePlace({ rank, name, id }: Place, { show = 'tracked' }: Asked): string {
  return writeCursor({ sort: show, key: `${rank} ${name}`, id })
}

/** Reads a place in this order; anything else is refused as invalid. */
export function readPlace(text: string, { show = 'tracked' }: Asked): Place {
  const { key, id } = readCursor(text, show)
  return { rank: Number.parseInt(key), name: key.slice(key.indexOf(' ') + 1), id }
}
