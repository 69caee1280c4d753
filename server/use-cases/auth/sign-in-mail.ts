import type { Mail } from '#server/ports/mailer.ts'

/** The mail that carries a sign-in link, as text and as HTML. */
export function signInMail(
  user: { name: string; username: string; email: string },
  { url, minutes, forNewPassword }: { url: string; minutes: number; forNewPassword: boolean },
): Mail {
  const after = forNewPassword ? ' You will then choose a new password.' : ''
  const lines = {
    greeting: `Hello ${user.name},`,
    lead: `this link signs you in to Lectern as ${user.username}.${after}`,
    limits: `It works once, for ${minutes} minutes. If you did not expect this mail, you can ignore it: without the link nobody gets in.`,
  }
  return {
    to: { name: user.name, address: user.email },
    subject: 'Your sign-in link for Lectern',
    text: [lines.greeting, '', lines.lead, '', url, '', lines.limits, ''].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family: sans-serif; line-height: 1.5">',
      `<p>${escaped(lines.greeting)}</p><p>${escaped(lines.lead)}</p>`,
      `<p><a href="${escaped(url)}">Sign in to Lectern</a></p><p>${escaped(url)}</p>`,
      `<p>${escaped(lines.limits)}</p></body></html>`,
    ].join('\n'),
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
