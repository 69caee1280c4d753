import { tokenKey } from '#src/api/token-payload.ts'

/** The one place that knows where the access token lives: local storage under `token`, or memory where storage is refused or full. */
export type TokenStore = {
  read: () => string | null
  write: (accessToken: string) => void
  clear: () => void
  /** Calls back when another tab changed the token; answers how to stop listening. */
  watch: (onChange: (accessToken: string | null) => void) => () => void
}

/** A token store over the browser's local storage. */
export function createTokenStore(storage: Storage | null = localStorageOrNull()): TokenStore {
  let remembered: string | null = null
  return {
    read: () => remembered ?? storage?.getItem(tokenKey) ?? null,
    write(accessToken) {
      remembered = storage === null ? accessToken : null
      try {
        storage?.setItem(tokenKey, accessToken)
      } catch {
        remembered = accessToken
      }
    },
    clear() {
      remembered = null
      storage?.removeItem(tokenKey)
    },
    watch(onChange) {
      function listen(event: StorageEvent) {
        if (event.storageArea === storage && (event.key === tokenKey || event.key === null)) onChange(event.newValue)
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
