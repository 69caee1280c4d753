import * as v from 'valibot'
import { getProfile } from '#contract/accounts/auth.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listNotes } from '#contract/assignments/notes.ts'
import { listClassWeeks, listWatched } from '#contract/dashboard/dashboard.ts'
import { endpoint } from '#contract/endpoint.ts'
import { getPractice } from '#contract/sessions/practice.ts'

/** What a student's start page begins with, in one answer: each part is what its own call answers without a search. */
export const getStudentStart = endpoint({
  method: 'GET',
  path: '/start/student',
  summary: 'All that a student’s start page begins with',
  status: 200,
  reply: v.object({ profile: getProfile.reply, assignments: listAssignments.reply, practice: getPractice.reply, notes: listNotes.reply }),
})

/** What a teacher's start page begins with, in one answer: the watch-list, the first five of their work and their classes' week. */
export const getTeacherStart = endpoint({
  method: 'GET',
  path: '/start/teacher',
  summary: 'All that a teacher’s start page begins with',
  status: 200,
  reply: v.object({ profile: getProfile.reply, students: listWatched.reply, assignments: listAssignments.reply, classes: listClassWeeks.reply }),
})
