import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { fairLine } from './fair-line.ts'

/** argon2id with 19 MiB, two passes, one lane (OWASP's first choice): 30 hashes take 0.3 s on two cores. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A core is left for answers, and of the four threads that also read files at least one. A bell's 600 wait, more come again. */
const inLine = fairLine({ atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)), most: 600 })

/** Hashes a password for storing, in the PHC format, in the `sender`'s turn; 429 when too many wait. */
export async function hashPassword(password: string, sender = ''): Promise<string> {
  return inLine(sender, () => hash(password, cost))
}

/**
 * True when a password made this hash; it waits for the `sender`'s turn as `hashPassword`. Without a hash it works as long and answers
 * false, so that time tells nothing.
 */
export async function isPassword(passwordHash: string | null, password: string, sender = ''): Promise<boolean> {
  const known = passwordHash ?? (await hashOfNobody())
  const isRight = await inLine(sender, () => verify(known, password))
  return isRight && passwordHash !== null
}

let nobody: Promise<string> | null = null

function hashOfNobody(): Promise<string> {
  nobody ??= hash('the password of nobody', cost)
  return nobody
}
