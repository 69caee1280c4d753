import type { Mail } from './mailer.ts'

/** A mail as nodemailer takes it. Its texts never name a file or an address to fetch. */
export function messageOf(mail: Mail, publicUrl: string, from = `no-reply@${new URL(publicUrl).hostname}`) {
  return { ...mail, from: { name: 'Lectern', address: from }, disableFileAccess: true, disableUrlAccess: true }
}
