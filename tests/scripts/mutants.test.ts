import { expect, test } from 'vitest'
import { mutantsOf } from '#scripts/mutants/mutants.ts'

const chart = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { pushed: [{ guard: 'isUnlocked', actions: ['creak', 'swing'], target: 'open' }, { actions: 'rattle' }] } },
    open: { entry: 'ring', after: { draught: '#door.closed' } },
    gone: {
      type: 'parallel',
      states: { hinge: {}, frame: { on: { mended: 'hinge' } } },
    },
  },
}

test('a chart is made wrong in one place at a time: targets, beginnings, guards and actions', () => {
  expect(mutantsOf(chart).map(({ name }) => name)).toEqual([
    'root: begins in open',
    'closed on pushed #0: target open becomes gone',
    'closed on pushed #0: no guard',
    'closed on pushed #0: no action creak',
    'closed on pushed #0: no action swing',
    'closed on pushed #1: no action rattle',
    'open: no entry ring',
    'open on after draught: target #door.closed becomes open',
    'gone.frame on mended: target hinge becomes closed',
  ])
})

test('a mutant is the chart with that one place wrong, and the chart itself stays as it was', () => {
  const before = structuredClone(chart)
  const wrong = Object.fromEntries(mutantsOf(chart).map(({ name, apply }) => [name, apply(chart)]))
  const { closed } = chart.states
  const [pushed, rattled] = closed.on.pushed
  expect(wrong['closed on pushed #0: target open becomes gone']).toEqual({
    ...chart,
    states: { ...chart.states, closed: { on: { pushed: [{ ...pushed, target: '#door.gone' }, rattled] } } },
  })
  expect(wrong['closed on pushed #0: no action creak']).toEqual({
    ...chart,
    states: { ...chart.states, closed: { on: { pushed: [{ ...pushed, actions: ['swing'] }, rattled] } } },
  })
  expect(wrong['open on after draught: target #door.closed becomes open']).toEqual({
    ...chart,
    states: { ...chart.states, open: { ...chart.states.open, after: { draught: '#door.open' } } },
  })
  expect(chart).toEqual(before)
})
