import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane (OWASP's first choice): 30 hashes take 0.3 s on two cores. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storing, in the PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** True when a password made this hash. Without a hash it works as long and answers false, so that time tells nothing. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody()), password)
  return isRight && passwordHash !== null
}

let nobody: Promise<string> | null = null

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword('the password of nobody')
  return nobody
}
