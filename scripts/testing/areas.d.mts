/** The areas every layer is divided by, as the table of `docs/architecture.md` names them. */
export function areasIn(markdown: string): string[]
/** What belongs to some areas: the filters of the suites and of the journeys, or a sentence about the first word that names none. */
export function filtersOf(words: readonly string[], areas: readonly string[]): { suites: string[]; journeys: string[] } | { problem: string }
