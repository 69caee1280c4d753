import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import { failedWish, type TrackingActorRef, type TrackingEvent, trackingMachine } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { exampleCounts, exampleList, exampleWatched } from '#src/screens/dashboard/example-dashboard.ts'
import { StudentsTracker } from '#src/screens/dashboard/students-tracker.tsx'
import { both, type Gesture, press, reads, readsNot, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'

const list = exampleList(exampleWatched.slice(4, 5), exampleCounts)
const now = new Date('2026-11-20T20:00:00Z')

function nothing(): void {}

function Tracker({ tracking }: { tracking: TrackingActorRef }) {
  const moment = useSelector(tracking, (snapshot) => snapshot)
  return (
    <StudentsTracker
      list={list}
      words=""
      show="tracked"
      wished={moment.context.wished}
      failed={failedWish(moment)}
      now={now}
      timeZone="America/New_York"
      onSearch={nothing}
      onShow={nothing}
      onToggle={({ id, name }, isTracked) => tracking.send({ type: 'tracking.wished', wish: { id, name, isTracked } })}
      onSession={nothing}
      onMore={nothing}
      onRetry={nothing}
      onRetryTracking={() => tracking.send({ type: 'retry.requested' })}
    />
  )
}

const gestures = { 'tracking.wished': press('Ethan'), 'retry.requested': press('Try again') } satisfies Record<TrackingEvent['type'], Gesture>
const noBand = readsNot('Failed to')
const views: Record<string, View> = {
  'tracking.idle': both(noBand, showsWish),
  'tracking.saving': both(noBand, showsWish),
  'tracking.failed': both(reads('Ethan Brooks', 'Nothing else was changed.', 'Try again'), showsWish),
}

/** Says whether toggle and count show what is wished, or what holds again after a failure. */
function showsWish(page: HTMLElement, moment: Parameters<View>[1]): string | null {
  const isTracked = moment.context.wished[5] === true
  const isPressed = page.querySelector('button[aria-pressed="true"]') !== null
  if (isPressed !== isTracked) return `the toggle is ${isPressed ? 'on' : 'off'}`
  return page.textContent.includes(isTracked ? '5 tracked of 62' : '4 tracked of 62') ? null : 'the count says something else'
}

test('the watch-list shows every moment of a toggle, at once and back again, and offers every way on', async () => {
  const wish = { id: 5, name: 'Ethan Brooks', isTracked: true }
  const walk = walkMachine(trackingMachine, {
    events: [{ type: 'tracking.wished', wish }],
    context: ({ context }) => Math.min(2, context.waiting.length),
    limit: 50,
  })
  const shown = await walkScreen({ walk, mount: ({ actor }) => <Tracker tracking={actor} />, gestures, views })
  expect({ ...shown, paths: 0, steps: 0 }).toEqual({
    paths: 0,
    steps: 0,
    seen: ['tracking.failed', 'tracking.idle', 'tracking.saving'],
    withoutView: [],
    unoffered: [],
    wrongs: [],
  })
})
