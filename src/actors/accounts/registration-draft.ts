import * as v from 'valibot'
import type { RegistrationDraft } from '#machines/accounts/registering/registering.fields.ts'

const key = 'registration-draft'
const Text = v.pipe(v.string(), v.maxLength(1000))
const Draft = v.object({ name: Text, email: Text, age: Text, username: Text, isOwnUsername: v.boolean() }) satisfies v.GenericSchema<
  unknown,
  RegistrationDraft
>

/** What was typed of a new account, kept for this tab so that a reload loses nothing. It never holds a password. */
export type RegistrationDrafts = { read: () => RegistrationDraft | null; keep: (draft: RegistrationDraft) => void; drop: () => void }

/** Opens the draft in a tab's storage; where the browser refuses one, nothing is kept. */
export function createRegistrationDrafts(storage: Storage | null): RegistrationDrafts {
  return {
    read() {
      try {
        const found = v.safeParse(Draft, JSON.parse(storage?.getItem(key) ?? 'null'))
        return found.success ? found.output : null
      } catch {
        return null
      }
    },
    keep(draft) {
      try {
        storage?.setItem(key, JSON.stringify(draft))
      } catch {
        return
      }
    },
    drop: () => storage?.removeItem(key),
  }
}
