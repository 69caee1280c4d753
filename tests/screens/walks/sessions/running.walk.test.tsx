import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { lanes } from '#machines/forms/batch/batch.items.ts'
import type { BatchEvent, batchMachine } from '#machines/forms/batch/batch.machine.ts'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import type { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import { isSameTime, shownTime } from '#machines/sessions/clock/clock.selectors.ts'
import { SessionTimer } from '#src/screens/chat/session-timer.tsx'
import { AddToExercisesDialog } from '#src/screens/questions/library/add-to-exercises-dialog.tsx'
import { exampleExercises } from '#src/screens/questions/library/example-exercises.ts'
import { atRest, both, busy, either, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { toursOf } from '#tests/support/walking/tours.ts'
import { batchWalk } from '#tests/support/walks/forms/batch.ts'
import { clockWalk } from '#tests/support/walks/sessions/clock.ts'
import type { ActorRefFrom } from 'xstate'

test('the time of a session is shown at every moment of its clock', async () => {
  function Time({ clock }: { clock: ActorRefFrom<typeof clockMachine> }) {
    return <SessionTimer time={useSelector(clock, shownTime, isSameTime)} className="" />
  }
  const shown = await walkScreen({
    walk: clockWalk,
    mount: ({ actor }) => <Time clock={actor} />,
    gestures: {},
    views: {
      'clock.running.face.countingDown': showsLeft,
      'clock.running.face.countingUp': showsSpent,
      'clock.running.server.trusting': showsTime,
      'clock.running.server.reading': showsTime,
      'clock.running.server.confirming': showsTime,
      'clock.stopped': showsTime,
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 6, withoutView: [], unoffered: [], wrongs: [] })
})

test('a bulk action shows how far it is, can be stopped, and leaves what failed to be tried again or not', async () => {
  function Adding({ batch }: { batch: ActorRefFrom<typeof batchMachine> }) {
    const moment = useSelector(batch, (now) => now)
    if (moment.matches('finished')) return <p>All done.</p>
    return (
      <AddToExercisesDialog
        questions={{ ids: [1], type: 'FREE_FORM' }}
        standingOf={() => ({ isOpen: true, toAdd: 1, already: 0 })}
        list={{ state: 'ready', rows: exampleExercises, total: exampleExercises.length, facts: null, readAtMs: 0 }}
        words=""
        chosen={exampleExercises.map(({ id }) => id)}
        view={batchView(moment, 'done', (value, sentence) => ({ title: String(value), sentence }))}
        onSearch={nothing}
        onMore={nothing}
        onRetryList={nothing}
        onToggle={nothing}
        onAdd={nothing}
        onStop={() => batch.send({ type: 'cancel.requested' })}
        onRetry={() => batch.send({ type: 'retry.requested' })}
        onLeave={() => batch.send({ type: 'batch.closed' })}
        onClose={nothing}
      />
    )
  }
  const running = both(busy('Adding...'), showsProgress, readsNot('Leave the rest'))
  const shown = await walkScreen({
    walk: batchWalk,
    ways: toursOf(batchWalk),
    mount: ({ actor }) => <Adding batch={actor} />,
    gestures: {
      'cancel.requested': press('Stop'),
      'retry.requested': either(press('Try again'), press('Continue')),
      'batch.closed': press('Leave the rest'),
    } satisfies Record<BatchEvent['type'], Gesture>,
    views: {
      'batch.working.course.going': both(running, reads('Stop')),
      'batch.working.course.closing': running,
      'batch.working.course.stopping': both(running, busy('Stopping...'), reads('Stopping... '), readsNot(failed)),
      ...Object.fromEntries(lanes.flatMap((lane) => [
        [`batch.working.lane${lane}.idle`, running],
        [`batch.working.lane${lane}.working`, running],
      ])),
      'batch.partlyDone.failed': both(atRest, saysWhatBecame, reads(failed, 'Try again', 'Leave the rest'), readsNot('Stopped')),
      'batch.partlyDone.stopped': both(atRest, saysHowFar, reads('Continue', 'Leave the rest'), readsNot(failed)),
      finished: reads('All done.'),
    },
  })
  // Whoever leaves the page while it works is asked there: `leaving-removal.test.tsx`.
  const unoffered = ['batch.closed at batch.working.course.going', 'batch.closed at batch.working.course.stopping']
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 14, withoutView: [], unoffered, wrongs: [] })
})

const failed = 'Failed to add questions to assignments'

function nothing(): void {}

function clockFace(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function showsLeft(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const { deadlineAtMs, nowMs } = moment.context
  return reads(clockFace(Math.max(0, Math.ceil((deadlineAtMs - nowMs) / 1000))))(page, moment)
}

function showsSpent(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const { startedAtMs, nowMs } = moment.context
  return reads(clockFace(Math.floor((nowMs - startedAtMs) / 1000)))(page, moment)
}

function showsTime(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return (moment.context.deadlineAtMs === null ? showsSpent : showsLeft)(page, moment)
}

function countOf(moment: AnyMachineSnapshot, status: string): number {
  return moment.context.items.filter((item: { status: string }) => item.status === status).length
}

function showsProgress(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return reads(`${countOf(moment, 'done')} of ${moment.context.items.length} exercises done`)(page, moment)
}

function saysHowFar(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return reads(`Stopped: ${countOf(moment, 'done')} of ${moment.context.items.length} done.`)(page, moment)
}

function saysWhatBecame(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  return reads(`${countOf(moment, 'done')} done`)(page, moment)
}
