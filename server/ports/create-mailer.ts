import type { Settings } from '#server/settings.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The mailer the settings ask for: SMTP with `SMTP_URL`, else files in `DATA_DIR/outbox`. */
export function createMailer({ smtpUrl, publicUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'publicUrl' | 'dataDir'>): Mailer {
  return smtpUrl === null ? outboxMailer(dataDir, publicUrl) : smtpMailer(smtpUrl, publicUrl)
}
