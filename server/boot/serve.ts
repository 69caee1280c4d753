import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import type { DemoAccount } from '#server/demo/people.ts'
import type { Deps } from '#server/deps.ts'
import type { Environment } from '#server/environment.ts'
import { builtInSpeaker } from '#server/grading/turn/speaker.ts'
import { runAfterAnswer } from '#server/http/after-answer.ts'
import { inlinedIn } from '#server/http/security-headers.ts'
import { staticFiles } from '#server/http/static.ts'
import { judgingThreads } from '#server/judging/judging-threads.ts'
import { warmUp } from '#server/judging/warm-up.ts'
import { authorOf } from '#server/language-model/model-author.ts'
import { modelLine } from '#server/language-model/model-line.ts'
import { markerOf } from '#server/language-model/model-marker.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { hearMaintenance } from '#server/operations/maintenance-server.ts'
import { systemClock } from '#server/ports/clock.ts'
import { randomIds } from '#server/ports/ids.ts'
import { createMailer } from '#server/ports/create-mailer.ts'
import { createWatching } from '#server/ports/watching.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { settleSecret } from '#server/secret.ts'
import { localSpeech } from '#server/speech/local-speech.ts'
import { settleDemo } from './demo.ts'
import { startJobs } from './jobs.ts'
import { listen } from './listen.ts'
import { tellOfOpenDoors } from './open-doors.ts'

/** A running server: where it answers, the accounts of its demo school (none in a real one), and how to end it with nothing lost. */
export type RunningServer = { port: number; accounts: readonly DemoAccount[]; stop: () => Promise<void> }

/** The web app as a build leaves it, beside the bundle. */
const builtWebApp = fileURLToPath(new URL('../web', import.meta.url))

/** Opens the database, mounts the app and listens. Rejects with a `StartRefusal`, having let go of everything, when it cannot. */
export async function startServer(environment: Environment, log: Logger): Promise<RunningServer> {
  const [opened] = await Promise.all([openDatabase({ ...environment, onRoom: tellOfRoom(log) }), warmedUp()])
  try {
    const settings = { ...environment, jwtSecret: settleSecret(environment) }
    const speech = localSpeech(settings.dataDir)
    const judging = judgingThreads()
    const tutor = { judge: judging, speaker: builtInSpeaker }
    const watching = createWatching()
    const line = modelLine(settings.tutorParallel)
    const marker = markerOf(settings, undefined, line)
    const model = { marker, partner: partnerOf(settings, undefined, line), author: authorOf(settings, undefined, line) }
    const ports = { clock: systemClock, ids: randomIds, mailer: createMailer(settings), tutor, judging, ...model, speech, watching }
    const deps: Deps = { db: opened.db, ...ports, settings, log }
    const accounts = await settleDemo(deps)
    const afterAnswer = runAfterAnswer()
    const isBuilt = existsSync(builtWebApp)
    const inlined = inlinedIn(isBuilt ? readFileSync(join(builtWebApp, 'index.html'), 'utf8') : '')
    const app = createApp(deps, allRoutes, { answers: opened.answers, afterAnswer, inlined })
    if (isBuilt) app.use('*', staticFiles(builtWebApp))
    const listening = await listen((request, bindings) => app.fetch(request, bindings), settings.port)
    judging.begin()
    const stopJobs = startJobs(deps, opened.kind)
    hearMaintenance(opened, deps)
    // The server answers by now: a warning that cannot be given takes nothing down.
    if (accounts.length === 0) await tellOfOpenDoors(deps).catch((err: unknown) => log.error({ err }, 'it could not be read who may register'))
    const stop = async () => {
      watching.stop()
      await listening.close()
      await afterAnswer.whenIdle()
      await stopJobs()
      speech.stop()
      await judging.stop()
      await opened.close()
    }
    return { port: listening.port, accounts, stop }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function tellOfRoom(log: Logger): (hasRoom: boolean) => void {
  return (hasRoom) => {
    if (hasRoom) log.warn('there is room on the disk again: everything is saved')
    else log.error('the disk of DATA_DIR is full or may only be read: nothing is saved until there is room again')
  }
}

/** Short answers are judged in this thread: it gets ready for the first while the database opens. */
async function warmedUp(): Promise<void> {
  for (const _ of warmUp()) await setImmediate()
}
