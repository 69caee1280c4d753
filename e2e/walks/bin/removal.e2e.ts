import type { Locator } from '@playwright/test'
import * as v from 'valibot'
import type { RemovalEvent } from '#machines/bin/removal/removal.machine.ts'
import { ExercisesScreen } from '#e2e/screens/exercises.screen.ts'
import { removalWalk } from '#tests/support/walks/bin/removal.ts'
import type { BrowserGesture, View } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill, untilSeen } from '#e2e/walks/stage/playing.ts'
import { make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

type World = TeacherStage & { exercises: ExercisesScreen; title: string; id: number }

const Something = v.object({ items: v.pipe(v.array(v.unknown()), v.minLength(1)) })
const AllDeleted = v.object({ output: v.object({ items: v.array(v.object({ status: v.literal('done') })) }) })
const AllBack = v.object({ output: v.object({ sentence: v.null() }) })

const gestures = {
  'removal.requested': ({ exercises, title }) => exercises.act(title, 'Delete'),
  'removal.confirmed': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  'removal.cancelled': press(/^(Cancel|Stop)$/),
  // Both belong to the list of what could not be deleted, which is the bulk action's.
  'removal.left': null,
  'retry.requested': null,
  'undo.requested': async (world) => {
    await world.ask('DELETE', `exercises/${world.id}`)
    await world.page.getByRole('button', { name: 'Recently deleted' }).click()
    await untilSeen(world, restoreButton(world))
    await restoreButton(world).click()
  },
} satisfies Record<RemovalEvent['type'], BrowserGesture<World>>

// Walked on the list of exercises.
walkInBrowser<World>('removal', {
  walks: [removalWalk],
  callers: { removeItems: isTo('DELETE', 'exercises/:id'), restoreItems: isTo('POST', 'bin/:id/restore') },
  open: async (stage) => {
    const teaching = await signInTeacher(stage)
    const { page, line, student } = teaching
    const exercises = new ExercisesScreen(page)
    const title = `Walk Away (${student.username})`
    const id = await make(teaching, 'exercises', { title, grade_level: 5 })
    await line.hold(page)
    await exercises.open(`?q=(${student.username})`)
    await exercises.row(title).waitFor()
    await standStill(stage)
    return { ...teaching, exercises, title, id }
  },
  gestures,
  // Nothing can be asked for behind a dialog, and what is deleted can be asked for once.
  leftOut: (event, before) =>
    (event.type === 'removal.requested' && !v.is(Something, event)) || (event.type === 'undo.requested' && !before.matches('idle')),
  endings: {
    removeItems: (event) => (v.is(AllDeleted, event) ? ends('removeItems', letThrough) : null),
    restoreItems: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('restoreItems', refuse)
      return ends('restoreItems', v.is(AllBack, event) ? letThrough : refuseBy429)
    },
  },
  views: {
    'removal.idle': both(reads('Exercises'), readsNot('Are you sure')),
    'removal.confirming': reads('Delete Exercise', 'Are you sure you want to delete', 'Cancel'),
    'removal.removing': reads('Delete Exercise', 'Deleting...', 'Stop'),
    'removal.restoring': both<World>(reads('Recently deleted'), isRestorable(false)),
    'removal.restoreFailed': both<World>(reads('Could not bring it back.', 'It is kept for 30 days.'), isRestorable(true)),
  },
})

/** Says whether what was deleted can be brought back now. */
function isRestorable(wanted: boolean): View<World> {
  return async (world) => ((await restoreButton(world).isEnabled()) === wanted ? null : `Restore ${wanted ? 'cannot' : 'can'} be pressed`)
}

function restoreButton({ exercises, title }: Pick<World, 'exercises' | 'title'>): Locator {
  return exercises.dialog('Recently deleted').getByRole('button', { name: `Restore ${title}` })
}
