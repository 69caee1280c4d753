import { createActor, fromCallback } from 'xstate'
import { type CallsAbandoned, usualWaitMs, type WaitingActorRef, waitingMachine } from '#machines/forms/waiting/waiting.machine.ts'
import { type AppUpdateActorRef, appUpdateMachine } from '#machines/operations/app-update/app-update.machine.ts'
import { type LastSeenActorRef, lastSeenMachine } from '#machines/operations/last-seen/last-seen.machine.ts'
import type { CallWatch } from '#src/api/call-watch.ts'
import { createAppUpdateActors } from './app-update.actors.ts'
import { createAnswerNews } from './answer-news.ts'

/** What is followed on every page: what people wait for, the app's version, and where the lists come from. */
export type Following = { waiting: WaitingActorRef; update: AppUpdateActorRef; lastSeen: LastSeenActorRef }

/** Starts to follow it, with the calls that are under way or were answered already. Load it lazily. */
export function followPage(calls: CallWatch): Following {
  const news = createAnswerNews(calls)
  const watchCalls = fromCallback<CallsAbandoned, undefined>(({ sendBack, receive }) => {
    receive(({ ids }) => calls.giveUp(ids))
    return calls.watch(usualWaitMs, sendBack)
  })
  return {
    waiting: createActor(waitingMachine.provide({ actors: { watchCalls } })).start(),
    update: createActor(appUpdateMachine.provide({ actors: createAppUpdateActors({ news, isBusy: calls.isBusy }) })).start(),
    lastSeen: createActor(lastSeenMachine.provide({ actors: { watchAnswers: news.watchAnswers } })).start(),
  }
}
