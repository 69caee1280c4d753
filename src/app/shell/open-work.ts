const typed = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit], [type=range], [type=file])'
const opened = ':is([role=dialog], [role=alertdialog])[data-state=open]'
const session = /^\/(chat|accent)\//
const channel = 'open-work'
const answerMs = 300

/** Whether loading this page anew would interrupt its reader: a session, a dialog, something typed or unsaved. */
export function hasOpenWork(): boolean {
  if (session.test(location.pathname) || document.querySelector(opened) !== null) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)
  // Whoever would lose something unsaved is asked as if the page were left.
  return [...fields].some(({ value }) => value !== '') || !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** From now on other tabs that ask hear whether something is open in this one. */
export function tellOpenWork(isOpen: () => boolean): void {
  const tabs = new BroadcastChannel(channel)
  tabs.addEventListener('message', ({ data }) => (data === 'asked' && isOpen() ? tabs.postMessage('open') : undefined))
}

/** Whether something is open in another tab of the app. */
export async function hasOpenWorkElsewhere(): Promise<boolean> {
  const tabs = new BroadcastChannel(channel)
  const isOpen = await new Promise<boolean>((resolve) => {
    tabs.addEventListener('message', ({ data }) => (data === 'open' ? resolve(true) : undefined))
    tabs.postMessage('asked')
    setTimeout(() => resolve(false), answerMs)
  })
  tabs.close()
  return isOpen
}
