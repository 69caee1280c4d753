import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'

/** Props of `ClassInviteBand`. */
export type ClassInviteBandProps = {
  view: FormView
  invite: { class_name: string; teacher_name: string; student_count: number }
  onAnswer: (isAccepted: boolean) => void
  onRetry: () => void
}

/** An invitation to teach a class with a colleague, to accept or decline. */
export function ClassInviteBand({ view, invite, onAnswer, onRetry }: ClassInviteBandProps) {
  return (
    <Notice tone="info">
      <span className={band}>
        <span className={css({ flex: '[1 1 16rem]' })}>
          <bdi>{invite.teacher_name}</bdi> invites you to teach <bdi className={css({ fontWeight: 'semibold' })}>{invite.class_name}</bdi> together
          {` (${countOf(invite.student_count, { one: 'student', many: 'students' })}).`}
        </span>
        <Button size="sm" busy={view.isBusy} busyLabel="Saving..." onClick={() => onAnswer(true)}>
          Accept
        </Button>
        <Button size="sm" variant="secondary" disabled={view.isBusy} onClick={() => onAnswer(false)}>
          Decline
        </Button>
      </span>
      <FormSentence view={view} isTyped={false} onRetry={onRetry} />
    </Notice>
  )
}

const band = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' })
