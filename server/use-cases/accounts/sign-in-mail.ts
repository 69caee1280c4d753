import type { Mail } from '#server/ports/mailer.ts'
import { lasting, linkMail } from './mail-layout.ts'
import { mailedName } from './mailed-name.ts'

/**
 * The mail that carries a sign-in link, as text and as HTML; one for a new password says so in its subject. One to an address that nobody
 * has confirmed repeats nothing that was typed: not the name, and not the username.
 */
export function signInMail(
  user: { name: string; username: string; email: string; mustConfirmEmail?: boolean },
  { url, minutes, forNewPassword }: { url: string; minutes: number; forNewPassword: boolean },
): Mail {
  const { subject, lead, action } = forNewPassword ? newPassword : signIn
  const name = user.mustConfirmEmail ? '' : mailedName(user.name, user.username)
  return linkMail({
    to: { name, address: user.email },
    subject,
    lead: user.mustConfirmEmail ? lead : `${lead} Your username is ${user.username}.`,
    action,
    url,
    limits: `The link works once, for ${lasting(minutes, 'minute')}. If you did not expect this email, you can ignore it: nobody can get in without the link.`,
  })
}

const signIn = { subject: 'Your sign-in link for Lectern', lead: 'This link signs you in to Lectern.', action: 'Sign in to Lectern' }
const newPassword = {
  subject: 'Choose a new password for Lectern',
  lead: 'This link signs you in to Lectern and lets you choose a new password.',
  action: 'Choose a new password',
}
