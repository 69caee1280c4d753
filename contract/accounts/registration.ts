import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { MailWaits } from './mail-waits.ts'

/** The domain of e-mail addresses (`school.example`), in lower case. */
export const EmailDomain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, 'Please enter a domain such as school.example'),
  v.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u, 'Please enter a domain such as school.example'),
)

/** The ways in for new teachers. */
export const registrationModes = ['open', 'domains', 'invite', 'closed'] as const

/** One of the ways in for new teachers. */
export type RegistrationMode = (typeof registrationModes)[number]

/**
 * Who may register as a teacher: anybody (`open`), who has an e-mail address of one of `domains`, who was invited (`invite`; invitations
 * open the two others as well), or nobody (`closed`).
 */
export const Registration = v.pipe(
  v.object({ mode: v.picklist(registrationModes), domains: v.pipe(v.array(EmailDomain), v.maxLength(50, 'Up to 50 domains can be named')) }),
  v.forward(v.check(({ mode, domains }) => mode !== 'domains' || domains.length > 0, 'Please name at least one domain'), ['domains']),
)
export type Registration = v.InferOutput<typeof Registration>

/** Who may register as a teacher. */
export const getRegistration = endpoint({ method: 'GET', path: '/auth/registration', summary: 'Who may register', status: 200, reply: Registration })

/** Decides who may register as a teacher, from now on and whatever the server's environment says. For administrators. */
export const setRegistration = endpoint({
  method: 'PUT',
  path: '/auth/registration',
  summary: 'Decide who may register',
  status: 200,
  body: Registration,
  reply: Registration,
})

/** Shows by a mailed link whose an e-mail address is; the link may be followed twice. 401 `link_invalid` when it is old or unknown. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm_email',
  summary: 'Confirm an e-mail address',
  status: 200,
  body: v.object({ token: v.pipe(v.string(), v.nonEmpty('No token provided'), v.maxLength(512)) }),
  reply: v.object({ confirmed: v.literal(true) }),
})

/** Mails the caller another link to confirm their address; `sent` is false when that was done already. */
export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/send_confirmation',
  summary: 'Mail another link to confirm your address',
  status: 200,
  reply: v.object({ sent: v.boolean(), waits: MailWaits }),
})
