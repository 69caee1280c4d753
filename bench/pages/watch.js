/* oxlint-disable no-undef -- Runs in a page. */
window.watch = (work) => {
  const watched = { lcpMs: 0, firstPaintMs: 0, tasks: [] }
  window.watched = watched
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcpMs = startTime
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaintMs = startTime
  })
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ startMs: startTime, durationMs: duration }))
  requestAnimationFrame(look)

  function observe(type, see) {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  }

  function look() {
    const found = document.querySelector(work)
    if (found === null) requestAnimationFrame(look)
    else requestAnimationFrame(() => (watched.workMs = performance.now()))
  }
}
