import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { type Mailer, MailRefused } from './mailer.ts'
import { messageOf } from './mail-message.ts'

/** Receiver or message refused with a 5xx, or by nodemailer itself. What concerns our own sign-in is for the administrator to mend. */
const ForGood = v.object({ code: v.picklist(['EENVELOPE', 'EMESSAGE']), responseCode: v.optional(v.pipe(v.number(), v.minValue(500))) })

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
      await transport.sendMail(messageOf(mail, publicUrl, from)).catch((error: unknown) => {
        throw v.is(ForGood, error) ? new MailRefused(`${error.code} ${error.responseCode ?? ''}`.trim(), error) : error
      })
    },
    forget: () => Promise.resolve(0),
  }
}
