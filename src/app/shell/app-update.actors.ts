import { fromCallback, fromPromise } from 'xstate'
import type { AppUpdateEvent, appUpdateMachine, Search } from '#machines/operations/app-update/app-update.machine.ts'
import { apiRoot } from '#src/api/api-root.ts'
import { callHeaders, deviceTimeZone } from '#src/api/call-headers.ts'
import { keptToken } from '#src/api/first-calls.ts'
import { startPages } from '#src/api/start-parts.ts'
import { ownScriptUrl } from '#src/actors/operations/own-scripts.ts'
import type { AnswerNews } from './answer-news.ts'
import { tabStorageOrNull } from './browser-storage.ts'
import { hasOpenWork, hasOpenWorkElsewhere, tellOpenWork } from './open-work.ts'
import { untilQuiet } from './until-quiet.ts'

type Provided = NonNullable<Parameters<typeof appUpdateMachine.provide>[0]['actors']>

/** How the app finds and takes newer versions of itself; a browser without workers loads them with the page, as ever. */
export function createAppUpdateActors({ news, isBusy }: { news: AnswerNews; isBusy: () => boolean }) {
  const version = document.querySelector<HTMLScriptElement>('[type=module]')?.src ?? ''
  const tab = tabStorageOrNull()
  const isInUse = () => isBusy() || hasOpenWork()
  return {
    watchVersions: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
      const tell = (event: AppUpdateEvent) => sendBack(event)
      tellOpenWork(isInUse)
      // Loaded anew for this version once in this tab, it would only be loaded again and again.
      const miss = (address: string | null) => (tab?.getItem(version) === null ? tell({ type: 'version.missed', address }) : undefined)
      window.addEventListener('vite:preloadError', () => miss(location.href))
      news.onOtherContract(() => miss(null))
      void keepOnDevice(() => tell({ type: 'version.installed' }))
    }),
    findVersion: fromPromise<Search, { address: string | null }>(async ({ input: { address }, signal }) => {
      const isAnswered = await fetch('/api/health', { cache: 'no-store', signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (address !== null && address !== location.href) return 'left'
      if (!isAnswered) return 'unanswered'
      const kept = await registration()
      await kept?.update().catch(() => undefined)
      await installed(kept?.installing ?? null)
      return 'found'
    }),
    lookForOpenWork: fromPromise<{ isOpen: boolean }, undefined>(async () => ({ isOpen: isInUse() || (await hasOpenWorkElsewhere()) })),
    takeVersion: fromPromise<void, undefined>(async () => {
      tab?.setItem(version, 'left')
      const waiting = (await registration())?.waiting ?? null
      if (waiting !== null) {
        const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
        waiting.postMessage({ type: 'SKIP_WAITING' })
        await taken
      }
      location.reload()
      await new Promise(() => undefined)
    }),
  } satisfies Provided
}

/** Has the app and its pages answered from this device, once the page is quiet; tells when a newer version is there, or took over in another tab. */
async function keepOnDevice(tell: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isControlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) tell()
    else askForLists()
    isControlled = true
  })
  await untilQuiet()
  const isKept = await serviceWorker.register(ownScriptUrl('/sw.js')).then(
    () => true,
    () => false,
  )
  const kept = isKept ? await serviceWorker.getRegistration() : undefined
  if (kept === undefined) return
  const tellInstalled = () => (kept.waiting !== null && kept.active !== null ? tell() : undefined)
  tellInstalled()
  kept.addEventListener('updatefound', () => void installed(kept.installing).then(tellInstalled))
  document.addEventListener('visibilitychange', () => (document.hidden ? undefined : void kept.update().catch(() => undefined)))
}

/** The lists of a first visit were answered before its worker was at work: asked for once more, they are kept for when there is no line. */
function askForLists(): void {
  const kept = keptToken(window)
  if (kept === null) return
  const { call } = startPages[kept.isStudent ? 'student' : 'teacher']
  void fetch(`${apiRoot()}${call}`, { headers: callHeaders(kept.token, deviceTimeZone()) }).catch(() => undefined)
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

/** Once a worker that is being installed is installed, or will never be. */
async function installed(worker: ServiceWorker | null): Promise<void> {
  if (worker === null || worker.state !== 'installing') return
  await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}
