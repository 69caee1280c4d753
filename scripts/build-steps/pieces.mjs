import { dirname } from 'node:path'
import { build } from 'vite'

/** Pages of every day, by route file, and what every visit fetches. What they fetch for nothing counts eight times. */
const everyday = /^(soon|studentlogin|_signedIn\/_shell\/((student\.|classroom\.|exercises\.)?index|question_definitions|classroom\.student_details)|_signedIn\/(chat|accent)\.\$exercise_id)$/

/** A route's own module, as the router's plugin splits it off; the layouts around pages have one too. */
const routeModule = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/

/** What every visit fetches once its page is there, and what pages fetch once they are used. */
const soonModule = /\/src\/app\/soon\.ts$/
const laterModule = /\/src\/app\/\w+\/([\w-]+-later)\.ts$/

/**
 * What one more file costs a page, in bytes of script before it is made small: a request of its own on a slow line, where a browser
 * fetches six at once.
 */
const priceOfAFile = 80_000

/** How many a page may begin with besides the app's own two: each beyond waits for another, and costs ten times as much. */
const filesAtOnce = 4

/** How many joins are worked out before the best of them is chosen. */
const mostTried = 20

/**
 * Builds the web app once without deciding anything, and says from that how its modules best share files: the option
 * `codeSplitting`. What every page begins with is one file, the rest goes by the pages that begin with it.
 */
export async function planPieces() {
  const quietly = { checks: { pluginTimings: false } }
  const { output } = await build({ logLevel: 'error', build: { write: false, minify: false, copyPublicDir: false, rolldownOptions: quietly } })
  const groups = groupByPage(output.filter(({ type }) => type === 'chunk').map(pieceOf))
  return {
    // The groups hold what they import or leave it to a group of more pages.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'app', tags: ['$initial'], priority: 1 },
      { name: (id) => groups.get(id) ?? null },
    ],
  }
}

/**
 * A plugin of the build that writes down what its pages begin with, in `.vite/pages.json`: the scripts of `everywhere`, and of `pages`
 * the others of each, by its route file as `_signedIn/_shell/exercises.$id`.
 */
export function pagesFile() {
  return {
    name: 'pages-file',
    generateBundle(_, bundle) {
      const pieces = Object.values(bundle).filter(({ type }) => type === 'chunk').map(pieceOf)
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(beginnings(pieces), null, 2) })
    },
  }
}

/** The files that every page begins with, the others of each page by its route file, those that every visit fetches soon, and those fetched later. */
export function beginnings(pieces) {
  const everywhere = neededBy(pieces, pieces.filter(({ isEntry }) => isEntry))
  const othersOf = (needed) => [...needed].filter((piece) => !everywhere.has(piece)).map(({ file }) => file)
  const fileOf = new Map(pieces.flatMap((piece) => routesIn(piece).map((route) => [route, piece])))
  const pages = [...fileOf.keys()].filter((route) => !isLayout(route)).map((route) => {
    const needed = neededBy(pieces, [...layoutsOf(route), route].map((one) => fileOf.get(one)).filter(Boolean))
    return [route, othersOf(needed)]
  })
  const soon = neededBy(pieces, pieces.filter(({ modules }) => Object.keys(modules).some((id) => soonModule.test(id))))
  const later = pieces.flatMap((piece) =>
    Object.keys(piece.modules).flatMap((id) => {
      const [, name] = laterModule.exec(id) ?? []
      return name === undefined ? [] : [[name, othersOf(neededBy(pieces, [piece]))]]
    }),
  )
  const ahead = { pages: Object.fromEntries(pages), soon: othersOf(soon), later: Object.fromEntries(later) }
  return { everywhere: [...everywhere].map(({ file }) => file), ...ahead }
}

/**
 * Decides which modules share a file: pieces of the same pages first, then groups are joined as long as that makes pages cheaper, by what they
 * fetch and the price of a file. Whoever fetches a piece fetches what it imports, and what has the
 * same pages is one group, so no two files import each other. Answers the group's name for each module that a page begins with.
 */
