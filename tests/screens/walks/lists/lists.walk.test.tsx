import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import { newExerciseMachine } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import type { PagedListEvent, pagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { type ReadingEvent, type readingMachine, readingView } from '#machines/lists/reading/reading.machine.ts'
import { NewExerciseDialog } from '#src/screens/exercises/list/new-exercise-dialog.tsx'
import { AddToExercisesDialog } from '#src/screens/questions/library/add-to-exercises-dialog.tsx'
import { exampleExercises, exampleStanding } from '#src/screens/questions/library/example-exercises.ts'
import { RecordsScreen } from '#src/screens/operations/records-screen.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, searchFor, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { pagedListWalk } from '#tests/support/walks/lists/paged-list.ts'
import { readingWalk } from '#tests/support/walks/lists/reading.ts'
import { submissionEvents } from '#tests/support/walks/forms/submission.ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

function nothing(): void {}

test('what a page reads is waited for, shown or asked for again', async () => {
  function Records({ reading }: { reading: ActorRefFrom<typeof readingMachine> }) {
    const view = useSelector(reading, readingView<string>, (one, other) => one.mode === other.mode)
    const counts = { since: '2026-10-21T19:31:00.000Z', results: [{ name: 'guide.viewed', place: null, count: 3, last_at: '2026-11-20T19:31:00.000Z' }] }
    return (
      <RecordsScreen
        view={view.mode === 'ready' ? { mode: 'ready', found: counts } : view}
        timeZone="America/New_York"
        onRetry={() => reading.send({ type: 'retry.requested' })}
      />
    )
  }
  const isRead = readsNot('Loading counts...', 'Failed to fetch counts')
  const shown = await walkScreen({
    walk: readingWalk,
    mount: ({ actor }) => <Records reading={actor} />,
    gestures: { 'retry.requested': press('Try again') } satisfies Record<Exclude<ReadingEvent['type'], 'page.looked_at'>, Gesture>,
    views: {
      'reading.reading': both(reads('Loading counts...'), readsNot('Failed to fetch counts')),
      'reading.read.resting': isRead,
      'reading.read.checking': isRead,
      'reading.failed': both(reads('Failed to fetch counts', 'Try again'), readsNot('Loading counts...')),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 4, withoutView: [], unoffered: [], wrongs: [] })
})

/** What happens to a list without a gesture: these follow writes. */
type Fact = 'refresh.requested' | 'row.changed' | 'rows.removed'

test('a list shows every moment of being read, narrowed and read further, and offers every way on', async () => {
  function Exercises({ list }: { list: ActorRefFrom<typeof pagedListMachine> }) {
    const view = useSelector(list, pagedListView<{ id: number }, string, null>, isSameList)
    const words = useSelector(list, ({ context }: SnapshotFrom<typeof pagedListMachine>) => context.query)
    return (
      <AddToExercisesDialog
        questions={{ ids: [1], type: 'FREE_FORM' }}
        standingOf={({ question_ids: asked, has_accent_training: isSpoken }) => exampleStanding(asked, isSpoken)}
        list={{ ...view, rows: view.rows.flatMap(({ id }) => exampleExercises.slice(id - 1, id)) }}
        words={words}
        chosen={[]}
        view={{ mode: 'choosing' }}
        onSearch={(query) => list.send({ type: 'query.changed', query })}
        onMore={() => list.send({ type: 'more.requested' })}
        onRetryList={() => list.send({ type: 'retry.requested' })}
        onToggle={nothing}
        onAdd={nothing}
        onStop={nothing}
        onRetry={nothing}
        onLeave={nothing}
        onClose={nothing}
      />
    )
  }
  const failed = 'Failed to fetch exercises'
  const whole = readsNot('Loading exercises...', failed)
  const shown = await walkScreen({
    walk: pagedListWalk,
    mount: ({ actor }) => <Exercises list={actor} />,
    gestures: {
      'query.changed': (page, { query }) => searchFor(page, 'Search exercises', query),
      'more.requested': press('Show more'),
      'retry.requested': press('Try again'),
    } satisfies Record<Exclude<PagedListEvent<unknown, unknown>['type'], Fact>, Gesture>,
    views: {
      'pagedList.opening.loading': reads('Loading exercises...'),
      'pagedList.opening.failed': reads(failed, 'Try again'),
      'pagedList.listed.ready': both(whole, atRest, (page) => looksForOthers(page, false)),
      'pagedList.listed.searching': both(whole, readsNot('Show more'), (page) => looksForOthers(page, true)),
      'pagedList.listed.stale': both(reads(failed, 'Try again'), readsNot('Show more')),
      'pagedList.listed.loadingMore': busy('Loading more...'),
      'pagedList.listed.moreFailed': both(atRest, reads(failed, 'Try again', 'Show more')),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 7, withoutView: [], unoffered: [], wrongs: [] })
})

test('making an exercise shows every moment of it and keeps what was entered', async () => {
  const exercise = { title: 'Plants', gradeLevel: 5, themes: [], questionIds: [1] }
  function NewExercise({ form }: { form: ActorRefFrom<typeof newExerciseMachine> }) {
    const { sentence, fields } = useSelector(form, ({ context }) => context)
    return (
      <NewExerciseDialog
        fields={exercise}
        offeredThemes={[]}
        chosen={1}
        canCreate
        isBusy={useSelector(form, (snapshot) => snapshot.hasTag('pending'))}
        isDraft={false}
        sentence={sentence}
        errors={fields}
        picker={null}
        onChange={nothing}
        onCreate={() => form.send({ type: 'values.submitted', values: exercise })}
        onStartOver={nothing}
        onClose={nothing}
      />
    )
  }
  const dialog = reads('New Exercise', 'With 1 question')
  const kept = 'What you entered is still here.'
  const shown = await walkScreen({
    // Without a title or a grade the button cannot be pressed, and the way to try again is the button itself.
    walk: walkMachine(newExerciseMachine, {
      events: submissionEvents([exercise], { exerciseId: 7 }),
      raised: ['retry.requested', 'values.changed'],
      limit: 20,
    }),
    mount: ({ actor }) => <NewExercise form={actor} />,
    gestures: { 'values.submitted': press('Create Exercise') },
    views: {
      'newExercise.editing': both(dialog, atRest, readsNot(kept)),
      'newExercise.saving': both(dialog, busy('Creating...')),
      'newExercise.refused': both(dialog, atRest, reads('Not now.', kept)),
      'newExercise.failed': both(dialog, atRest, reads('Failed to create exercise. Please try again.', kept)),
      'newExercise.saved': both(dialog, atRest),
    },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 5, withoutView: [], unoffered: [], wrongs: [] })
})

/** Says whether the list of exercises is marked as about to change. */
function looksForOthers(page: HTMLElement, isExpected: boolean): string | null {
  const isMarked = page.querySelector('ul[aria-label="Exercises"]')?.getAttribute('aria-busy') === 'true'
  return isMarked === isExpected ? null : `the list is ${isMarked ? 'marked' : 'not marked'}`
}
