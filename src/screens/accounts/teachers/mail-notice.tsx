import type { MailState } from '#contract/accounts/teachers.ts'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** Says when emails are held up or were not delivered; nothing while all is well. */
export function MailNotice({ late, lost }: MailState) {
  if (late === 0 && lost === 0) return null
  return (
    <Notice tone="info">
      {late === 0 ? null : `${countOf(late, emails)} could not be sent yet. Lectern keeps trying until the mail server takes ${late === 1 ? 'it' : 'them'}. `}
      {lost === 0 ? null : `${countOf(lost, emails)} could not be delivered in the last seven days. The reason is in the server log.`}
    </Notice>
  )
}

const emails = { one: 'email', many: 'emails' }
