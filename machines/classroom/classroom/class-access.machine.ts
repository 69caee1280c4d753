import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { MailTold } from '#contract/accounts/mail-waits.ts'
import { type BatchOutput, createBatchMachine } from '#machines/forms/batch/batch.machine.ts'
import { output, received } from '#machines/params.ts'

/** A student as far as their way in is concerned; `hasStartPassword` until they chose a password of their own; not every teacher may replace it. */
export type AccessStudent = { id: number; name: string; username: string; email: string; hasStartPassword: boolean; mayChangeAccount: boolean }

/** What a student's card says; the start password is null where nobody knows it any more. */
export type AccessCard = { studentId: number; name: string; username: string; startPassword: string | null }

/** Facts a class's access reacts to. `students.chosen` carries the ids of all that are chosen now. */
export type ClassAccessEvent =
  | { type: 'students.chosen'; ids: readonly number[] }
  | { type: 'passwords.requested' }
  | { type: 'links.requested' }
  | { type: 'blank.requested' }
  | { type: 'question.confirmed' }
  | { type: 'question.declined' }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'rest.left' }
  | { type: 'cards.printed' }
  | { type: 'access.closed' }

type Context = { students: readonly AccessStudent[]; chosen: readonly number[]; cards: readonly AccessCard[]; mailed: number; waiting: number }
type Made = BatchOutput<AccessStudent, string>
type Mailed = BatchOutput<AccessStudent, MailTold>

/** Makes each student a new start password, which is what is kept of it. */
export const makePasswordsMachine = createBatchMachine<AccessStudent, string>('makePasswords')
/** Mails each student a link that signs them in, and keeps whether it waits for the mail server. */
export const mailLinksMachine = createBatchMachine<AccessStudent, MailTold>('mailLinks')

/**
 * How the students of a class get in, for as long as its dialog is open: new start passwords on cards to print, or a mailed link
 * for each. Those who still have a start password are chosen to begin with. It refuses to do either for nobody or unconfirmed, makes passwords
 * for those whose account may be changed alone, and cards show only passwords that were really made. `closed` ends it.
 * Invariant: No password is replaced and no link mailed before somebody confirmed it, and no card shows a password that was not made.
 * [class-access.walk.test.ts: on every path of a class's access no password is replaced unasked]
 */
