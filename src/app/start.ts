import type { AuthSnapshot } from '#machines/accounts/auth/auth.machine.ts'
import { focusHeading } from '#src/app/shell/focus-heading.ts'
import { tellFirstPage } from '#src/app/shell/first-page.ts'
import { openedPage, pageTitle } from '#src/app/shell/page-title.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { type AppSession, startSession } from './session.ts'

/**
 * Starts everything that outlives a page: the session, the router that follows who is signed in, and the focus and title
 * after navigation. Answers the router to render. Each is a task of its own: a touch gets its turn between them.
 */
export async function startApp(): Promise<AppRouter> {
  const session = startSession()
  await nextTask()
  const router = createAppRouter(session)
  followSignIn(router, session)
  followNavigation(router, session)
  await nextTask()
  return router
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Guards run again whenever somebody signs in, out, or becomes another person. */
function followSignIn(router: AppRouter, { auth, track }: AppSession) {
  let before = standing()
  auth.subscribe(() => {
    const now = standing()
    if (now === before) return
    const isWantedLogout = auth.getSnapshot().matches('signingOut') && !auth.getSnapshot().context.profile?.is_sample
    before = now
    if (isWantedLogout) void router.navigate({ to: '/home', ignoreBlocker: true })
    else void router.invalidate()
  })
  let personBefore: number | null = null
  greet(auth.getSnapshot())
  auth.subscribe(greet)

  function greet({ context }: AuthSnapshot): void {
    const person = context.profile?.id ?? null
    if (person === null || person === personBefore) return
    track.start()
    if (personBefore !== null) void messages().then(({ notices }) => notices.clear())
    personBefore = person
  }

  let wasAsked = false
  auth.subscribe((snapshot) => {
    if (wasAsked && snapshot.matches({ signedIn: 'active' })) {
      void messages().then(({ notifySuccess }) => notifySuccess('You are signed in again. Nothing was lost.'))
    }
    const isOnTheWay = snapshot.matches({ signedIn: 'storing' }) || snapshot.matches({ signedIn: 'refreshing' })
    wasAsked = snapshot.matches({ signedIn: 'reauthenticating' }) || (wasAsked && isOnTheWay)
  })

  function standing(): string {
    const snapshot = auth.getSnapshot()
    const part = snapshot.matches('signedIn') ? (snapshot.context.profile?.should_change_password ? 'mustChange' : 'in') : JSON.stringify(snapshot.value)
    return `${part} ${snapshot.context.profile?.id ?? ''}`
  }
}

/** After another page was shown: its title in the tab, and the focus on its heading. */
function followNavigation(router: AppRouter, { track }: AppSession) {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    tellFirstPage()
    document.title = pageTitle(router)
    const page = openedPage(router)
    if (pathChanged && page !== null) track.event('page.opened', { page })
    if (pathChanged && fromLocation !== undefined) focusHeading()
  })
}

/** Messages come with the first of them: signing in needs none. */
function messages() {
  return import('#src/app/shell/notices.ts')
}
