import type { ChatReply } from '#contract/chat/chat-sessions.ts'
import { skipQuestion, startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { builtInSpeaker } from '#server/grading/turn/speaker.ts'
import type { Author } from '#server/ports/author.ts'
import type { Partner } from '#server/ports/partner.ts'
import type { Tutor } from '#server/ports/tutor.ts'
import type { Watching } from '#server/ports/watching.ts'
import type { Settings } from '#server/settings.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'
import { type Asked, seedAssignment, seedExercise } from './exercises.ts'

/** Judges `q.75 anything` as quality .75; `unclear`, `help` and `pending` as themselves, `fail` not at all. Speaks built-in. */
export const scriptedTutor: Tutor = {
  judge: {
    judge: (_, answer) => {
      const [, quality] = /^q(\d?(?:\.\d+)?)(?: |$)/.exec(answer) ?? []
      const outcome = answer === 'unclear' || answer === 'help' || answer === 'pending' ? answer : 'graded'
      if (answer === 'fail') return Promise.reject(new Error('the judge is away'))
      const shared = { remark: null, reply: null, correction: null, ideas: null, normalised: answer, matchedKey: null }
      return Promise.resolve({ ...shared, outcome, rule: 'scripted', quality: outcome === 'graded' ? Number(quality ?? 0) : null })
    },
  },
  speaker: builtInSpeaker,
}

/** What a test may decide about its classroom. */
export type ClassroomOptions = {
  asked?: readonly Asked[]
  config?: NonNullable<Parameters<typeof seedExercise>[3]>
  assignment?: Partial<Parameters<typeof seedAssignment>[1]>
  student?: Parameters<Awaited<ReturnType<typeof createTestApp>>['seedStudent']>[0]
  tutor?: Tutor
  partner?: Partner | null
  author?: Author | null
  settings?: Partial<Settings>
  watching?: Watching
}

/** A teacher, a student and one assignment, with a scripted tutor. */
export async function createClassroom(options: ClassroomOptions = {}) {
  const { asked, config, assignment: given, student: details, settings = {}, watching } = options
  const { tutor = scriptedTutor, partner = null, author = null } = options
  const app = await createTestApp({ tutor, partner, author, settings, ...(watching ? { watching } : {}) })
  const teacher = await app.seedTeacher()
  const student = await app.seedStudent({ teacher, ...details })
  const exercise = await seedExercise(app.db, teacher.id, asked, config)
  const assignment = await seedAssignment(app.db, { teacherId: teacher.id, studentId: student.id, exerciseId: exercise.id, ...given })

  /** Starts or resumes, and plays on from there with fresh state tokens: `next` moves on, anything else is an answer. */
  async function start(as: Person = student, body: BodyInput<typeof startChat> = { assignment_id: assignment.id }) {
    let latest: ChatReply = await app.request(startChat, { as, body })
    const session_id = latest.agent.session_id
    return {
      session_id,
      as,
      latest: () => latest,
      token: () => latest.agent.state_token,
      turn: async (text: string): Promise<ChatReply> => {
        const state = { session_id, state_token: latest.agent.state_token }
        latest =
          text === 'next'
            ? await app.request(skipQuestion, { as, body: state })
            : await app.request(submitAnswer, { as, body: { ...state, answer: text, client_attempt_id: `attempt of ${state.state_token}` } })
        return latest
      },
    }
  }

  return { app, teacher, student, exercise, assignment, start }
}
