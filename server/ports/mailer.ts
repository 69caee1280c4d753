/** One mail to one person, in both forms. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string }

/** Sends mail; rejects when the mail service does not take it. */
export type Mailer = { send: (mail: Mail) => Promise<void> }
