/** What this browser keeps for the app, or null where it refuses. */
export function storageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** What this tab keeps for the app until it is closed, or null where the browser refuses. */
export function tabStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
