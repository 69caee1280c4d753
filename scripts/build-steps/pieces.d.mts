/** A file of a build: what it imports at its start, how large it is in bytes of script, and its modules by id. */
export type Piece = { file: string; imports: readonly string[]; isEntry: boolean; size: number; modules: Record<string, unknown> }

/**
 * Builds the web app once without deciding anything, and says from that how its modules best share files: the option
 * `codeSplitting`. What every page begins with is one file, the rest goes by the pages that begin with it.
 */
export function planPieces(): Promise<object>
/**
 * A plugin of the build that writes down what its pages begin with, in `.vite/pages.json`: the scripts of `everywhere`, and of `pages`
 * the others of each, by its route file as `_signedIn/_shell/exercises.$id`.
 */
export function pagesFile(): object
/** The files that every page begins with, the others of each page by its route file, those that every visit fetches soon, and those fetched later. */
export function beginnings(pieces: readonly Piece[]): Beginnings
/** Files, without those of every page; pages by their route file, later ones by the module that names them. */
export type Beginnings = { everywhere: string[]; pages: Record<string, string[]>; soon: string[]; later: Record<string, string[]> }
/**
 * Decides which modules share a file: pieces of the same pages first, then groups are joined as long as that makes pages cheaper, by
 * what they fetch and the price of a file. Whoever fetches a piece fetches what it imports, and what has the same pages is one group,
 * so no two files import each other. Answers the group's name for each module that a page begins with.
 */
export function groupByPage(pieces: readonly Piece[]): Map<string, string>
