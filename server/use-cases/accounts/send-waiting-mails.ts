import { claimMails, type DueMail, givenUp, removeOldMails, removeWaitingMail } from '#server/db/accounts/waiting-mails.queries.ts'
import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import type { Deps } from '#server/deps.ts'
import { MailRefused } from '#server/ports/mailer.ts'
import { writtenMail } from './waiting-mail.ts'

type SendingDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings' | 'log'>

/** How many mails are on their way at once. */
const atOnce = 4

/** How long one try may take: less than the least distance to the next one. */
const patienceMs = 45_000

/**
 * Sends the mails that are due, and gives up those that are too old or refused for good, with a line in the log and in the audit. A mail that is not
 * taken is tried again later. `leaving` ends the wait for a mail server; what was on its way is tried again after the next start.
 */
export async function sendWaitingMails(deps: SendingDeps, leaving: AbortSignal = new AbortController().signal): Promise<void> {
  const { db, clock } = deps
  const old = await removeOldMails(db, clock.now())
  await giveUp(deps, old.map(({ tries }) => ({ tries, code: 'too_old' })))
  while (!leaving.aborted) {
    const due = await claimMails(db, clock.now(), atOnce)
    await Promise.all(due.map((one) => sendOne(deps, one, leaving)))
    if (due.length < atOnce) return
  }
}

async function sendOne(deps: SendingDeps, due: DueMail, leaving: AbortSignal): Promise<void> {
  const { db, mailer, log } = deps
  try {
    const mail = writtenMail(deps, due)
    if (mail !== null) {
      await inTime(mailer.send(mail), leaving)
      mailer.isAway = false
    }
    await removeWaitingMail(db, due.id)
  } catch (error) {
    if (leaving.aborted) return
    mailer.isAway = !(error instanceof MailRefused)
    const facts = { tries: due.tries, mail: error instanceof Error ? error.name : 'failed', code: codeOf(error) }
    if (!(error instanceof MailRefused)) return log.warn(facts, 'a mail was not taken and is tried again')
    if (await removeWaitingMail(db, due.id)) await giveUp(deps, [facts])
  }
}

async function giveUp({ db, clock, log }: SendingDeps, mails: readonly { tries: number; code: string }[]): Promise<void> {
  for (const facts of mails) log.error(facts, 'a mail was given up: no mail server took it')
  const about = { ...givenUp, actorId: null, subjectId: null, at: clock.now() }
  await noteAllInAudit(db, mails.map(({ tries, code }) => ({ ...about, details: { tries, code } })))
}

/** Rejects when it takes too long or the process leaves; a mail that was taken all the same is sent twice, with the same link. */
function inTime(sending: Promise<void>, leaving: AbortSignal): Promise<void> {
  return new Promise((settle, refuse) => {
    const late = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)])
    late.addEventListener('abort', () => refuse(new Error('the mail server took too long')), { once: true })
    if (late.aborted) refuse(new Error('the process is leaving'))
    sending.then(settle, refuse)
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
