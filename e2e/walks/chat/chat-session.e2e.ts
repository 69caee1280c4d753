import * as v from 'valibot'
import { expect } from '#e2e/fixtures.ts'
import type { ChatEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import { ChatScreen } from '#e2e/screens/chat.screen.ts'
import { chatSessionWalk } from '#tests/support/walks/chat/chat-session.ts'
import { sessionViews } from '#tests/support/walks/sessions/session-views.ts'
import type { BrowserGesture, Step, View } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { both, isAt, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, nothing, press, untilSeen } from '#e2e/walks/stage/playing.ts'
import { walkAnswers } from '#e2e/walks/stage/school.ts'
import { sessionCallers, sessionEndings, sessionGestures } from '#e2e/walks/stage/session-playing.ts'
import { moveEnding, openSession, outcomeOf, type SessionStage, startEnding } from '#e2e/walks/stage/session-stage.ts'

type World = SessionStage & { chat: ChatScreen }

const gestures = {
  ...sessionGestures,
  'begin.requested': press('Start'),
  'answer.submitted': async ({ chat }, rest) => {
    await chat.box.fill(answerFor(rest))
    await chat.box.press('Enter')
  },
  'hint.requested': press(/hint/i),
  'example.requested': press(/one like this/i),
  'next.requested': ({ chat }) => chat.nextButton.click(),
  'skip.requested': async ({ chat, page }) => {
    await chat.box.fill('')
    await chat.bar.getByRole('button', { name: /^Skip/ }).click()
    // The only question is the last one, over which nobody skips unasked.
    const turnIn = page.getByRole('button', { name: 'Turn in without it' })
    await untilSeen({ page }, turnIn)
    await turnIn.click()
  },
  'skip.requestedOverText': async ({ chat }) => {
    await chat.box.fill(walkAnswers.wrong)
    await chat.bar.getByRole('button', { name: /^Skip/ }).click()
  },
  'skip.cancelled': press('Keep answering'),
  'answer.undelivered': null,
} satisfies Record<ChatEvent['type'], BrowserGesture<World>>

const callers = {
  ...sessionCallers('chat'),
  startChat: isTo('POST', 'chat/start'),
  submitAnswer: isTo('POST', 'chat/submit'),
  skipQuestion: isTo('POST', 'chat/skip'),
}

const isOffline = reads("You're offline.")
const isUnanswered = reads("The server isn't answering.")
walkInBrowser<World>('chat-session', {
  walks: [chatSessionWalk],
  callers,
  open: async (stage, path) => {
    const chat = new ChatScreen(stage.page)
    return { ...(await openSession(stage, 'chat', path, hasUnsent(path) ? () => leaveUnsent(chat, answerFor(path)) : null)), chat }
  },
  gestures,
  endings: {
    ...sessionEndings,
    startChat: (event, _, path) => startEnding('startChat', event, path),
    // What this browser keeps is read at once: nothing where a student begins, else what could not be delivered before a reload.
    readUnsent: ({ output }) => (output === null || isOfFirstQuestion(output) ? nothing : null),
    takeDraft: ({ output }, before) => (before.matches('timedOut') === (output === null) ? nothing : null),
    submitAnswer: (event) => {
      const { reply } = outcomeOf(event)
      if (reply === undefined) return moveEnding('submitAnswer', event)
      return reply.agent.status === 'active' ? ends('submitAnswer', letThrough) : null
    },
    skipQuestion: (event) => (outcomeOf(event).reply?.agent.status === 'active' ? null : moveEnding('skipQuestion', event)),
  },
  views: {
    ...sessionViews<View<World>>('chatSession', { reads, readsNot, both, isShut }),
    elsewhere: both(isShut, reads('This assignment was continued in another tab or on another device, or your teacher allowed a fresh start.', 'Continue here')),
    'chatSession.open.exit.confirming': reads('Abandon Assignment?', 'Keep working', 'Leave for now', 'Yes, Abandon'),
    answering: isOpen,
    'chatSession.open.turn.askingToSend': reads('Send your answer first?', 'Send answer', 'Keep answering'),
    'chatSession.open.turn.accepted': both(isOpen, offersNext),
    'chatSession.open.turn.settled': both(isShut, offersNext),
    'chatSession.open.turn.sending.delivering': both(isShut, reads('Sending...')),
    'chatSession.open.turn.nextQuestion': both(isShut, reads('Loading...')),
    'chatSession.open.line.away.idle': isOffline,
    'chatSession.open.line.away.cut': both(isOffline, reads('Queued')),
    'chatSession.open.line.away.waiting': both(isUnanswered, reads('Queued')),
    'chatSession.open.line.away.resending': isUnanswered,
    'chatSession.timedOut.lastAnswer.submittingDraft.delivering': isShut,
    'chatSession.timedOut.lastAnswer.submittingDraft.waiting': isShut,
    'chatSession.timedOut.lastAnswer.submittingDraft.closing': isShut,
    'chatSession.timedOut.lastAnswer.submittingDraft.closingLater': isShut,
    lastAnswerEnded: isShut,
    'chatSession.done': isAt(/^\/(student|accent\/\d+)$/),
  },
  passing: {
    'chatSession.loading.restoring': 'what this browser keeps is read in one turn, before anything is drawn',
    'chatSession.open.turn.sending.taking': 'the typed text is taken in one turn, before anything is drawn',
    'chatSession.timedOut.lastAnswer.submittingDraft.taking': 'the typed text is taken in one turn, before anything is drawn',
  },
})

async function isShut({ page }: World): Promise<string | null> {
  return (await page.locator('textarea:not([readonly])').count()) === 0 ? null : 'the box is open'
}

async function isOpen({ page }: World): Promise<string | null> {
  return (await page.locator('textarea').count()) > 0 ? null : 'there is no box'
}

async function offersNext({ chat }: World): Promise<string | null> {
  return (await chat.nextButton.isVisible()) ? null : 'Next is not offered'
}

/** The answer that the server grades as the path says; a wrong one where nobody grades it. */
function answerFor(rest: readonly Step[]): string {
  const graded = rest.map(({ event }) => outcomeOf(event)).find(({ kind }) => kind === 'delivered')?.reply?.agent
  if (graded === undefined || !graded.current_question_set_state.should_move_to_next_question) return walkAnswers.wrong
  return graded.current_question_state.next_attempt_worth === null ? walkAnswers.right : walkAnswers.enough
}

function hasUnsent(path: readonly Step[]): boolean {
  return path.some(({ event }) => event.type === 'xstate.done.actor.readUnsent' && event['output'] !== null)
}

function isOfFirstQuestion(attempt: unknown): boolean {
  return v.is(v.object({ question: v.literal('0.0') }), attempt)
}

/** Leaves an answer in this browser that could not be delivered, as a reload finds it. */
async function leaveUnsent({ page, box, bar }: ChatScreen, answer: string): Promise<void> {
  await page.route('**/api/chat/submit', (call) => refuse(call))
  await box.fill(answer)
  await box.press('Enter')
  await expect(bar.getByRole('button', { name: 'Queued' })).toBeVisible()
  page.once('dialog', (question) => void question.accept())
  await page.unroute('**/api/chat/submit')
}
