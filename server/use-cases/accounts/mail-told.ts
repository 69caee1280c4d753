import type { MailTold } from '#contract/accounts/mail-waits.ts'
import type { Deps } from '#server/deps.ts'

/** What a caller is told of a mail that was written for them: that it waits, while the mail server takes none. */
export function mailTold({ mailer }: Pick<Deps, 'mailer'>): MailTold & { sent: true } {
  return mailer.isAway === true ? { sent: true, waits: true } : { sent: true }
}
