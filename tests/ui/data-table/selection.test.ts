import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepOnly, mayJoin, nothingSelected, range, reach, reachable, type Selection, toggle, toggleAll } from '#src/ui/data-table/selection.ts'

type Question = { id: number; type: 'written' | 'spoken'; isLocked?: true }

const rules = {
  idOf: (row: Question) => row.id,
  kindOf: (row: Question) => row.type,
  refusalOf: (row: Question) => (row.isLocked ? 'Already added' : null),
}
const written = [1, 2, 4, 5].map((id): Question => ({ id, type: 'written' }))
const spoken: Question = { id: 3, type: 'spoken' }
const [one, two, four, five] = written
const rows: Question[] = [...written.slice(0, 2), spoken, ...written.slice(2)]

function chosen(ids: readonly number[], anchor: number | null, kind: string | null = 'written'): Selection {
  return { ids: new Set(ids), kind, anchor }
}

function after(...steps: ((selection: Selection) => Selection)[]): Selection {
  return steps.reduce((selection, step) => step(selection), nothingSelected)
}

function press(row: Question | undefined) {
  return (selection: Selection) => (row === undefined ? selection : toggle(selection, row, rules))
}

function shiftPress(row: Question | undefined) {
  return (selection: Selection) => (row === undefined ? selection : range(selection, rows, row, rules))
}

function pressAll(selection: Selection): Selection {
  return toggleAll(selection, rows, rules)
}

describe('one row', () => {
  test('the first choice fixes the kind, and a row of another kind is not added', () => {
    expect(after(press(two), press(spoken))).toEqual(chosen([2], 2))
    expect(mayJoin(chosen([2], 2), spoken, rules)).toBe(false)
  })

  test('taking out the last one frees the kind', () => {
    expect(after(press(two), press(two), press(spoken))).toEqual(chosen([3], 3, 'spoken'))
  })

  test('a row that refuses is never added, and one that was chosen before can still go', () => {
    const locked: Question = { id: 2, type: 'written', isLocked: true }
    expect(after(press(locked))).toEqual(nothingSelected)
    expect(toggle(chosen([1, 2], 2), locked, rules)).toEqual(chosen([1], 2))
  })

  test('without kinds anything goes together', () => {
    const free = { idOf: rules.idOf }
    expect(toggle(toggle(nothingSelected, spoken, free), { id: 1, type: 'written' }, free)).toEqual({ ids: new Set([3, 1]), kind: '', anchor: 1 })
  })
})

describe('a range', () => {
  test('reaches from the last pressed row to this one, downwards or upwards, over rows of another kind', () => {
    expect(after(press(two), shiftPress(five))).toEqual(chosen([2, 4, 5], 5))
    expect(after(press(five), shiftPress(one))).toEqual(chosen([1, 2, 4, 5], 1))
  })

  test('that ends at a chosen row takes the whole range out', () => {
    expect(after(press(five), press(two), shiftPress(five))).toEqual({ ids: new Set(), kind: null, anchor: 5 })
  })

  test('without a row to start from it is a plain press', () => {
    expect(after(shiftPress(four))).toEqual(chosen([4], 4))
    expect(range(chosen([99], 99, ''), rows, spoken, { idOf: rules.idOf })).toEqual({ ids: new Set([99, 3]), kind: '', anchor: 3 })
  })

  test('onto a row of another kind changes nothing', () => {
    expect(after(press(one), shiftPress(spoken))).toEqual(chosen([1], 1))
  })

  test('that only adds never takes out', () => {
    expect(range(chosen([1, 2], 1), rows, { id: 2, type: 'written' }, rules, true)).toEqual(chosen([1, 2], 2))
    expect(range(chosen([1], null), rows, { id: 1, type: 'written' }, rules, true)).toEqual(chosen([1], null))
  })
})

