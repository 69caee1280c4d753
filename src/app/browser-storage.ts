/** What this browser keeps for the app, or null where it refuses. */
export function storageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
