import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate'
import { chatSessionMachine, type ChatSessionSnapshot } from '#machines/chat/chat-session/chat-session.machine.ts'
import { draftQuestion, draftSession } from '#machines/chat/chat-session/chat-session.selectors.ts'
import { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import { createChatSessionActors } from '#src/actors/chat/chat-session.actors.ts'
import { createClockActors } from '#src/actors/sessions/clock.actors.ts'
import { createDraftStore } from '#src/actors/sessions/draft-store.ts'
import { newId } from '#src/actors/forms/ids.ts'
import type { CallWatch } from '#src/api/call-watch.ts'
import { createApi } from '#src/api/client.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import type { createClassroom } from '#tests/server/chat/classroom.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

type Room = Awaited<ReturnType<typeof createClassroom>>
const quiet = fromCallback<{ type: 'never' }, undefined>(() => undefined)

/** What a request meets on its way: it arrives, is lost before, or its answer is lost after. */
export type Line = 'good' | 'lost request' | 'lost reply'

/** The browser a page lives in. With `root` it talks to an address on the network, else to the server in this process. */
export type PageOptions = { storage?: Storage; root?: string }

/** One page with its own storage on a student's session, against the real server. */
export async function openPage(room: Room, { storage = fakeStorage(), root }: PageOptions = {}) {
  let line: Line = 'good'
  const token = await room.app.tokenOf(room.student)
  const clock = createServerClock(() => room.app.clock.now().getTime())
  const inProcess: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (line === 'lost request') throw new TypeError('Failed to fetch')
    const response = await room.app.app.request(request)
    if (line === 'lost reply') throw new TypeError('Failed to fetch')
    return response
  }
  const where = root === undefined ? { root: 'http://school.example/api', fetch: inProcess } : { root }
  const waited = new Set<() => void>()
  const calls: CallWatch = {
    begin(abort) {
      waited.add(abort)
      return () => waited.delete(abort)
    },
    watch: () => () => undefined,
    giveUp: () => undefined,
    isBusy: () => waited.size > 0,
    hear: () => undefined,
    listen: () => undefined,
  }
  const api = createApi({ ...where, readToken: () => token, timeZone: () => 'UTC', calls })
  const drafts = createDraftStore({ personId: room.student.id, storage, nowMs: clock.nowMs, newId })
  const stillClock = clockMachine.provide({
    actors: { ...createClockActors({ api, clock }), tickSeconds: fromCallback<{ type: 'never' }, { fromMs: number }>(() => undefined), watchTab: quiet },
  })
  const provided = createChatSessionActors({ api, clock, drafts, onStarted: () => undefined, onJudged: () => undefined })
  const actors = { ...provided, clock: stillClock, uploadDrafts: quiet, watchLine: quiet }
  const waits = new SimulatedClock()
  const actor = createActor(chatSessionMachine.provide({ actors }), {
    clock: waits,
    input: { exerciseId: room.exercise.id, assignmentId: room.assignment.id, mayBegin: true, isTeacher: false },
  }).start()

  function until(isSo: (moment: ChatSessionSnapshot) => boolean) {
    return waitFor(actor, isSo)
  }

  function placeOf(moment: ChatSessionSnapshot) {
    return { sessionId: draftSession(moment) ?? 0, question: draftQuestion(moment) }
  }

  function type(text: string) {
    drafts.write(placeOf(actor.getSnapshot()), text)
  }

  await until((moment) => moment.matches('open'))
  return {
    actor,
    waits,
    until,
    /** Cancels what the page waits for. */
    cancelWaiting: () => waited.forEach((abort) => abort()),
    drafts,
    type,
    typed: () => drafts.read(placeOf(actor.getSnapshot())),
    lineIs: (state: Line) => {
      line = state
    },
    send: (text: string) => {
      type(text)
      actor.send({ type: 'answer.submitted' })
      return until((next) => !next.matches({ open: { turn: 'sending' } }))
    },
  }
}
