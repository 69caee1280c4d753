// What cannot wait for the app, on every page: how the reader wants it to look, and a press on a page that is drawn but does not run yet.
{
  const page = document.documentElement.dataset
  try {
    // Somebody who is signed in is sent on from the login pages: their form would only flash.
    if (/^\/(student)?login$/.test(location.pathname) && localStorage.getItem('token') !== null) page.passing = ''
    // The app checks and writes this choice.
    const { theme, textSize, spacing } = JSON.parse(localStorage.getItem('appearance') ?? '{}')
    if (theme === 'light' || theme === 'dark') page.theme = theme
    if (['112', '125', '150'].includes(textSize)) page.textSize = textSize
    if (spacing === 'wide') page.spacing = spacing
  } catch {
    // Nothing was chosen, or this browser keeps nothing: the page looks as the system wants it.
  }

  // The Enter key presses a form's button too. The last press is done again once the app runs.
  let pressed = null
  const keep = (event) => {
    const button = event.target.closest('button')
    if (button === null) return
    event.preventDefault()
    pressed = button
  }
  const run = () => {
    removeEventListener('click', keep, true)
    delete page.passing
    pressed?.click()
  }
  addEventListener('click', keep, true)
  addEventListener('app.running', run, { once: true })
}
