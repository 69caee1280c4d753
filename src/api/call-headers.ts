/** The headers every call of the contract carries: the reader's time zone, and the token of whoever is signed in. */
export function callHeaders(accessToken: string | null, timeZone: string): Record<string, string> {
  return { 'Time-Zone': timeZone, ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }) }
}

/** The time zone of this device, by its name. The first call waits for it, and a page's first formatter takes a slow phone a tenth of a second. */
export function deviceTimeZone(): string {
  if ('Temporal' in globalThis) return Temporal.Now.timeZoneId()
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
