import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare } from '#scripts/test-report/compare.ts'
import type { MachineReport, Scene } from '#scripts/test-report/gather.ts'
import { pageOf, summaryOf } from '#scripts/test-report/page.ts'

test('a picture is compared point by point with the accepted one, and a new or resized one says so', () => {
  const accepted = pictureOf(10, 10, [])
  const now = pictureOf(10, 10, [[2, 3], [4, 5]])
  const differing = compare(now, accepted)
  expect(PNG.sync.read(differing.difference ?? accepted).width).toEqual(10)
  expect({ ...differing, difference: null }).toEqual({ now, accepted, difference: null, share: 0.02 })
  expect(compare(now, now)).toEqual({ now, accepted: now, difference: null, share: 0 })
  expect(compare(now, null)).toEqual({ now, accepted: null, difference: null, share: 0 })
  expect(compare(now, pictureOf(20, 10, []))).toEqual({ now, accepted: pictureOf(20, 10, []), difference: null, share: 1 })
})

test('the report tells each path aloud, sets what differs side by side, and lets nothing a run wrote become markup @f196', () => {
  const accepted = pictureOf(10, 10, [])
  const pictures = new Map([
    ['magic-link.redeeming.390-dark.png', compare(pictureOf(10, 10, [[1, 1]]), accepted)],
    ['magic-link.redeeming.1280-light.png', compare(accepted, accepted)],
  ])
  const scenes = [sceneOf({ pictures: [...pictures.keys()] }), sceneOf({ leaves: ['magicLink.redeemed'], outcome: 'expected <b>' })]
  const machines: MachineReport[] = [
    {
      name: 'magic-link',
      chart: 'passed',
      mounted: 'absent',
      paths: 12,
      states: [
        { name: 'magicLink.redeeming', paths: 11, browser: 'passed' },
        { name: 'magicLink.redeemed', paths: 2, browser: 'failed' },
      ],
      transitions: [{ name: 'magicLink.redeeming on xstate.done.actor.redeemToken #0', paths: 4, browser: 'absent' }],
      scenes,
    },
  ]
  const page = pageOf({ machines, pictures, madeAt: '2026-11-21T04:00:00.000Z', style: '' })
  const missing = [
    '<li>redeemToken done: magicLink.signingIn</li>',
    '390 pixels wide, dark: 1.0 % of the points differ',
    'accepted</figcaption>',
    'difference</figcaption>',
    '11 of 12',
    '<pre>expected &lt;b&gt;</pre>',
    'mounted not run',
  ].filter((words) => !page.includes(words))
  expect(missing).toEqual([])
  expect(summaryOf({ machines, pictures })).toEqual(
    '1 machines. In the browser: 1 of 2 states they can rest in and 0 of 1 transitions, on 2 paths, of which 1 failed. 2 pictures, of which 1 differ from the 2 accepted ones.',
  )
  expect(summaryOf({ machines: [], pictures: new Map([['new.png', compare(pictureOf(2, 2, []), null)]]) })).toContain('1 pictures, none of which is accepted yet.')
})

function sceneOf(change: Partial<Scene>): Scene {
  const path = [
    { words: '', leaves: ['magicLink.checkingToken'], taken: [] },
    { words: 'redeemToken done', leaves: ['magicLink.signingIn'], taken: [] },
  ]
  const scene = { machine: 'magic-link', leaves: ['magicLink.redeeming'], isPassing: false, path, outcome: null, ms: 900, pictures: [], at: 'now' }
  return { ...scene, ...change }
}

/** A white picture with black points. */
function pictureOf(width: number, height: number, points: [number, number][]): Buffer {
  const picture = new PNG({ width, height })
  picture.data.fill(255)
  for (const [x, y] of points) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return PNG.sync.write(picture)
}
