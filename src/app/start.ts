import { notices } from './notices.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { startSession } from './session.ts'

/**
 * Starts everything that outlives a page: the session, the router that follows who is signed in, and the focus and title
 * after navigation. Answers the router to render.
 */
export function startApp(): AppRouter {
  const session = startSession()
  const router = createAppRouter(session)
  followSignIn(router, session.auth)
  followNavigation(router)
  return router
}

/** Guards run again whenever somebody signs in, out, or becomes another person. */
function followSignIn(router: AppRouter, auth: ReturnType<typeof startSession>['auth']) {
  let before = standing()
  auth.subscribe(() => {
    const now = standing()
    if (now === before) return
    before = now
    void router.invalidate()
  })
  let personBefore: number | null = null
  auth.subscribe(({ context }) => {
    const person = context.profile?.id ?? null
    if (person === null || person === personBefore) return
    if (personBefore !== null) notices.clear()
    personBefore = person
  })

  function standing(): string {
    const snapshot = auth.getSnapshot()
    const part = snapshot.matches('signedIn') ? (snapshot.context.profile?.should_change_password ? 'mustChange' : 'in') : JSON.stringify(snapshot.value)
    return `${part} ${snapshot.context.profile?.id ?? ''}`
  }
}

/** After another page was shown: its title in the tab, and the focus on its heading, so that a screen reader says where one is. */
function followNavigation(router: AppRouter) {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const title = router.state.matches
      .flatMap((match) => match.meta ?? [])
      .map((meta) => meta?.title)
      .findLast((text) => text !== undefined)
    document.title = title === undefined || title === 'Lectern' ? 'Lectern' : `${title} · Lectern`
    if (pathChanged && fromLocation !== undefined) document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
  })
}
