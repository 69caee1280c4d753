// Puts the reader's choice of theme, text size and spacing on the page before anything is drawn. The app checks and writes it.
try {
  const { theme, textSize, spacing } = JSON.parse(localStorage.getItem('appearance') ?? '{}')
  const page = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') page.theme = theme
  if (['112', '125', '150'].includes(textSize)) page.textSize = textSize
  if (spacing === 'wide') page.spacing = spacing
} catch {
  // Nothing was chosen, or this browser keeps nothing: the page looks as the system wants it.
}
