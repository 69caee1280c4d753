/** The token behind the `#` of the address: mailed links keep it there, where no server, log or referrer sees it. Empty when there is none. */
export function hashToken(): string {
  return window.location.hash.slice(1)
}

/** Takes the token out of the address bar. */
export function hideHashToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
