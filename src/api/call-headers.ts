/** The headers every call of the contract carries: the reader's time zone, and the token of whoever is signed in. */
export function callHeaders(accessToken: string | null, timeZone: string): Record<string, string> {
  return { 'Time-Zone': timeZone, ...(accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` }) }
}

/** The time zone of this device, by its name. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
