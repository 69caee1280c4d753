import { expect, test } from 'vitest'
import * as v from 'valibot'
import { assign, createMachine, type AnyActorLogic, type AnyMachineSnapshot } from 'xstate'
import type { ChatEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import { ChatPage } from '#src/app/chat/chat-page.tsx'
import { keptAs } from '#src/screens/chat/chat-screen.example.tsx'
import { both, busy, either, type Gesture, press, reads, readsNot, type, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { toursOf } from '#tests/support/walking/tours.ts'
import { sessionGestures } from '#tests/support/walking/session-gestures.ts'
import { sessionViews } from '#tests/support/walks/sessions/session-views.ts'
import { chatSessionWalk } from '#tests/support/walks/chat/chat-session.ts'

/** What happens to a session without a gesture on its page. */
type Fact = 'tab.woke' | 'line.lost' | 'line.restored' | 'time.up' | 'answer.undelivered' | 'session.continuedElsewhere'

const Times = v.object({ startedAtMs: v.number(), deadlineAtMs: v.nullable(v.number()), nowMs: v.number() })

const gestures = {
  'begin.requested': press('Start'),
  'answer.submitted': either(press('Send answer'), sendByEnter),
  'hint.requested': press('Ask for a hint'),
  'example.requested': press('Show me one like this'),
  'next.requested': either(press('Next Question'), press('Click here to complete your assignment')),
  'skip.requested': either(press('Skip without it'), press('Turn in without it'), skipOverNothing),
  'skip.requestedOverText': skipOverText,
  'skip.cancelled': press('Keep answering'),
  ...sessionGestures,
} satisfies Record<Exclude<ChatEvent['type'], Fact>, Gesture>

const isLoading = reads('Loading your assignment...')
const isOffline = reads("You're offline.")
const isUnanswered = reads("The server isn't answering.")

const views: Record<string, View> = {
  ...sessionViews('chatSession', { reads, readsNot, both, isShut }),
  elsewhere: both(isShut, reads('This assignment was continued in another tab or on another device, or your teacher allowed a fresh start.', 'Continue here')),
  'chatSession.open.exit.confirming': reads('Abandon Assignment?', 'Keep working', 'Leave for now', 'Yes, Abandon'),
  'chatSession.open.exit.leaving': both(reads('Abandon Assignment?'), busy('Leaving...')),
  'chatSession.loading.restoring': isLoading,
  answering: boxFollowsLine,
  'chatSession.open.turn.askingToSend': reads('Send your answer first?', 'Send answer', 'Keep answering'),
  'chatSession.open.turn.accepted': both(boxFollowsLine, offersNext),
  'chatSession.open.turn.settled': both(isShut, offersNext),
  'chatSession.open.turn.sending.taking': both(isShut, busy('Sending...')),
  'chatSession.open.turn.sending.delivering': both(isShut, busy('Sending...')),
  'chatSession.open.turn.nextQuestion': both(isShut, busy('Loading...')),
  'chatSession.open.line.away.idle': isOffline,
  'chatSession.open.line.away.cut': both(isOffline, reads('Queued')),
  'chatSession.open.line.away.waiting': both(isUnanswered, reads('Queued')),
  'chatSession.open.line.away.resending': isUnanswered,
  'chatSession.timedOut.lastAnswer.submittingDraft.taking': isShut,
  'chatSession.timedOut.lastAnswer.submittingDraft.delivering': isShut,
  'chatSession.timedOut.lastAnswer.submittingDraft.waiting': isShut,
  'chatSession.timedOut.lastAnswer.submittingDraft.closing': isShut,
  'chatSession.timedOut.lastAnswer.submittingDraft.closingLater': isShut,
  lastAnswerEnded: isShut,
  'chatSession.done': isShut,
}

/** What a session allows and its page leaves out: help once nothing depends on it, and sending again while a notice of two seconds stands. */
const leftOut = [
  'hint.requested at chatSession.open.turn.accepted',
  'retry.requested at chatSession.timedOut.lastAnswer.submittingDraft.closingLater',
  'retry.requested at chatSession.timedOut.lastAnswer.submittingDraft.waiting',
]

const drafts = { read: () => '', write: () => undefined, kept: keptAs('typing') }

test('the session screen shows every moment of a session and offers every way on', async () => {
  const shown = await walkScreen({
    walk: chatSessionWalk,
    ways: toursOf(chatSessionWalk),
    mount: ({ actor }) => <ChatPage session={actor} drafts={drafts} now={new Date('2026-11-20T15:00:00.000Z')} timeZone="America/New_York" onPractice={() => undefined} />,
    gestures,
    views,
    options: { replace: (control) => ({ clock: stoppedClock(control('clock', () => (output) => output)) }) },
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 34, withoutView: [], unoffered: leftOut, wrongs: [] })
})

/** A clock that stands still and ends with whatever the path says. */
function stoppedClock(ending: AnyActorLogic): AnyActorLogic {
  return createMachine({
    id: 'stoppedClock',
    context: ({ input }) => ({ ...v.parse(Times, input), announcedSeconds: null, output: null }),
    initial: 'standing',
    states: {
      standing: {
        invoke: {
          src: ending,
          id: 'clock',
          input: ({ context }) => context,
          onDone: { target: 'ended', actions: assign({ output: ({ event }) => event.output }) },
        },
      },
      ended: { type: 'final' },
    },
    output: ({ context }) => context.output,
  })
}

function sendByEnter(page: HTMLElement): boolean {
  if (!type(page, 'textarea', 'x = 4')) return false
  page.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  return true
}

function skipOverNothing(page: HTMLElement): boolean {
  type(page, 'textarea', '')
  return press('Skip')(page)
}

function skipOverText(page: HTMLElement): boolean {
  return type(page, 'textarea', 'x = 4') && press('Skip')(page)
}

function isShut(page: HTMLElement): string | null {
  return page.querySelector('textarea:not([readonly])') === null ? null : 'the box is open'
}

function boxFollowsLine(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const box = page.querySelector('textarea')
  if (box === null) return 'there is no box'
  return box.readOnly === moment.matches({ open: { line: 'elsewhere' } }) ? null : `the box is ${box.readOnly ? 'shut' : 'open'}`
}

function offersNext(page: HTMLElement): string | null {
  return /Next Question|Click here to complete your assignment/.test(page.textContent) ? null : 'Next is not offered'
}
