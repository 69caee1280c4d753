import { fromCallback, type AnyActorLogic } from 'xstate'
import * as v from 'valibot'
import type { ChatSessionSnapshot } from '#machines/chat/chat-session/chat-session.machine.ts'
import { isInputEnabled } from '#machines/chat/chat-session/chat-session.selectors.ts'
import type { ChatEvent, DraftEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import { questionKey } from '#machines/chat/chat-session/chat-session.state.ts'
import { createDraftStore } from '#src/actors/sessions/draft-store.ts'
import type { Live, LiveOptions } from '#tests/support/walking/live.ts'
import type { Path } from '#tests/support/walking/walk.ts'

const sessionId = 71
const typedText = 'x = 4'
const gestures: ChatEvent['type'][] = [
  'answer.submitted',
  'next.requested',
  'skip.requested',
  'exit.requested',
  'exit.confirmed',
  'exit.cancelled',
  'retry.requested',
  'continueHere.requested',
  'home.requested',
]
const DraftCall = v.object({ sessionId: v.number(), question: v.string(), stateToken: v.string(), text: v.nullable(v.string()) })
const Attempt = v.object({
  clientAttemptId: v.string(),
  text: v.string(),
  typedAt: v.string(),
  question: v.string(),
  stateToken: v.string(),
  isTyped: v.boolean(),
})
const Submission = v.object({ attempt: v.object({ clientAttemptId: v.string(), text: v.string() }) })

/**
 * A person who types whenever the box is open, with the real draft store behind it, and who notices every broken promise of
 * the session: a lost text, a second send, an answer sent again after it was acknowledged or not sent at all, a box open at
 * the wrong time, a failure without a way on, a finished session that opens again.
 */
export function createTypist() {
  const wrongs = new Set<string>()
  let run = newRun()
  let runPath: Path | null = null

  function newRun() {
    let count = 0
    const newId = () => `attempt-${(count += 1)}`
    return {
      newId,
      drafts: createDraftStore({ personId: 7, storage: null, nowMs: () => 0, newId }),
      typed: new Set<string>(),
      acknowledged: new Set<string>(),
      isFinished: false,
      checkedCalls: 0,
    }
  }

  function actors(control: Parameters<NonNullable<LiveOptions['replace']>>[0]): Record<string, AnyActorLogic> {
    return {
      readUnsent: control('readUnsent', () => (told) => {
        const unsent = v.safeParse(Attempt, told)
        if (!unsent.success) return null
        const attempt = { ...unsent.output, clientAttemptId: run.newId() }
        run.drafts.settle({ type: 'attempt.queued', sessionId, attempt })
        run.typed.add(attempt.question)
        return attempt
      }),
      takeDraft: control('takeDraft', (input) => {
        const taken = run.drafts.take(v.parse(DraftCall, input))
        return (told) => {
          if (told === null && taken !== null) run.drafts.settle({ type: 'attempt.returned', sessionId, attempt: taken })
          return told === null ? null : taken
        }
      }),
      keepDrafts: fromCallback<DraftEvent>(({ receive }) =>
        receive((event) => {
          run.drafts.settle(event)
          if (event.type !== 'attempt.acknowledged') return
          run.acknowledged.add(event.attempt.clientAttemptId)
          if (event.attempt.isTyped) run.typed.delete(event.attempt.question)
        }),
      ),
    }
  }

  function check(moment: ChatSessionSnapshot, live: Live, { path }: { path: Path }): void {
    if (runPath !== path) run = newRun()
    runPath = path
    checkCalls(live)
    checkMoment(moment)
    type(moment)
    for (const question of run.typed) if (!isKept(question)) wrongs.add(`the text of question ${question} is lost`)
  }

  function checkCalls(live: Live): void {
    for (const { src, input } of live.calls.slice(run.checkedCalls)) {
      const sent = v.safeParse(Submission, input)
      if (src === 'submitAnswer' && !sent.success) wrongs.add('a send without an answer')
      if (sent.success && run.acknowledged.has(sent.output.attempt.clientAttemptId)) wrongs.add('an acknowledged answer was sent again')
    }
    run.checkedCalls = live.calls.length
  }

  function checkMoment(moment: ChatSessionSnapshot): void {
    const isTryOpen = moment.matches({ open: { turn: 'active' } }) || moment.matches({ open: { turn: 'accepted' } })
    const sends = Object.keys(moment.children).filter((id) => id === 'submitAnswer' || id === 'skipQuestion')
    if (sends.length > 1) wrongs.add('two sends at once')
    if (isInputEnabled(moment) && !isTryOpen) wrongs.add('the box is open where no try is')
    if (moment.context.attempt !== null && moment.can({ type: 'answer.submitted' })) wrongs.add('a second send while one is on its way')
    const isBeingSent = moment.matches({ open: { turn: 'sending' } }) || moment.matches({ open: { line: 'away' } })
    if (moment.matches('open') && moment.context.attempt !== null && !isBeingSent) wrongs.add('an answer on its way that nobody sends')
    if (moment.matches('timedOut') && (isInputEnabled(moment) || moment.can({ type: 'answer.submitted' }))) wrongs.add('new text after zero')
    if (moment.hasTag('failed') && !gestures.some((type) => moment.can({ type }))) wrongs.add(`no way on from ${JSON.stringify(moment.value)}`)
    if (run.isFinished && (moment.matches('open') || moment.matches('loading'))) wrongs.add('a finished session opened again')
    run.isFinished ||= moment.matches('complete') || moment.matches('timedOut')
  }

  function type(moment: ChatSessionSnapshot): void {
    const place = { sessionId, question: questionKey(moment.context) }
    if (!isInputEnabled(moment) || run.drafts.read(place) !== '') return
    run.drafts.write(place, typedText)
    run.typed.add(place.question)
  }

  function isKept(question: string): boolean {
    const unsent = run.drafts.unsent(sessionId)
    return run.drafts.read({ sessionId, question }).includes(typedText) || (unsent?.question === question && unsent.text === typedText)
  }

  return { actors, check, wrongs: () => [...wrongs] }
}
