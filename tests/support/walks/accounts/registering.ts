import { registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const draft = { name: 'Ines Ferreira', email: 'ines@school.example', age: '38', username: 'InesFerreira38', isOwnUsername: false }

/** Every moment of a registration that is only short of its passwords. */
export const registeringWalk = walkMachine(registeringMachine, {
  input: { draft },
  events: [
    { type: 'field.changed', field: 'password', text: 'harbour7' },
    { type: 'field.changed', field: 'confirmPassword', text: 'harbour7' },
    { type: 'xstate.done.actor.register', output: { ok: true } },
    { type: 'xstate.done.actor.register', output: { ok: false, isTaken: true, sentence: null, fields: { username: 'Username already exists' } } },
    { type: 'xstate.done.actor.register', output: { ok: false, isTaken: false, sentence: 'Too many requests.', fields: {} } },
    { type: 'xstate.done.actor.signIn', output: { ok: true } },
    { type: 'xstate.done.actor.signIn', output: { ok: false } },
  ],
  context: ({ context: { typed, fields, sentence, isUnanswered } }) => [typed.password, typed.confirmPassword, fields, sentence, isUnanswered],
  limit: 200,
})
