import * as v from 'valibot'

/**
 * Beside `sent`: the school's mail server is away, and the mail goes out by itself once it is back. Nobody who is not signed in
 * is told, as they could see from it whether an account they name gets mail.
 */
export const MailWaits = v.optional(v.literal(true))

/** What is told of a mail that was asked for. */
export type MailTold = { sent: boolean; waits?: true | undefined }
