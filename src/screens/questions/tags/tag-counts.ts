import { mostTags } from '#contract/questions/tags.ts'

/** What is known of an item that is changed. */
export type KnownItem = { tags: readonly string[]; subject: string }

/** How items stand before they are changed: tags that all have, those that some have with how many, and the topic they share, if they do. */
export type Begun = { shared: readonly string[]; some: readonly { tag: string; count: number }[]; subject: string | null }

/**
 * How `count` items stand, of which these are known. Where others are not, no tag is said to be on all, every tag of the library (`offered`) may
 * be on some, and nothing is said of the topic.
 */
export function beginningOf(known: readonly KnownItem[], count: number, offered: readonly string[]): Begun {
  const counts = new Map<string, { tag: string; count: number }>()
  for (const { tags } of known) {
    for (const tag of tags) counts.set(tag.toLowerCase(), { tag, count: (counts.get(tag.toLowerCase())?.count ?? 0) + 1 })
  }
  if (known.length < count) for (const tag of offered) if (!counts.has(tag.toLowerCase())) counts.set(tag.toLowerCase(), { tag, count: 0 })
  const all = [...counts.values()]
  const [first] = known
  const isOneTopic = known.length === count && known.every(({ subject }) => subject === first?.subject)
  return {
    shared: all.filter((one) => one.count === count).map(({ tag }) => tag),
    some: all.filter((one) => one.count < count),
    subject: isOneTopic ? (first?.subject ?? null) : null,
  }
}

/** Whether two tags are one, in whatever capitals. */
export function isSameTag(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Whether a tag is among these. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => isSameTag(one, tag))
}

/** The tags with one more; null for what is no tag, is there already or would be one too many. */
export function tagsWith(tags: readonly string[], text: string): readonly string[] | null {
  return text.trim() === '' || hasTag(tags, text) || tags.length >= mostTags ? null : [...tags, text.trim()]
}
