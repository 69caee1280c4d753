import { describe, expect, test } from 'vitest'
import { beginnings, groupByPage, type Piece } from '#scripts/build-steps/pieces.mjs'

const layout = route('_signedIn')
const chat = route('_signedIn/chat.$exercise_id')
const guide = route('guide')
const login = route('login')
const register = route('register')

describe('the files of a page', () => {
  test('are those of its layouts and its own with all they import, without those of every page', () => {
    const pieces = [entry(['app.js']), piece('app.js'), piece('layout.js', ['icons.js'], [layout]), piece('chat.js', ['app.js', 'log.js'], [chat]), piece('log.js', ['icons.js']), piece('icons.js', ['app.js']), piece('dialog.js', ['icons.js'])]
    const { everywhere, pages } = beginnings(pieces)
    expect([everywhere.toSorted(), Object.keys(pages), pages['_signedIn/chat.$exercise_id']?.toSorted()]).toEqual([
      ['app.js', 'entry.js'],
      ['_signedIn/chat.$exercise_id'],
      ['chat.js', 'icons.js', 'layout.js', 'log.js'],
    ])
  })
})

describe('modules share a file', () => {
  test('where the same pages begin with them, and where one more costs other pages little', () => {
    const pieces = [
      entry(),
      piece('guide.js', ['words.js', 'marks.js', 'signs.js'], [guide], 50_000),
      piece('login.js', ['words.js', 'marks.js', 'signs.js'], [login], 60_000),
      piece('register.js', ['words.js'], [register], 60_000),
      piece('words.js', [], [], 40_000),
      piece('marks.js', ['words.js']),
      piece('signs.js'),
      piece('dialog.js', ['words.js']),
    ]
    expect(groupsOf(pieces)).toEqual([['words.js', 'marks.js', 'signs.js'], [guide], [login], [register]])
  })

  test('but not where a page would fetch much for nothing', () => {
    const pieces = [entry(), piece('guide.js', ['tiny.js'], [guide], 500_000), piece('tiny.js', [], [], 200), piece('login.js', ['tiny.js'], [login], 400_000)]
    expect(groupsOf(pieces)).toEqual([[guide], [login], ['tiny.js']])
  })

  test('so that none imports another that imports it', () => {
    const pieces = [
      entry(),
      piece('guide.js', ['between.js'], [guide], 300),
      piece('between.js', ['base.js'], [], 90_000),
      piece('login.js', ['base.js'], [login], 300),
      piece('base.js', [], [], 300),
      piece('chat.js', ['between.js'], [chat], 300),
    ]
    const groups = groupByPage(pieces)
    const groupOf = (file: string) => groups.get(Object.keys(pieces.find((one) => one.file === file)?.modules ?? {})[0] ?? '')
    const importing = pieces.flatMap(({ file, imports }) => imports.map((one) => [groupOf(file), groupOf(one)]))
    const circles = importing.filter(([one, other]) => one !== other && importing.some(([from, to]) => from === other && to === one))
    expect([groups.size, circles]).toEqual([5, []])
  })
})

/** The modules of each group. */
function groupsOf(pieces: readonly Piece[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const [id, name] of groupByPage(pieces)) groups.set(name, [...(groups.get(name) ?? []), id])
  return [...groups.values()].toSorted((one, other) => other.length - one.length || (one[0] ?? '').localeCompare(other[0] ?? ''))
}

function entry(imports: readonly string[] = []): Piece {
  return { ...piece('entry.js', imports), isEntry: true }
}

function piece(file: string, imports: readonly string[] = [], modules: readonly string[] = [file], size = 1_000): Piece {
  return { file, imports, isEntry: false, size, modules: Object.fromEntries((modules.length === 0 ? [file] : modules).map((id) => [id, null])) }
}

function route(name: string): string {
  return `/app/src/routes/${name}.tsx?tsr-split=component---loader`
}
