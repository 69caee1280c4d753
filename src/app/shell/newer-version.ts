import { tabStorageOrNull } from './browser-storage.ts'

/**
 * From now on a piece of the app that does not arrive, because a newer version took its place or the line was gone, has the page
 * loaded anew: unasked only once for each version in a tab. It refuses where something would be lost.
 */
export function followNewerVersions(): void {
  const version = document.querySelector<HTMLScriptElement>('[type=module]')?.src ?? ''
  const tab = tabStorageOrNull()
  window.addEventListener('vite:preloadError', () => {
    if (tab?.getItem(version) !== null) return
    void reloadOnceAnswered(() => {
      // Several pieces may be missing at once, and each waits for the server.
      const mayGo = tab.getItem(version) === null && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
      if (mayGo) tab.setItem(version, 'left')
      return mayGo
    })
  })
}

/**
 * Loads the page anew as soon as the server answers, unless another address is shown until then or `mayGo` refuses; loaded
 * without an answer it would be the browser's own.
 */
export async function reloadOnceAnswered(mayGo: () => boolean = () => true): Promise<void> {
  const { href } = location
  while (location.href === href) {
    const isAnswered = await fetch('/api/health', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isAnswered) {
      if (location.href === href && mayGo()) location.reload()
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

const pauseMs = 3000
