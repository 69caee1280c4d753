import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import type { ReviewItem } from '#contract/review/review.ts'
import type { ErrandResult, ErrandsActorRef, ErrandsEvent, ErrandToRun } from '#machines/review/review/errands.machine.ts'
import { type Judged, type Judgement, judgingMachine } from '#machines/review/review/review.ts'
import { AnswerList, JudgedAnswers, JudgingTools } from '#src/app/review/review-page.tsx'
import { exampleAlike, exampleItems, exampleNow, exampleQuestion } from '#src/screens/review/example-review.ts'
import { draw } from '#tests/screens/chat/draw.tsx'
import { both, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'

const three = exampleItems(3)
const items = three.map((item) => ({ ...item, answer: item === three[2] ? 'other' : 'the same' }))
const [one, two, other] = items
const same = { group: one?.message_id, items: [one, two] }
const alone = { group: other?.message_id, items: [other] }

const done: Judged = { message_id: 100, quality: 0.75, score: 7.5, points: 10, assignment_score: 75, version: 1 }
const theirs: Judged = { message_id: 101, quality: 0.2, score: 2, points: 10, assignment_score: null, version: 1, by: 'Elena Alvarez' }

const walk = walkMachine(judgingMachine, {
  events: [
    { type: 'errand.wished', errand: { ...same, quality: 0.75 } },
    { type: 'errand.wished', errand: { ...alone, quality: 0 } },
    { type: 'xstate.done.actor.runErrand', output: { ok: true, done: [done] } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: 'The student has answered again since.' } },
    { type: 'xstate.done.actor.runErrand', output: { ok: false, sentence: '1 of these answers was marked by Elena Alvarez in the meantime.', newer: [theirs] } },
    { type: 'errand.wished', errand: { ...same, quality: 0.75, over: { 101: 1 } } },
    { type: 'errand.wished', errand: { ...same, items: [one], quality: 0.75, kept: [theirs] } },
  ],
  // Taking a mark back is played below, as what can be taken back has no end.
  raised: ['last.undone'],
  context: ({ context: { waiting, results } }) => [
    Math.min(2, waiting.length),
    waiting[0]?.group,
    isChoosing(results[one?.message_id ?? 0]),
  ],
  limit: 100,
})

const view = { state: 'ready', rows: [exampleQuestion(3)], total: 1, facts: null, readAtMs: 0 } as const
const list = { send: () => undefined }

type ListProps = { judging: ErrandsActorRef<Judgement, readonly Judged[]>; answers?: readonly ReviewItem[] }

function List({ judging, answers = items }: ListProps) {
  const shared = { judging, items: answers, now: exampleNow, timeZone: 'UTC', onReadAgain: () => undefined }
  return (
    <AnswerList
      {...{ judging, view, list }}
      isNarrowed={false}
      drawQuestion={(question) => <JudgedAnswers {...shared} question={question} />}
    />
  )
}

const views = {
  'judging.idle': readsNot('Saving...', 'Not saved yet.', 'A judgement was not saved.'),
  'judging.running': both(reads('Saving...'), readsNot('A judgement was not saved.')),
  'judging.failed': both(reads('A judgement was not saved.', 'Try again', 'Not saved yet.'), readsNot('Saving...')),
}

test('the list of answers shows every moment of judging them and offers every way on', async () => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => <List judging={actor} />,
    gestures: { 'errand.wished': judge, 'retry.requested': press('Try again') } satisfies Partial<Record<ErrandsEvent<unknown>['type'], Gesture>>,
    views,
  })
  // Between two marks one is chosen; nobody gives a third unasked.
  const unoffered = ['errand.wished at judging.running']
  expect(shown).toEqual({ ...shown, seen: Object.keys(views).toSorted(), withoutView: [], unoffered, wrongs: [] })
})

function isChoosing(result: ErrandResult<readonly Judged[]> | undefined): boolean {
  return result?.ok === false && result.newer !== undefined
}

