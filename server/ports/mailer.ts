import type { Settings } from '#server/settings.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** One mail to one person, in both forms. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string }

/**
 * Sends mail; rejects when the mail service does not take it. `forget` removes what is kept here of mails sent before a moment
 * and answers how many those were; of mails given to a mail server nothing is kept.
 */
export type Mailer = { send: (mail: Mail) => Promise<void>; forget: (before: Date) => Promise<number> }

/** The mailer the settings ask for: SMTP with `SMTP_URL`, else files in `DATA_DIR/outbox`. */
export function createMailer({ smtpUrl, publicUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'publicUrl' | 'dataDir'>): Mailer {
  return smtpUrl === null ? outboxMailer(dataDir, publicUrl) : smtpMailer(smtpUrl, publicUrl)
}
