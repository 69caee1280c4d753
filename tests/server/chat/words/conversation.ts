import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { chatWords, WordsLine } from '#contract/chat/chat-words.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createClassroom, type ClassroomOptions } from '#tests/server/chat/classroom.ts'
import type { Person } from '#tests/support/school/people.ts'
import { type Move, startModelServer } from '#tests/support/model-server.ts'

const leaf = 'Why does a plant need its leaves?\n\nMust mention: sunlight / light; sugar / glucose\nHint: Think of what shines on them.\nHint: It is a kind of food.'

/** `patienceMs` is how long a model may take to begin and to end; without it, short where its first moves hang. */
type PartnerRoom = Omit<ClassroomOptions, 'partner' | 'tutor'> & { hasConsent?: boolean; restMs?: number; patienceMs?: number }

/** A class with consent, one student in it, and a scripted model that makes these moves. */
export async function withPartner(moves: readonly Move[], { hasConsent = true, restMs = 60_000, patienceMs, ...options }: PartnerRoom = {}) {
  const model = await startModelServer(...moves)
  const mostMs = patienceMs ?? (moves.includes('hangs') ? 300 : 60_000)
  const named = { tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null }
  const partner = partnerOf(named, { turnMs: 60_000, firstMs: mostMs, patienceMs: mostMs, restMs })
  const room = await createClassroom({ asked: [{ title: 'Leaves', prompt: leaf, subject: 'Science', set: { attemptsBeforeCorrections: 8, attemptsBeforeAnswers: 9, attemptsBeforeMovingOn: 10 } }], ...options, tutor: builtInTutor, partner })
  const { app, teacher, student } = room
  const [group] = await app.db.insert(classes).values({ teacherId: teacher.id, name: '7b', modelConsentAt: hasConsent ? app.clock.now() : null }).returning()
  await app.db.insert(classMembers).values({ classId: group?.id ?? 0, studentId: student.id })

  /** Hears the words of a message to their end. */
  async function listen(messageId: number, as: Person = student) {
    const response = await app.send(chatWords, { as, params: { message_id: messageId } })
    const lines = (await response.text()).trim().split('\n')
    return lines.map((line) => v.parse(WordsLine, JSON.parse(line)))
  }

  const play = await room.start()

  /** Says something, and answers the tutor's turn as it came at once. */
  async function say(text: string) {
    const reply = await play.turn(text)
    const turn = reply.agent.full_context.find(({ role }) => role === 'assistant')
    if (!turn) throw new Error('the tutor said nothing')
    return { reply, turn }
  }

  const takeBackConsent = () => app.db.update(classes).set({ modelConsentAt: null }).where(eq(classes.id, group?.id ?? 0))
  return { ...room, model, play, say, listen, takeBackConsent }
}

/** The sentences among lines, as one text. */
export function spoken(lines: readonly WordsLine[]): string {
  return lines.flatMap((line) => (line.kind === 'sentence' ? [line.text] : [])).join(' ')
}
