import { skipSpoken, startAccent, submitTake, type AccentAgent } from '#contract/accent/accent-sessions.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'
import { type Asked, seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { recordingOf, scriptedSpeech } from './speech.ts'

/** A script to be spoken, as one question of an exercise. */
export function script(title: string, prompt: string, set: Asked['set'] = {}): Asked {
  return { title, prompt, subject: 'English', type: 'ACCENT_TRAINING', set }
}

/** Three scripts of ten points each; none may be skipped. */
export const threeScripts = [
  script('Hello', 'Good morning.\n\nVoice: en-GB\nHint: Smile.\nExplain: Said until noon.'),
  script('Tea', 'A cup of tea.'),
  script('Bye', 'See you soon.'),
]

/** What a test may decide about its spoken classroom. */
export type SpokenOptions = {
  asked?: readonly Asked[]
  /** Whether the school agreed that the voices of the student's class are kept; it did unless told otherwise. */
  hasConsent?: boolean
  config?: NonNullable<Parameters<typeof seedExercise>[3]>
  assignment?: Partial<Parameters<typeof seedAssignment>[1]>
}

/** A teacher, a student and one spoken assignment, with a scripted voice and scorer. */
export async function createSpokenClassroom({ asked = threeScripts, hasConsent = true, config, assignment: given }: SpokenOptions = {}) {
  const app = await createTestApp({ speech: scriptedSpeech })
  const teacher = await app.seedTeacher()
  const student = await app.seedStudent({ teacher })
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: 'Voices', voiceConsentAt: hasConsent ? app.clock.now() : null }).returning()
  const classId = group?.id ?? 0
  await app.db.insert(classMembers).values({ classId, studentId: student.id })
  const exercise = await seedExercise(app.db, teacher.id, asked, config)
  const assignment = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, ...given })

  /** Starts or resumes, and plays on from there with fresh state tokens. */
  async function start(as: Person = student, body: BodyInput<typeof startAccent> = { assignment_id: assignment.id }) {
    const begun = await app.request(startAccent, { as, body })
    let agent: AccentAgent = begun.agent
    const state = () => ({ session_id: agent.session_id, state_token: agent.state_token })
    return {
      begun,
      session_id: agent.session_id,
      agent: () => agent,
      state,
      take: async (loudness: number) => {
        const reply = await app.request(submitTake, { as, body: { ...state(), file: recordingOf(loudness), client_attempt_id: `take ${agent.state_token}` } })
        agent = reply.agent
        return reply
      },
      next: async (defer = false) => {
        const reply = await app.request(skipSpoken, { as, body: { ...state(), defer } })
        agent = reply.agent
        return reply
      },
    }
  }

  return { app, teacher, student, classId, exercise, assignment, start }
}
