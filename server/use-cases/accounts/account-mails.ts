import type { Mail } from '#server/ports/mailer.ts'
import { lasting, linkMail } from './mail-layout.ts'
import { mailedName } from './mailed-name.ts'
import { mailedText } from './mailed-text.ts'

/** The mail that asks whether an address is its account's. It goes to whom somebody named, so nothing in it was typed by anybody. */
export function confirmationMail(address: string, { url, hours }: { url: string; hours: number }): Mail {
  return linkMail({
    to: { name: '', address },
    subject: 'Confirm your email address for Lectern',
    lead: 'Somebody registered as a teacher in Lectern with this email address. If it was you, confirm the address by this link.',
    action: 'Confirm this address',
    url,
    limits: `The link works for ${lasting(hours, 'hour')}. If it was not you, you can ignore this email: the account stays unconfirmed and mails nobody.`,
  })
}

/** The mail that invites somebody to register as a teacher. */
export function invitationMail(address: string, { url, days }: { url: string; days: number }): Mail {
  return linkMail({
    to: { name: '', address },
    subject: 'You are invited to teach with Lectern',
    lead: 'An administrator of your school invites you to Lectern. This link lets you make your teacher account.',
    action: 'Make your account',
    url,
    limits: `The link works once, for ${lasting(days, 'day')}. If you did not expect this email, you can ignore it.`,
  })
}

/** The mail that invites somebody without an account to teach a class with a colleague. Nothing in it was typed by anybody. */
export function classInvitationMail(address: string, { url, days }: { url: string; days: number }): Mail {
  return linkMail({
    to: { name: '', address },
    subject: 'A colleague invites you to a class in Lectern',
    lead: 'A teacher of your school would like to teach a class together with you. Make a teacher account with this email address, and you find the invitation in your classroom.',
    action: 'Make your account',
    url,
    limits: `The invitation is open for ${lasting(days, 'day')}. If you did not expect this email, you can ignore it.`,
  })
}

/** The mail of a note that a teacher wrote to a student who is behind; its only link is to their start page. */
export function noteMail({ name, email }: { name: string; email: string }, { writer, about, text, url }: Record<'writer' | 'about' | 'text' | 'url', string>): Mail {
  return linkMail({
    to: { name: mailedName(name, ''), address: email },
    subject: 'A message from your teacher',
    lead: `${mailedName(writer, 'Your teacher')} writes about “${mailedText(about)}”: ${mailedText(text)}`,
    action: 'Open your work',
    url,
    limits: 'The message also stands on your start page until you put it away.',
  })
}