export function groupByPage(pieces) {
  const { everywhere, pages, soon, later } = beginnings(pieces)
  const weightOfPage = (page) => (everyday.test(page) ? 8 : 1)
  const beginning = Object.entries({ ...pages, soon, ...later }).map(([page, files]) => ({ weight: weightOfPage(page), files: new Set(files) }))
  const weights = beginning.map(({ weight }) => weight)
  const usersOf = (file) => beginning.reduce((bits, { files }, page) => (files.has(file) ? bits | (1n << BigInt(page)) : bits), 0n)
  const users = new Map(pieces.map(({ file }) => [file, usersOf(file)]))
  const grouped = pieces.filter(({ file }) => !everywhere.includes(file) && users.get(file) !== 0n)
  const fetched = joinedAll(grouped, new Map(grouped.map(({ file }) => [file, users.get(file)])), weights)
  const names = new Map([...new Set(fetched.values())].map((bits, index) => [bits, `pages-${index}`]))
  return new Map(grouped.flatMap(({ file, modules }) => Object.keys(modules).map((id) => [id, names.get(fetched.get(file))])))
}

/**
 * `fetched` tells by bits which pages fetch each piece; pieces with the same pages are one group. Of the pairs that promise most, joins
 * the best as long as that makes pages cheaper; a group that stands first in pairs which help nothing is left as it is until one does.
 */
function joinedAll(pieces, start, weights) {
  let fetched = start
  let hopeless = new Set()
  for (;;) {
    const pairs = promisingPairs([...sizesOf(pieces, fetched)].filter(([group]) => !hopeless.has(group)), weights)
    if (pairs.length === 0) return fetched
    const tried = pairs.map(([one, other]) => joined(pieces, fetched, one, other)).map((after) => ({ after, cost: costOf(pieces, after, weights) }))
    const [best] = tried.toSorted((a, b) => a.cost - b.cost)
    if (best.cost < costOf(pieces, fetched, weights)) {
      fetched = best.after
      hopeless = new Set()
    } else for (const [one] of pairs) hopeless.add(one)
  }
}

/** The pairs that would save most, were they alone. */
function promisingPairs(sizes, weights) {
  const pairs = sizes.flatMap(([one, oneSize], index) =>
    sizes.slice(index + 1).map(([other, otherSize]) => {
      const forNothing = oneSize * weightOf(other & ~one, weights) + otherSize * weightOf(one & ~other, weights)
      return { pair: [one, other], promise: priceOfAFile * weightOf(one & other, weights) - forNothing }
    }),
  )
  return pairs.toSorted((a, b) => b.promise - a.promise).slice(0, mostTried).map(({ pair }) => pair)
}

function weightOf(group, weights) {
  return weights.reduce((sum, weight, page) => (has(group, page) ? sum + weight : sum), 0)
}

function has(group, page) {
  return ((group >> BigInt(page)) & 1n) === 1n
}

function joined(pieces, fetched, one, other) {
  const after = new Map(fetched)
  const more = pieces.filter(({ file }) => [one, other].includes(fetched.get(file))).map(({ file }) => file)
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]))
  for (const file of more) {
    const before = after.get(file)
    after.set(file, before | one | other)
    const needed = byFile.get(file).imports.filter((file) => after.has(file) && (after.get(file) & (one | other)) !== (one | other))
    more.push(...needed)
  }
  return after
}

function costOf(pieces, fetched, weights) {
  const sizes = [...sizesOf(pieces, fetched)]
  const filesOf = (page) => sizes.filter(([group]) => has(group, page)).length
  const prices = weights.map((weight, page) => weight * priceOfAFile * (filesOf(page) + 9 * Math.max(0, filesOf(page) - filesAtOnce)))
  return sizes.reduce((sum, [group, size]) => sum + weightOf(group, weights) * size, 0) + prices.reduce((sum, price) => sum + price, 0)
}

function sizesOf(pieces, fetched) {
  const sizes = new Map()
  for (const { file, size } of pieces) sizes.set(fetched.get(file), (sizes.get(fetched.get(file)) ?? 0) + size)
  return sizes
}

function pieceOf({ fileName, imports, isEntry, modules }) {
  const size = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return { file: fileName, imports, isEntry, modules, size }
}

function routesIn({ modules }) {
  return Object.keys(modules).flatMap((id) => routeModule.exec(id)?.[1] ?? [])
}

function isLayout(route) {
  return route.split('/').at(-1).startsWith('_')
}

/** `_signedIn/_shell/index` lies in the layouts `_signedIn` and `_signedIn/_shell`. */
function layoutsOf(route) {
  const layout = dirname(route)
  return layout === '.' ? [] : [...layoutsOf(layout), layout]
}

function neededBy(pieces, start) {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]))
  const needed = new Set(start)
  for (const { imports } of needed) for (const file of imports) if (byFile.has(file)) needed.add(byFile.get(file))
  return needed
}
