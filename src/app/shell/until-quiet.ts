/** Once nothing arrived for a while: what is fetched ahead never competes with what somebody waits for. */
export async function untilQuiet(): Promise<void> {
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
