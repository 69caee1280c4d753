import { expect, test } from 'vitest'
import { grown } from '#scripts/soak/growth.ts'

const usual = { rssMiB: 400, descriptors: 30, p99Ms: 50 }

function run(changed: (minute: number) => Partial<typeof usual>) {
  return Array.from({ length: 15 }, (_, minute) => ({ ...usual, ...changed(minute) }))
}

test.each([
  ['a run that stays as it was', run(() => ({})), []],
  ['one that only needed to warm up', run((minute) => ({ rssMiB: 200 + Math.min(minute, 4) * 50 })), []],
  ['one minute that was bad', run((minute) => (minute === 13 ? { p99Ms: 900, rssMiB: 600 } : {})), []],
  ['a leak of memory', run((minute) => ({ rssMiB: 400 + minute * 20 })), ['Memory grew from 540 to 640 MiB.']],
  ['a leak of descriptors', run((minute) => ({ descriptors: 30 + minute * 2 })), ['Open descriptors grew from 44 to 54.']],
  ['answers that wait longer and longer', run((minute) => ({ p99Ms: 10 + minute * 20 })), ['Waiting (p99) grew from 150 to 250 ms.']],
  ['two minutes', run(() => ({})).slice(0, 2), ['The run was too short to tell: three minutes at least.']],
])('of %s it is said what grew', (_, minutes, said) => {
  expect(grown(minutes)).toEqual(said)
})
