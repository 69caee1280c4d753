import { problemsLeft } from './registering.fields.ts'
import type { RegisteringSnapshot } from './registering.machine.ts'

/** What is still wrong, by field: a field typed in since is given the benefit of the doubt. */
export function openProblems({ context }: RegisteringSnapshot): Record<string, string> {
  return problemsLeft(context.fields, context.mended)
}

/** Whether the account was made and only the signing in did not work, or is being tried again. */
export function isMadeAlready(snapshot: RegisteringSnapshot): boolean {
  return snapshot.matches('notSignedIn')
}
