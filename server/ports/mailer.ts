/** One mail to one person, in both forms. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string }

/**
 * Sends mail; rejects when the mail service does not take it. `forget` removes what is kept here of mails sent before a moment
 * and answers how many those were; of mails given to a mail server nothing is kept.
 */
export type Mailer = { send: (mail: Mail) => Promise<void>; forget: (before: Date) => Promise<number> }