export const classAccessMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ClassAccessEvent,
    input: {} as { students: readonly AccessStudent[] },
    tags: {} as 'pending' | 'finished',
    children: {} as { makePasswords: 'makePasswords'; mailLinks: 'mailLinks' },
  },
  actors: {
    /** Makes each of them a new start password. */
    makePasswords: makePasswordsMachine,
    /** Mails each of them a link. */
    mailLinks: mailLinksMachine,
  },
  guards: {
    hasChosen: ({ context }) => context.chosen.length > 0,
    hasChangeable: ({ context }) => changeableOf(context).length > 0,
    isSomeDone: (_, { items }: { items: readonly { status: string }[] }) => items.some(({ status }) => status === 'done'),
  },
  actions: {
    rememberChosen: assign({ chosen: (_, { ids }: { ids: readonly number[] }) => ids }),
    fillCards: assign({ cards: ({ context }) => chosenOf(context).map((student) => cardOf(student, null)) }),
    rememberMade: assign({
      cards: (_, { items }: Made) => items.flatMap(({ status, value, kept }) => (status === 'done' ? [cardOf(value, kept)] : [])),
    }),
    rememberMailed: assign({
      mailed: (_, { items }: Mailed) => items.filter(({ status }) => status === 'done').length,
      waiting: (_, { items }: Mailed) => items.filter(({ kept }) => kept?.waits === true).length,
    }),
    stopMaking: sendTo('makePasswords', { type: 'cancel.requested' }),
    retryMaking: sendTo('makePasswords', { type: 'retry.requested' }),
    leaveMaking: sendTo('makePasswords', { type: 'batch.closed' }),
    stopMailing: sendTo('mailLinks', { type: 'cancel.requested' }),
    retryMailing: sendTo('mailLinks', { type: 'retry.requested' }),
    leaveMailing: sendTo('mailLinks', { type: 'batch.closed' }),
  },
}).createMachine({
  id: 'classAccess',
  context: ({ input: { students } }) => ({
    students,
    chosen: students.flatMap(({ id, hasStartPassword }) => (hasStartPassword ? [id] : [])),
    cards: [],
    mailed: 0,
    waiting: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'students.chosen': { actions: { type: 'rememberChosen', params: received } },
        'passwords.requested': { guard: 'hasChangeable', target: 'askingPasswords' },
        'links.requested': { guard: 'hasChosen', target: 'askingLinks' },
        'blank.requested': { guard: 'hasChosen', actions: 'fillCards', target: 'blankCards' },
        'access.closed': 'closed',
      },
    },
    askingPasswords: { on: { 'question.confirmed': 'making', 'question.declined': 'choosing' } },
    askingLinks: { on: { 'question.confirmed': 'mailing', 'question.declined': 'choosing' } },
    making: {
      tags: 'pending',
      invoke: {
        src: 'makePasswords',
        id: 'makePasswords',
        input: ({ context }) => ({ items: changeableOf(context).map((value) => ({ key: String(value.id), value, kept: null })) }),
        onDone: [
          { guard: { type: 'isSomeDone', params: output }, actions: { type: 'rememberMade', params: output }, target: 'newCards' },
          { target: 'choosing' },
        ],
      },
      on: { 'cancel.requested': { actions: 'stopMaking' }, 'retry.requested': { actions: 'retryMaking' }, 'rest.left': { actions: 'leaveMaking' } },
    },
    mailing: {
      tags: 'pending',
      invoke: {
        src: 'mailLinks',
        id: 'mailLinks',
        input: ({ context }) => ({ items: chosenOf(context).map((value) => ({ key: String(value.id), value, kept: null })) }),
        onDone: [
          { guard: { type: 'isSomeDone', params: output }, actions: { type: 'rememberMailed', params: output }, target: 'mailed' },
          { target: 'choosing' },
        ],
      },
      on: { 'cancel.requested': { actions: 'stopMailing' }, 'retry.requested': { actions: 'retryMailing' }, 'rest.left': { actions: 'leaveMailing' } },
    },
    mailed: { tags: 'finished', on: { 'access.closed': 'closed' } },
    blankCards: { tags: 'finished', on: { 'access.closed': 'closed' } },
    newCards: {
      tags: 'finished',
      initial: 'unprinted',
      on: { 'access.closed': 'closed' },
      states: { unprinted: { on: { 'cards.printed': 'printed' } }, printed: {} },
    },
    closed: { type: 'final', tags: 'finished' },
  },
})

/** A class's access. */
export type ClassAccessActorRef = ActorRefFrom<typeof classAccessMachine>
/** A moment of a class's access. */
export type ClassAccessSnapshot = SnapshotFrom<typeof classAccessMachine>

/** Whether leaving loses something: students nobody has come to yet, or start passwords on cards that were not printed. */
export function wouldLoseAccess(moment: ClassAccessSnapshot): boolean {
  return moment.hasTag('pending') || moment.matches({ newCards: 'unprinted' })
}

function chosenOf({ students, chosen }: Pick<Context, 'students' | 'chosen'>): AccessStudent[] {
  return students.filter(({ id }) => chosen.includes(id))
}

/** The chosen students who can get a new start password from this teacher. */
export function changeableOf(context: Pick<Context, 'students' | 'chosen'>): AccessStudent[] {
  return chosenOf(context).filter(({ mayChangeAccount }) => mayChangeAccount)
}

function cardOf({ id, name, username }: AccessStudent, startPassword: string | null): AccessCard {
  return { studentId: id, name, username, startPassword }
}
