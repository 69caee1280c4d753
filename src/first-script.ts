import { isSentOn, keptToken, startFirstCalls } from '#src/api/first-calls.ts'
import { tokenKey } from '#src/api/token-payload.ts'

/*
 * What cannot wait for the app, on every page: how the reader wants it to look, a press on a page that is drawn but does not run yet,
 * and, for somebody signed in, the scripts and the calls an address begins with. `vite/first-script.ts` writes it into the page, so it costs
 * no turn.
 */

const page = document.documentElement.dataset

// The Enter key presses a form's button too. The last press is done again once the app runs.
let pressed: HTMLButtonElement | null = null
addEventListener('click', keepPress, true)
addEventListener('app.running', pressAgain, { once: true })

try {
  // Somebody who is signed in is sent on from the login pages: their form would only flash.
  if (/^\/(student)?login$/.test(location.pathname) && localStorage.getItem(tokenKey) !== null) page['passing'] = ''
  // The app checks and writes this choice.
  const { theme, textSize, spacing, sounds } = JSON.parse(localStorage.getItem('appearance') ?? '{}')
  if (theme === 'light' || theme === 'dark') page['theme'] = theme
  if (['112', '125', '150'].includes(textSize)) page['textSize'] = textSize
  if (spacing === 'wide') page['spacing'] = spacing
  if (sounds === 'on') page['sounds'] = sounds
} catch {
  // Nothing was chosen, or this browser keeps nothing: the page looks as the system wants it.
}
const kept = keptToken(window)
if (kept !== null) {
  const scripts = isSentOn(window, kept) ? [] : (page['scripts']?.split(' ').filter(Boolean) ?? [])
  for (const href of scripts) fetchAhead({ rel: 'modulepreload', href })
  startFirstCalls(window, kept)
}
// On a first visit the letters would take the line from what is waited for; later they are on this device.
if (page['font'] !== undefined && isKeptHere()) fetchAhead({ rel: 'preload', as: 'font', href: page['font'] })

function isKeptHere(): boolean {
  return (navigator.serviceWorker?.controller ?? null) !== null
}

function fetchAhead(what: Pick<HTMLLinkElement, 'rel' | 'href'> & { as?: string }): void {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...what }))
}

function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (button === null) return
  event.preventDefault()
  pressed = button
}

function pressAgain() {
  removeEventListener('click', keepPress, true)
  delete page['passing']
  pressed?.click()
}
