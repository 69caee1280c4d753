import type { MailTold } from '#contract/accounts/mail-waits.ts'

/** What is said of a mail that was asked for: that it was sent, or waits for a mail server that is away. */
export function mailWords({ waits }: MailTold, sent: string): string {
  return waits ? 'The mail server is not answering at the moment. The email goes out by itself as soon as it does.' : sent
}
