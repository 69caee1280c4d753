import { css } from '#styled/css'
import { Chip } from './chip.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { StatusPill } from './pill.tsx'
import { SubjectBadge } from './subject-badge.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })
const cover = css({ background: 'cover', p: '6', borderRadius: 'panel', display: 'inline-block' })

/** Pills, badges, chips and the logo. */
export const examples = {
  'Status pills': () => (
    <div className={row}>
      <StatusPill status="overdue" />
      <StatusPill status="due_today" />
      <StatusPill status="due_tomorrow" />
      <StatusPill status="upcoming" />
      <StatusPill status="no_due_date" />
      <StatusPill status="completed" />
    </div>
  ),
  'Subject badges': () => (
    <div className={row}>
      {['English', 'Math', 'History', 'Science', 'Spanish', 'Art'].map((subject) => (
        <SubjectBadge key={subject} subject={subject} />
      ))}
    </div>
  ),
  Chips: () => (
    <div className={row}>
      <Chip name="basketball" onRemove={() => undefined}>
        basketball
      </Chip>
      <Chip name="music">music</Chip>
    </div>
  ),
  Logo: () => <Logo />,
  'Logo on the cover': () => (
    <div className={cover}>
      <Logo onCover />
    </div>
  ),
}
