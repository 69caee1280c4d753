/** One mail to one person, in both forms. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string }

/**
 * Sends mail; rejects when the mail service does not take it, with a `MailRefused` when it never will. `forget` removes what is kept here of mails
 * sent before a moment and answers how many those were; of mails given to a mail server nothing is kept. Who sends notes in `isAway` whether the
 * last mail was not taken.
 */
export type Mailer = { send: (mail: Mail) => Promise<void>; forget: (before: Date) => Promise<number>; isAway?: boolean }

/** Why a mail will never be taken: its receiver or what it says was refused for good. */
export class MailRefused extends Error {
  readonly code: string

  constructor(code: string, cause: unknown) {
    super('the mail server refuses this mail', { cause })
    this.name = 'MailRefused'
    this.code = code
  }
}