describe('all', () => {
  test('means the kind that is chosen, or else the kind of the first row', () => {
    expect(pressAll(nothingSelected)).toEqual(chosen([1, 2, 4, 5], null))
    expect(toggleAll(chosen([2], 2), rows, rules)).toEqual(chosen([2, 1, 4, 5], null))
    expect(reachable(chosen([3], 3, 'spoken'), rows, rules)).toEqual([spoken])
  })

  test('some, then all, then none, and rows out of sight stay', () => {
    const some = chosen([2, 99], 2)
    const all = toggleAll(some, rows, rules)
    expect([reach(some, rows, rules), reach(all, rows, rules), reach(nothingSelected, rows, rules)]).toEqual(['some', 'all', 'none'])
    expect(all).toEqual(chosen([2, 99, 1, 4, 5], null))
    expect(toggleAll(all, rows, rules)).toEqual(chosen([99], null))
  })

  test('of no row that can be chosen is nothing', () => {
    const locked: Question[] = [{ id: 1, type: 'written', isLocked: true }]
    expect(toggleAll(nothingSelected, locked, rules)).toEqual(nothingSelected)
    expect(reach(nothingSelected, [], rules)).toBe('none')
  })
})

test('a filtered list keeps only what it shows', () => {
  expect(keepOnly(chosen([1, 4, 99], 4), rows.slice(0, 3), rules)).toEqual(chosen([1], null))
  expect(keepOnly(chosen([4], 4), rows.slice(0, 3), rules)).toEqual(nothingSelected)
  const kept = chosen([1], 1)
  expect(keepOnly(kept, rows, rules)).toBe(kept)
})

describe('whatever is pressed, in any order', () => {
  const someRows = fc
    .array(fc.record({ type: fc.constantFrom('written', 'spoken'), locked: fc.boolean() }), { minLength: 1, maxLength: 12 })
    .map((list) => list.map(({ type, locked }, index): Question => ({ id: index + 1, type, ...(locked ? { isLocked: true } : {}) })))
  const presses = fc.array(fc.record({ how: fc.constantFrom('press', 'shift', 'all'), at: fc.nat(11) }), { maxLength: 20 })

  type Move = { how: string; at: number }
  type Played = { before: Selection; after: Selection; row: Question | undefined; how: string }

  function play(list: Question[], moves: Move[]): Played[] {
    let now = nothingSelected
    return moves.map(({ how, at }) => {
      const row = list[at % list.length]
      const before = now
      if (how === 'all') now = toggleAll(before, list, rules)
      else if (row !== undefined) now = how === 'shift' ? range(before, list, row, rules) : toggle(before, row, rules)
      return { before, after: now, row, how }
    })
  }

  test('all chosen rows share one kind, none of them refuses, and no kind is held by an empty selection', () => {
    fc.assert(
      fc.property(someRows, presses, (list, moves) => {
        for (const { after: selection } of play(list, moves)) {
          const rowsIn = list.filter((row) => selection.ids.has(row.id))
          expect(rowsIn.length).toBe(selection.ids.size)
          expect(rowsIn.filter((row) => row.isLocked || row.type !== selection.kind)).toEqual([])
          expect(selection.kind === null).toBe(selection.ids.size === 0)
        }
      }),
    )
  })

  test('a press changes its own row only, a range only rows between its ends', () => {
    fc.assert(
      fc.property(someRows, presses, (list, moves) => {
        for (const { before, after: selection, row, how } of play(list, moves).filter((move) => move.how !== 'all')) {
          const ends = [before.anchor !== null && how === 'shift' ? before.anchor : (row?.id ?? 0), row?.id ?? 0]
          const changed = list.filter(({ id }) => before.ids.has(id) !== selection.ids.has(id))
          expect(changed.filter(({ id }) => id < Math.min(...ends) || id > Math.max(...ends))).toEqual([])
        }
      }),
    )
  })

  test('all, pressed once or twice, ends at none and never mixes in another kind', () => {
    fc.assert(
      fc.property(someRows, presses, (list, moves) => {
        const now = play(list, moves).at(-1)?.after ?? nothingSelected
        const first = toggleAll(now, list, rules)
        const second = toggleAll(first, list, rules)
        const isAny = reachable(nothingSelected, list, rules).length > 0
        expect([reach(first, list, rules), reach(second, list, rules)].toSorted()).toEqual(isAny ? ['all', 'none'] : ['none', 'none'])
      }),
    )
  })
})
