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

/** Presses the last button of this name; milliseconds until the words are in the log and painted, which they must not be before. */
window.pressUntil = (name, words) =>
  new Promise((resolve, reject) => {
    const button = [...document.querySelectorAll('button')].findLast((one) => one.textContent.trim().startsWith(name) || one.ariaLabel === name)
    const isThere = () => new RegExp(words).test(document.querySelector('[role=log]')?.textContent ?? '')
    if (button === undefined || isThere()) {
      reject(new Error(`cannot wait for ${words} after ${name}`))
      return
    }
    const beganMs = performance.now()
    button.click()
    requestAnimationFrame(look)

    function look() {
      if (isThere()) requestAnimationFrame(() => resolve(performance.now() - beganMs))
      else if (performance.now() - beganMs > 30_000) reject(new Error(`no ${words} after ${name}: ${document.body.innerText}`))
      else requestAnimationFrame(look)
    }
  })
