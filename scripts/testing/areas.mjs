/** The areas every layer is divided by, as the table of `docs/architecture.md` names them. */
export function areasIn(markdown) {
  const [, table = ''] = /^## The areas\n.*?^\|---\|---\|\n(.*?)\n\n/ms.exec(markdown) ?? []
  return [...table.matchAll(/^\| ([a-z, ]+) \|/gm)].flatMap(([, names]) => names.split(', '))
}

/** What belongs to some areas: the filters of the suites and of the journeys, or a sentence about the first word that names none. */
export function filtersOf(words, areas) {
  const unknown = words.find((word) => !areas.includes(word))
  if (unknown !== undefined) return { problem: `There is no area "${unknown}". The areas are ${areas.join(', ')}.` }
  return { suites: words.map((word) => `${word}/`), journeys: words.map((word) => `journeys/${word}/`) }
}
