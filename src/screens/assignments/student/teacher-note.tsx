import type { ReactNode } from 'react'
import type { Note } from '#contract/assignments/notes.ts'
import { formatSeen } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { mail } from '#src/ui/icons/icons.ts'

/** Props of `TeacherNote`; `sentence` says why it could not be put away. */
export type TeacherNoteProps = { note: Note; isBusy: boolean; sentence: string | null; now: Date; timeZone: string; onDismiss: () => void }

/** What a teacher wrote to a student who is behind, until the student puts it away. */
export function TeacherNote({ note: { from, about, text, at }, isBusy, sentence, now, timeZone, onDismiss }: TeacherNoteProps) {
  return (
    <aside className={styles.root} aria-label={`Message from ${from}`}>
      <Icon of={mail} size={20} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.head}>
          <strong dir="auto">{from}</strong> about <span dir="auto">{about}</span>, {formatSeen(at, now, timeZone)}
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {sentence === null ? null : (
          <p role="alert" className={styles.head}>
            {sentence}
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="One moment..." onClick={onDismiss}>
        Got it
      </Button>
    </aside>
  )
}

/** Messages that stand behind one press. */
export function OlderNotes({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className={styles.older}>
      <summary>Show {countOf(count, { one: 'older message', many: 'older messages' })}</summary>
      {children}
    </details>
  )
}

const styles = {
  older: css({
    mb: '4',
    '& > summary': { width: 'fit', minHeight: '11', py: '2.5', textStyle: 'label', fontWeight: 'semibold', color: 'action', cursor: 'pointer' },
  }),
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    mb: '4',
    background: 'tint',
    color: 'tintInk',
    borderRadius: 'panel',
  }),
  icon: css({ flexShrink: '0', mt: '0.5' }),
  words: css({ flex: '[1 1 14rem]', minWidth: '0', overflowWrap: 'break-word' }),
  head: css({ textStyle: 'label' }),
  text: css({ whiteSpace: 'pre-wrap' }),
}
