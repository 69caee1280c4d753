import type { Deps } from '#server/deps.ts'
import { readRegistration } from '#server/use-cases/accounts/registration.ts'

/** Tells the log whom the school lets register as a teacher without having chosen them; nothing where it chooses. */
export async function tellOfOpenDoors({ db, settings, log }: Pick<Deps, 'db' | 'settings' | 'log'>): Promise<void> {
  const { mode, domains } = await readRegistration({ db, settings })
  if (mode === 'open') log.warn(`Anyone who reaches this server can register as a teacher${whatTheySee} ${whereToClose}`)
  if (mode !== 'domains') return
  const unproven = settings.smtpUrl === null ? ' Without SMTP_URL nobody has to show that the address is theirs.' : ''
  log.warn(`Anyone with an email address of ${domains.join(' or ')}, students included, can register as a teacher${whatTheySee}${unproven} ${whereToClose}`)
}

const whatTheySee = ' and read the school’s shared questions and their answers.'
const whereToClose = 'Registration by invitation only is chosen on the page Teachers, or with REGISTRATION=invite.'
