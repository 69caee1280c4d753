import { randomBytes } from 'node:crypto'

/** Unguessable text for tokens, seeds and state tokens. Injected, so that tests can foresee it. */
export type Ids = {
  /** 256 random bits as base64url, for anything that opens a door. */
  secret: () => string
  /** 96 random bits as base64url, for state tokens and seeds. */
  short: () => string
}

/** Ids from the operating system's random source. */
export const randomIds: Ids = {
  secret: () => randomBytes(32).toString('base64url'),
  short: () => randomBytes(12).toString('base64url'),
}
