import { classAccessMachine } from '#machines/classroom/classroom/class-access.machine.ts'
import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const maya = { id: 1, name: 'Maya Okafor', username: 'mayaokafor', email: 'maya@school.example', hasStartPassword: true, mayChangeAccount: true }
const liam = { id: 2, name: 'Liam Chen', username: 'liamchen', email: 'liam@school.example', hasStartPassword: true, mayChangeAccount: false }

/** What a bulk action left of one of them. */
function itemOf(value: typeof maya, status: 'done' | 'failed', kept: string | MailTold | null = null) {
  return { key: String(value.id), value, kept, status, sentence: status === 'failed' ? 'The account is gone' : null, fields: {} }
}

/** Every moment of the way in of a class of two, both with a start password, one with an account of another teacher. */
export const classAccessWalk = walkMachine(classAccessMachine, {
  input: { students: [maya, liam] },
  events: [
    { type: 'students.chosen', ids: [1, 2] },
    { type: 'students.chosen', ids: [2] },
    { type: 'students.chosen', ids: [] },
    { type: 'xstate.done.actor.makePasswords', output: { items: [itemOf(maya, 'done', 'harbour-violet-71')] } },
    { type: 'xstate.done.actor.makePasswords', output: { items: [itemOf(maya, 'failed')] } },
    { type: 'xstate.done.actor.mailLinks', output: { items: [itemOf(maya, 'done', { sent: true })] } },
    { type: 'xstate.done.actor.mailLinks', output: { items: [itemOf(maya, 'done', { sent: true, waits: true })] } },
    { type: 'xstate.done.actor.mailLinks', output: { items: [itemOf(maya, 'failed')] } },
  ],
  context: ({ context }) => [context.chosen, context.cards.map(({ startPassword }) => startPassword), context.mailed, context.waiting],
  limit: 300,
})
