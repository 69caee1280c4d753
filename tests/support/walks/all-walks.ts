import type { AnyStateMachine } from 'xstate'
import type { Walk } from '#tests/support/walking/walk.ts'

/** A walk of any machine. */
export type AnyWalk = Walk<AnyStateMachine>

/**
 * Every machine by its file's name, and the walks that together take all of it. A machine's walks are worked out when they are
 * first asked for.
 */
export const allWalks = {
  'accent-session': () => import('#tests/support/walks/accent/accent-session.ts').then((file) => file.accentSessionWalks()),
  'app-update': () => import('#tests/support/walks/operations/app-update.ts').then((file) => [file.appUpdateWalk]),
  assigning: () => import('#tests/support/walks/assignments/assigning.ts').then((file) => [file.assigningWalk, file.assigningFromRowWalk]),
  'at-work': () => import('#tests/support/walks/classroom/at-work.ts').then((file) => [file.atWorkWalk]),
  auth: () => import('#tests/support/walks/accounts/auth.ts').then((file) => [file.authWalk]),
  batch: () => import('#tests/support/walks/forms/batch.ts').then((file) => [file.batchWalk, file.emptyBatchWalk]),
  'chat-session': () => import('#tests/support/walks/chat/chat-session.ts').then((file) => [file.chatSessionWalk]),
  'class-access': () => import('#tests/support/walks/classroom/class-access.ts').then((file) => [file.classAccessWalk]),
  classroom: () => import('#tests/support/walks/classroom/classroom.ts').then((file) => [file.classroomWalk]),
  clock: () => import('#tests/support/walks/sessions/clock.ts').then((file) => [file.clockWalk]),
  errands: () => import('#tests/support/walks/review/errands.ts').then((file) => [file.errandsWalk]),
  'exercise-editor': () => import('#tests/support/walks/exercises/exercise-editor.ts').then((file) => file.exerciseEditorWalks),
  'exercise-save': () => import('#tests/support/walks/exercises/exercise-save.ts').then((file) => [file.exerciseSaveWalk]),
  gradebook: () => import('#tests/support/walks/classroom/gradebook.ts').then((file) => [file.gradebookWalk]),
  'last-seen': () => import('#tests/support/walks/operations/last-seen.ts').then((file) => [file.lastSeenWalk]),
  leaving: () => import('#tests/support/walks/forms/leaving.ts').then((file) => [file.losingWalk, file.freeWalk]),
  'magic-link': () => import('#tests/support/walks/accounts/magic-link.ts').then((file) => [file.magicLinkWalk, file.magicLinkWalkWithoutToken]),
  marking: () => import('#tests/support/walks/review/marking.ts').then((file) => [file.markingWalk]),
  'new-exercise': () => import('#tests/support/walks/exercises/new-exercise.ts').then((file) => [file.newExerciseWalk]),
  'new-password': () => import('#tests/support/walks/accounts/new-password.ts').then((file) => [file.newPasswordWalk]),
  'own-take': () => import('#tests/support/walks/accent/own-take.ts').then((file) => [file.ownTakeWalk, file.absentTakeWalk]),
  'paged-list': () => import('#tests/support/walks/lists/paged-list.ts').then((file) => [file.pagedListWalk]),
  placing: () => import('#tests/support/walks/classroom/placing.ts').then((file) => [file.movingWalk, file.takingOutWalk]),
  playback: () => import('#tests/support/walks/accent/playback.ts').then((file) => [file.playbackWalk, file.mutePlaybackWalk]),
  practice: () => import('#tests/support/walks/sessions/practice.ts').then((file) => [file.practiceWalk]),
  'profile-editing': () => import('#tests/support/walks/accounts/profile-editing.ts').then((file) => [file.profileEditingWalk]),
  'question-additions': () => import('#tests/support/walks/questions/question-additions.ts').then((file) => [file.questionAdditionsWalk]),
  'question-draft': () => import('#tests/support/walks/questions/question-draft.ts').then((file) => [file.questionEditWalk, file.questionPreviewWalk]),
  'question-picker': () => import('#tests/support/walks/questions/question-picker.ts').then((file) => [file.questionPickerWalk, file.lockedPickerWalk, file.resumedPickerWalk]),
  'question-ideas': () => import('#tests/support/walks/questions/question-ideas.ts').then((file) => [file.questionIdeasWalk]),
  'question-test': () => import('#tests/support/walks/questions/question-test.ts').then((file) => [file.questionTestWalk]),
  reading: () => import('#tests/support/walks/lists/reading.ts').then((file) => [file.readingWalk]),
  recorder: () => import('#tests/support/walks/accent/recorder.ts').then((file) => [file.recorderWalk]),
  recovering: () => import('#tests/support/walks/accounts/recovering.ts').then((file) => [file.recoveringWalk]),
  registering: () => import('#tests/support/walks/accounts/registering.ts').then((file) => [file.registeringWalk]),
  removal: () => import('#tests/support/walks/bin/removal.ts').then((file) => [file.removalWalk]),
  'roster-import': () => import('#tests/support/walks/classroom/roster-import.ts').then((file) => [file.rosterImportWalk]),
  sample: () => import('#tests/support/walks/welcome/sample.ts').then((file) => [file.sampleWalk]),
  submission: () => import('#tests/support/walks/forms/submission.ts').then((file) => [file.submissionWalk]),
  tracking: () => import('#tests/support/walks/dashboard/tracking.ts').then((file) => [file.trackingWalk]),
  'tutor-words': () => import('#tests/support/walks/chat/tutor-words.ts').then((file) => [file.tutorWordsWalk]),
  waiting: () => import('#tests/support/walks/forms/waiting.ts').then((file) => [file.waitingWalk]),
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
