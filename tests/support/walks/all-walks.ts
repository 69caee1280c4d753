import type { AnyStateMachine } from 'xstate'
import type { Walk } from '#tests/support/walk.ts'

/** A walk of any machine. */
export type AnyWalk = Walk<AnyStateMachine>

/**
 * Every machine by its file's name, and the walks that together take all of it. A machine's walks are worked out when they are
 * first asked for.
 */
export const allWalks = {
  'accent-session': () => import('./accent-session.ts').then((file) => file.accentSessionWalks()),
  assigning: () => import('./assigning.ts').then((file) => [file.assigningWalk, file.assigningFromRowWalk]),
  auth: () => import('./auth.ts').then((file) => [file.authWalk]),
  batch: () => import('./batch.ts').then((file) => [file.batchWalk, file.emptyBatchWalk]),
  'chat-session': () => import('./chat-session.ts').then((file) => [file.chatSessionWalk]),
  'class-access': () => import('./class-access.ts').then((file) => [file.classAccessWalk]),
  classroom: () => import('./classroom.ts').then((file) => [file.classroomWalk]),
  clock: () => import('./clock.ts').then((file) => [file.clockWalk]),
  errands: () => import('./errands.ts').then((file) => [file.errandsWalk]),
  'exercise-editor': () => import('./exercise-editor.ts').then((file) => file.exerciseEditorWalks),
  'exercise-save': () => import('./exercise-save.ts').then((file) => [file.exerciseSaveWalk]),
  leaving: () => import('./leaving.ts').then((file) => [file.losingWalk, file.freeWalk]),
  'magic-link': () => import('./magic-link.ts').then((file) => [file.magicLinkWalk, file.magicLinkWalkWithoutToken]),
  marking: () => import('./marking.ts').then((file) => [file.markingWalk]),
  'new-exercise': () => import('./new-exercise.ts').then((file) => [file.newExerciseWalk]),
  'new-password': () => import('./new-password.ts').then((file) => [file.newPasswordWalk]),
  'own-take': () => import('./own-take.ts').then((file) => [file.ownTakeWalk, file.absentTakeWalk]),
  'paged-list': () => import('./paged-list.ts').then((file) => [file.pagedListWalk]),
  placing: () => import('./placing.ts').then((file) => [file.movingWalk, file.takingOutWalk]),
  playback: () => import('./playback.ts').then((file) => [file.playbackWalk, file.mutePlaybackWalk]),
  'profile-editing': () => import('./profile-editing.ts').then((file) => [file.profileEditingWalk]),
  'question-additions': () => import('./question-additions.ts').then((file) => [file.questionAdditionsWalk]),
  'question-draft': () => import('./question-draft.ts').then((file) => [file.questionEditWalk, file.questionPreviewWalk]),
  'question-picker': () => import('./question-picker.ts').then((file) => [file.questionPickerWalk, file.lockedPickerWalk, file.resumedPickerWalk]),
  'question-test': () => import('./question-test.ts').then((file) => [file.questionTestWalk]),
  reading: () => import('./reading.ts').then((file) => [file.readingWalk]),
  recorder: () => import('./recorder.ts').then((file) => [file.recorderWalk]),
  recovering: () => import('./recovering.ts').then((file) => [file.recoveringWalk]),
  registering: () => import('./registering.ts').then((file) => [file.registeringWalk]),
  removal: () => import('./removal.ts').then((file) => [file.removalWalk]),
  'roster-import': () => import('./roster-import.ts').then((file) => [file.rosterImportWalk]),
  sample: () => import('./sample.ts').then((file) => [file.sampleWalk]),
  submission: () => import('./submission.ts').then((file) => [file.submissionWalk]),
  tracking: () => import('./tracking.ts').then((file) => [file.trackingWalk]),
  waiting: () => import('./waiting.ts').then((file) => [file.waitingWalk]),
} satisfies Record<string, () => Promise<readonly AnyWalk[]>>

/** A machine's name on the command line: that of its file. */
export type MachineName = keyof typeof allWalks

/** Whether some text names a machine. */
export function isMachineName(text: string): text is MachineName {
  return Object.hasOwn(allWalks, text)
}

/** Every machine's name, in the order of the alphabet. */
export const machineNames: readonly MachineName[] = Object.keys(allWalks).filter(isMachineName).toSorted()

/** The walks of one machine. */
export function walksOf(name: MachineName): Promise<readonly AnyWalk[]> {
  return allWalks[name]()
}
