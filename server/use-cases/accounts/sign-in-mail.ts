import type { Mail } from '#server/ports/mailer.ts'
import { mailedName } from './mailed-name.ts'

/** The mail that carries a sign-in link, as text and as HTML; one for a new password says so in its subject. */
export function signInMail(
  user: { name: string; username: string; email: string },
  { url, minutes, forNewPassword }: { url: string; minutes: number; forNewPassword: boolean },
): Mail {
  const { subject, lead, action } = forNewPassword ? newPassword : signIn
  const name = mailedName(user.name, user.username)
  const greeting = `Hello ${name},`
  const what = `${lead} Your username is ${user.username}.`
  const limits = `The link works once, for ${minutes} minutes. If you did not expect this email, you can ignore it: nobody can get in without the link.`
  return {
    to: { name, address: user.email },
    subject,
    text: [greeting, '', what, '', url, '', limits, ''].join('\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>`,
      '<body style="margin: 0; padding: 24px; font: 16px/1.5 sans-serif; color: #14213d; background: #ffffff">',
      `<p>${escaped(greeting)}</p><p>${escaped(what)}</p>`,
      `<p><a href="${escaped(url)}" style="${button}">${action}</a></p>`,
      `<p>If the button does not work, open this address:<br><span style="word-break: break-all">${escaped(url)}</span></p>`,
      `<p>${escaped(limits)}</p></body></html>`,
    ].join('\n'),
  }
}

const signIn = { subject: 'Your sign-in link for Lectern', lead: 'This link signs you in to Lectern.', action: 'Sign in to Lectern' }
const newPassword = {
  subject: 'Choose a new password for Lectern',
  lead: 'This link signs you in to Lectern and lets you choose a new password.',
  action: 'Choose a new password',
}
const button = 'display: inline-block; padding: 12px 20px; border-radius: 10px; color: #ffffff; background: #1d4ed8; text-decoration: none'

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
