import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keptToken } from './api/first-calls.ts'
import { whoIsSignedIn } from './app/accounts/guards.ts'
import { App } from './app/app.tsx'
import type { AppRouter } from './app/router.ts'
import { startApp } from './app/start.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element.')
// It was drawn for nobody, and somebody holds a token: `src/first-script.ts` hides it.
if ('passing' in document.documentElement.dataset) root.replaceChildren()
// The router loads the page anew for a piece it cannot fetch, by the browser's words for that: without a line nothing would be left of it.
window.addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = 'A part of the page did not arrive.'
})
// What was read is one task and starting it another: a touch gets its turn between them.
setTimeout(() => void draw(root))

async function draw(root: HTMLElement) {
  const router = await startApp()
  const isDrawn = root.hasChildNodes() && (await isAsDrawn(router))
  // As a transition it is drawn in short tasks, too.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, <App router={router} />)
    else createRoot(root).render(<App router={router} />)
  })
  window.dispatchEvent(new Event('app.running'))
}

/**
 * A page that came drawn is taken over as it stands, once all it needs is here, unless its guard sends on to another one or
 * somebody is signed in: it was drawn for nobody.
 */
async function isAsDrawn(router: AppRouter): Promise<boolean> {
  const { pathname } = window.location
  await router.load()
  const { auth } = router.options.context
  // Without a token that is known in a moment; with one it takes a call, and the page is another one anyway.
  if (keptToken(window) === null) await whoIsSignedIn({ auth })
  const isSame = window.location.pathname === pathname && auth.getSnapshot().matches('anonymous')
  // Then it puts the same boundaries around the page as it did while that was drawn.
  if (isSame) router.ssr = { manifest: undefined }
  return isSame
}
