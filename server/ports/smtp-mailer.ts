import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './mail-message.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Mails through an SMTP server (`smtp://user:password@host:587`, `smtps://…`). The sender is the address in `?from=`, else
 * the user when that is an address, else no-reply at the host of the public address.
 */
export function smtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl)
  const user = decodeURIComponent(url.username)
  const from = url.searchParams.get('from') ?? (user.includes('@') ? user : undefined)
  url.searchParams.delete('from')
  const transport = createTransport({ url: url.href, ...patience })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, publicUrl, from))
    },
    forget: () => Promise.resolve(0),
  }
}
