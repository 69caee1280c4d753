import type { Request } from '@playwright/test'
import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type Lane, lanes } from '#machines/forms/batch/batch.items.ts'
import type { BatchEvent } from '#machines/forms/batch/batch.machine.ts'
import { batchWalk } from '#tests/support/walks/forms/batch.ts'
import { type AdditionsStage, boxOf, type EmptyExercise, openAdditions } from '#e2e/walks/stage/additions-stage.ts'
import type { BrowserGesture, Play, Stage, View } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, Line, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'

const Held = v.object({ held: v.record(v.string(), v.nullable(v.number())) })
const Answered = v.object({ output: v.object({ ok: v.boolean() }) })

/** As many exercises as there are lanes, and one that waits. */
const itemCount = lanes.length + 1

const gestures = {
  'cancel.requested': press('Stop'),
  'retry.requested': press(/^(Try again|Continue)$/),
  'batch.closed': press('Leave the rest'),
} satisfies Record<BatchEvent['type'], BrowserGesture<AdditionsStage>>

const failed = 'Failed to add questions to assignments'
const running = reads('Add Question to Exercise', `of ${itemCount} exercises done`, 'Adding...')

// Walked as a question being added to five exercises.
walkInBrowser<AdditionsStage>('batch', {
  walks: [batchWalk],
  usedAs: 'add-questions',
  callers: {},
  open: beginAdding,
  gestures,
  // While it adds, the dialog offers to stop and not to leave.
  leftOut: (event, before) => event.type === 'batch.closed' && before.matches('working'),
  endings: {
    runItem1: answering(1),
    runItem2: answering(2),
    runItem3: answering(3),
    runItem4: answering(4),
  },
  views: {
    'batch.working.course.going': both(running, reads('Stop')),
    'batch.working.course.stopping': both(running, reads('Stopping...'), readsNot(failed)),
    ...Object.fromEntries(lanes.flatMap((lane) => [
      [`batch.working.lane${lane}.idle`, both<AdditionsStage>(running, waits((count) => count < lanes.length))],
      [`batch.working.lane${lane}.working`, both<AdditionsStage>(running, waits((count) => count > 0))],
    ])),
    'batch.partlyDone.failed': both(reads(failed, 'Some exercises did not get them:', 'Try again', 'Leave the rest'), readsNot(`${itemCount} selected`)),
    'batch.partlyDone.stopped': both(reads(`Stopped: ${lanes.length} of ${itemCount} done.`, 'Continue', 'Leave the rest'), readsNot(failed)),
    finished: isWithoutDialog,
  },
  elsewhere: { 'batch.working.course.closing': 'this dialog cannot be left while it adds; lists that can are walked as removals' },
})

/** Opens the dialog, chooses all exercises of the scene in their order, and begins; each one's call is held by itself. */
async function beginAdding(stage: Stage): Promise<AdditionsStage> {
  const world = await openAdditions(stage, { questions: 1, exercises: itemCount })
  const { page, dialog, exercises } = world
  const line = new Line(Object.fromEntries(exercises.map((exercise, index) => [itemAt(index), isInto(exercise)])))
  await line.hold(page)
  for (const exercise of exercises) await boxOf(world, exercise).check()
  await standStill(stage)
  await dialog.getByRole('button', { name: `Add to ${itemCount} exercises` }).click()
  return { ...world, line }
}

/** Answers the call of the item that a lane holds. */
function answering(lane: Lane) {
  return (event: AnyEventObject, before: AnyMachineSnapshot): Play<AdditionsStage> | null => {
    if (!v.is(Answered, event)) return null
    const index = v.parse(Held, before.context).held[lane] ?? 0
    return ends(itemAt(index), event.output.ok ? letThrough : refuseBy429)
  }
}

/** Looks at how many calls wait on the line. */
function waits(isEnough: (count: number) => boolean): View<AdditionsStage> {
  return ({ line, exercises }) => {
    const count = exercises.filter((_, index) => line.heldBy(itemAt(index)).length > 0).length
    return Promise.resolve(isEnough(count) ? null : `${count} calls wait`)
  }
}

function isInto({ id }: EmptyExercise) {
  return (request: Request): boolean => {
    const isAdding = isTo('POST', 'question_definitions/:id/add_to_exercises')(request)
    return isAdding && v.is(v.object({ exercise_ids: v.tuple([v.literal(id)]) }), request.postDataJSON())
  }
}

function itemAt(index: number): string {
  return `item ${index + 1}`
}
