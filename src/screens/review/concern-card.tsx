import type { Concern, ConcernKind } from '#contract/review/concerns.ts'
import type { ErrandResult } from '#machines/review/review/errands.machine.ts'
import { formatMoment, formatTime } from '#src/screens/dates.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { circleAlert } from '#src/ui/icons/icons.ts'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Pill } from '#src/ui/session/pill.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/** Props of `ConcernCard`. `result` is when it was noted as dealt with (null: taken back), or a refusal; `onSettle` notes it or takes it back. */
export type ConcernCardProps = {
  concern: Concern
  isSaving: boolean
  result: ErrandResult<string | null> | null
  timeZone: string
  onSettle: (isSettled: boolean) => void
}

const kinds: Record<ConcernKind, string> = { self_harm: 'May hurt themselves', harmed: 'May be hurt by somebody' }

/** Words of a student that a person should read: what they wrote, where, and a note that it was dealt with. */
export function ConcernCard({ concern, isSaving, result, timeZone, onSettle }: ConcernCardProps) {
  const settledAt = result?.ok === true ? result.done : null
  const { student, text, kind, question_title: title, assignment_title: work, at } = concern
  return (
    <article aria-label={`${student.name}, worrying words`} className={styles.root}>
      <Pill tone="bad" icon={circleAlert}>
        {kinds[kind]}
      </Pill>
      <h3 dir="auto" className={styles.title}>{student.name}</h3>
      <blockquote dir="auto" className={styles.words}>{text}</blockquote>
      <p className={styles.small}>
        {formatMoment(at, timeZone)}, in {work === null ? null : <><bdi>{work}</bdi>, </>}
        <bdi>{title}</bdi>.{' '}
        {concern.session_id === null ? (
          'You can see these words, but not the session.'
        ) : (
          <TextLink href={`/session_details/${concern.session_id}`}>
            Whole session<VisuallyHidden> of {student.name}</VisuallyHidden>
          </TextLink>
        )}
      </p>
      {settledAt === null ? null : (
        <Notice tone="good">Marked as dealt with at {formatTime(settledAt, timeZone)}. It leaves the list for every teacher.</Notice>
      )}
      <div>
        <Button variant={settledAt === null ? 'secondary' : 'quiet'} busy={isSaving} busyLabel="Saving..." onClick={() => onSettle(settledAt === null)}>
          {settledAt === null ? 'I have dealt with it' : 'Put it back on the list'}
        </Button>
      </div>
      {result?.ok === false && !isSaving ? <Notice tone="bad">{result.sentence}</Notice> : null}
    </article>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', minWidth: '0' }),
  title: css({ fontWeight: 'strong' }),
  small: css({ textStyle: 'label', color: 'muted' }),
  words: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'break-word' }),
}
