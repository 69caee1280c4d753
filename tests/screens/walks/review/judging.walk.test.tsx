import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import type { ErrandResult, ErrandsEvent, ErrandToRun } from '#machines/review/review/errands.machine.ts'
import { type Judged, type Judgement, judgingMachine } from '#machines/review/review/review.ts'
import { AnswerList } from '#src/app/review/review-page.tsx'
import { exampleItems, exampleNow } from '#src/screens/review/example-review.ts'
import { draw } from '#tests/screens/chat/draw.tsx'
import { both, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'

const items = exampleItems(2)
const [first, second] = items

const done: Judged = { quality: 0.75, score: 7.5, points: 10, assignment_score: 75, version: 1 }
const theirs: Judged = { quality: 0.2, score: 2, points: 10, assignment_score: null, version: 1, by: 'Elena Alvarez' }

const walk = walkMachine(judgingMachine, {
  events: [
    { type: 'errand.wished', errand: { item: first, quality: 0.75 } },
    { type: 'errand.wished', errand: { item: second, quality: 0 } },
    { type: 'xstate.done.actor.runErrand', output: { ok: true, done } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'The student has answered again since.' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'Elena Alvarez gave 2 of 10 in the meantime.', newer: theirs } },
    { type: 'errand.wished', errand: { item: first, quality: 0.75, over: 1 } },
    { type: 'newer.kept', id: first?.message_id },
  ],
  context: ({ context: { waiting, results } }) => [
    Math.min(2, waiting.length),
    waiting[0]?.item.message_id,
    isChoosing(results[first?.message_id ?? 0]),
  ],
  limit: 100,
})

const view = { state: 'ready', rows: items, total: 2, facts: null, readAtMs: 0 } as const
const list = { send: () => undefined }

const views = {
  'judging.idle': readsNot('Saving...', 'Not saved yet.', 'A judgement was not saved.'),
  'judging.running': both(reads('Saving...'), readsNot('A judgement was not saved.')),
  'judging.failed': both(reads('A judgement was not saved.', 'Try again', 'Not saved yet.'), readsNot('Saving...')),
}

test('the list of answers shows every moment of judging them and offers every way on', async () => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <AnswerList judging={actor} view={view} list={list} filter={null} isNarrowed={false} now={exampleNow} timeZone="UTC" />,
    gestures: { 'errand.wished': judge, 'newer.kept': press('Keep 2'), 'retry.requested': press('Try again') } satisfies Record<ErrandsEvent<unknown>['type'], Gesture>,
    views,
  })
  // Between two marks one is chosen; nobody gives a third unasked.
  const unoffered = ['errand.wished at judging.running']
  expect(shown).toEqual({ ...shown, seen: Object.keys(views).toSorted(), withoutView: [], unoffered, wrongs: [] })
})

function isChoosing(result: ErrandResult<Judged> | undefined): boolean {
  return result?.ok === false && result.newer !== undefined
}

/** Presses the share of the points at the answer the event is about, or what replaces the mark of somebody else. */
function judge(shown: HTMLElement, { errand }: AnyEventObject): boolean {
  if (errand.over !== undefined) return press('Save 7.5 instead')(shown)
  const group = shown.querySelectorAll('article')[errand.item === first ? 0 : 1]?.querySelector('[data-qualities]')
  return group instanceof HTMLElement && press(`${errand.quality * 10} of 10 points`)(group)
}

/** Answers that are judged by the keyboard, the focus on the first of them; answers what was judged so far. */
async function judgeByKeys(): Promise<unknown[]> {
  const judged: unknown[] = []
  const machine = judgingMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<Judged>, ErrandToRun<Judgement, Judged>>(async ({ input: { errand } }) => {
        judged.push([errand?.item.message_id, errand?.quality])
        return { ok: true, done: { ...done, quality: errand?.quality ?? 0 } }
      }),
    },
  })
  draw(<AnswerList judging={createActor(machine).start()} view={view} list={list} filter={null} isNarrowed={false} now={exampleNow} timeZone="UTC" />)
  await userEvent.tab()
  await userEvent.tab()
  return judged
}

test('with the keys 1 to 5 answers are judged one after the other, without a pointer', async () => {
  const judged = await judgeByKeys()
  await userEvent.keyboard('4')
  await userEvent.keyboard('1')
  await expect.element(page.getByText('7.5 of 10 points.').first()).toBeVisible()
  expect(judged).toEqual([
    [100, 0.75],
    [101, 0],
  ])
})

test('a key that is held judges one answer, and none of those after it', async () => {
  const judged = await judgeByKeys()
  await userEvent.keyboard('{1>3/}')
  await expect.element(page.getByText('7.5 of 10 points.').first()).toBeVisible()
  expect(judged).toEqual([[100, 0]])
})

test('sixty answers in four wordings to one question are judged with four keys, the question drawn once', async () => {
  const [one] = exampleItems(1)
  if (one === undefined) throw new Error('no example')
  const wordings = ['It keeps red light', 'it keeps  red light.', 'Chlorophyll', 'The sun', 'Because']
  const sixty = Array.from({ length: 60 }, (_, index) => ({ ...one, message_id: index, answer: wordings[index % 5] ?? '' }))
  const judged: unknown[] = []
  const machine = judgingMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<Judged>, ErrandToRun<Judgement, Judged>>(async ({ input: { errand } }) => {
        judged.push(errand?.quality)
        return { ok: true, done: { ...done, quality: errand?.quality ?? 0 } }
      }),
    },
  })
  const all = { ...view, rows: sixty, total: 60 }
  draw(<AnswerList judging={createActor(machine).start()} view={all} list={list} filter={null} isNarrowed={false} now={exampleNow} timeZone="UTC" />)
  await userEvent.tab()
  for (const key of ['5', '4', '1', '1']) await userEvent.keyboard(key)
  await expect.element(page.getByText('24 of 24 marked.')).toBeVisible()
  await expect.element(page.getByText('12 of 12 marked.').nth(2)).toBeVisible()
  expect(document.querySelectorAll('h3')).toHaveLength(1)
  expect([1, 0.75, 0].map((quality) => judged.filter((given) => given === quality).length)).toEqual([24, 12, 24])
})
