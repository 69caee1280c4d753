import type { Mail } from '#server/ports/mailer.ts'

/** What a mail with one link says, each paragraph plain text; `name` is empty where it was not shown to be theirs. */
export type LinkMail = {
  to: { name: string; address: string }
  subject: string
  lead: string
  action: string
  url: string
  limits: string
}

/** A mail that carries one link, as text and as HTML. */
export function linkMail({ to, subject, lead, action, url, limits }: LinkMail): Mail {
  const { name } = to
  return {
    to,
    subject,
    text: [name === '' ? 'Hello,' : `Hello ${name},`, '', lead, '', url, '', limits, ''].join('\n'),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>`,
      '<body style="margin: 0; padding: 24px; font: 16px/1.5 sans-serif; color: #14213d; background: #ffffff">',
      `<p>Hello${name === '' ? '' : ` <span dir="auto">${escaped(name)}</span>`},</p><p>${escaped(lead)}</p>`,
      `<p><a href="${escaped(url)}" style="${button}">${action}</a></p>`,
      `<p>If the button does not work, open this address:<br><span style="word-break: break-all">${escaped(url)}</span></p>`,
      `<p>${escaped(limits)}</p></body></html>`,
    ].join('\n'),
  }
}

/** How long something lasts, in words. */
export function lasting(many: number, unit: 'minute' | 'hour' | 'day'): string {
  return `${many} ${unit}${many === 1 ? '' : 's'}`
}

const button = 'display: inline-block; padding: 12px 20px; border-radius: 10px; color: #ffffff; background: #1d4ed8; text-decoration: none'

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
