import { ownScriptUrl } from '#src/app/questions/own-scripts.ts'

/** From now on the app and its pages are on this device, and are answered from it; a browser that refuses asks the server as before. */
export async function keepOnDevice(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await untilQuiet()
  await navigator.serviceWorker.register(ownScriptUrl('/sw.js')).catch(() => undefined)
}

/** Once nothing arrived for a while: what is fetched ahead never competes with what somebody waits for. */
async function untilQuiet(): Promise<void> {
  await new Promise<void>((resolve) => {
    let wait = setTimeout(end, quietMs)
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(wait)
      wait = setTimeout(end, quietMs)
    })
    arrivals.observe({ type: 'resource' })
    function end() {
      arrivals.disconnect()
      resolve()
    }
  })
}

const quietMs = 2_000