/** Presses the share of the points at the answer the event is about, or what replaces the mark of somebody else. */
function judge(shown: HTMLElement, { errand }: AnyEventObject): boolean {
  if (errand.over !== undefined) return press('Give 7.5 to all 2')(shown)
  if (errand.kept !== undefined) return press('Keep it, give 7.5 to the other one')(shown)
  const group = shown.querySelectorAll('article')[errand.group === one?.message_id ? 0 : 1]?.querySelector('[data-qualities]')
  return group instanceof HTMLElement && press(`${errand.quality * 10} of 10 points`)(group)
}

/** Past what the tutor knows of the question, to the first points. */
async function tabToPoints(): Promise<void> {
  await userEvent.tab()
  await userEvent.tab()
}

/** A list in which every mark is taken; `judged` fills with what was judged, in its order. */
function judgingThatTakesAll() {
  const judged: unknown[] = []
  const machine = judgingMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<readonly Judged[]>, ErrandToRun<Judgement, readonly Judged[]>>(async ({ input: { errand } }) => {
        judged.push([errand?.group, errand?.quality])
        return { ok: true, done: [{ ...done, quality: errand?.quality ?? null }] }
      }),
    },
  })
  return { judging: createActor(machine).start(), judged }
}

/** Answers that are judged by the keyboard, the focus on the first of them; answers what was judged so far. */
async function judgeByKeys(): Promise<unknown[]> {
  const { judging, judged } = judgingThatTakesAll()
  draw(<List judging={judging} answers={exampleItems(3)} />)
  await tabToPoints()
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

test('the keys begin at the first answer without a mark, come back for one that was passed over, and then change no mark', async () => {
  const { judging, judged } = judgingThatTakesAll()
  draw(
    <>
      <JudgingTools judging={judging} filter={null} />
      <List judging={judging} answers={exampleItems(3)} />
    </>,
  )
  await page.getByRole('button', { name: 'Use the keys' }).click()
  for (const key of ['j', '4', '1', '5', '2', '3']) await userEvent.keyboard(key)
  await expect.element(page.getByText('3 of 3 answers marked')).toBeVisible()
  expect(judged).toEqual([[101, 0.75], [102, 0], [100, 1]])
})

test('a key that is held judges one answer, and none of those after it', async () => {
  const judged = await judgeByKeys()
  await userEvent.keyboard('{1>3/}')
  await expect.element(page.getByText('7.5 of 10 points.').first()).toBeVisible()
  expect(judged).toEqual([[100, 0]])
})

test('sixty answers in four wordings to one question are judged with four keys, the question drawn once', async () => {
  const judged: unknown[] = []
  const machine = judgingMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<readonly Judged[]>, ErrandToRun<Judgement, readonly Judged[]>>(async ({ input: { errand } }) => {
        judged.push([errand?.items.length, errand?.quality])
        return { ok: true, done: (errand?.items ?? []).map(({ message_id }) => ({ ...done, message_id, quality: errand?.quality ?? 0 })) }
      }),
    },
  })
  draw(<List judging={createActor(machine).start()} answers={exampleAlike(60)} />)
  await tabToPoints()
  for (const key of ['5', '4', '1', '1']) await userEvent.keyboard(key)
  await expect.element(page.getByText('24 of 24 marked.')).toBeVisible()
  await expect.element(page.getByText('12 of 12 marked.').nth(2)).toBeVisible()
  expect(document.querySelectorAll('h3')).toHaveLength(1)
  await expect.element(page.getByText('60 of 60 answers marked')).toBeVisible()
  expect(judged).toEqual([[24, 1], [12, 0.75], [12, 0], [12, 0]])
})

test('Z takes the last mark back, and the focus is at its answer again', async () => {
  const judged = await judgeByKeys()
  await userEvent.keyboard('4')
  await userEvent.keyboard('1')
  await userEvent.keyboard('z')
  await expect.element(page.getByText('1 of 3 answers marked')).toBeVisible()
  await expect.element(page.getByText('Taken back. It waits again.')).toBeVisible()
  await userEvent.keyboard('2')
  await expect.element(page.getByText('2 of 3 answers marked')).toBeVisible()
  expect(judged).toEqual([[100, 0.75], [101, 0], [101, null], [101, 0.25]])
})
