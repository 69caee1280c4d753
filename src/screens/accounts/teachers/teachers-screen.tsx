import type { Invite } from '#contract/accounts/teachers.ts'
import { formatDate } from '#src/screens/dates.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { widePage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { css } from '#styled/css'
import { MailNotice } from './mail-notice.tsx'
import type { TeachersScreenProps } from './teachers-props.ts'
import { TeachersTable } from './teachers-table.tsx'

/** The school's teachers and invitations, and who may register. For administrators. */
export function TeachersScreen({ view, search, found, invite, registration, languageModel, timeZone, onAct, onRetry }: TeachersScreenProps) {
  return (
    <div className={widePage}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Teachers' }]}>
        <PageTitle lead="Who teaches at your school, who is invited, and who may register.">Teachers</PageTitle>
      </PageHead>
      {view.mode === 'ready' ? <MailNotice {...view.found.mail} /> : null}
      <div className={styles.list}>
        <div className={styles.search}>{search}</div>
        {found ?? <TeachersList {...{ view, timeZone, onAct, onRetry }} />}
      </div>
      <Panel title="Invite a teacher">
        <div className={styles.stack}>
          {invite}
          {view.mode === 'ready' ? <Invites invites={view.found.invites} {...{ timeZone, onAct }} /> : null}
        </div>
      </Panel>
      <Panel title="Who may register">{registration}</Panel>
      {languageModel === null ? null : <Panel title="Language model">{languageModel}</Panel>}
    </div>
  )
}

/** Teachers as they were read. */
export function TeachersList({ view, timeZone, onAct, onRetry }: Pick<TeachersScreenProps, 'view' | 'timeZone' | 'onAct' | 'onRetry'>) {
  if (view.mode === 'loading') return <LoadingLine>Loading teachers...</LoadingLine>
  if (view.mode === 'failed') return <ErrorBand onRetry={onRetry}>Failed to fetch teachers</ErrorBand>
  return <TeachersTable {...view.found} timeZone={timeZone} onAct={onAct} />
}

function Invites({ invites, timeZone, onAct }: { invites: readonly Invite[] } & Pick<TeachersScreenProps, 'timeZone' | 'onAct'>) {
  if (invites.length === 0) return <p className={styles.muted}>No invitation is open.</p>
  return (
    <ul aria-label="Open invitations" className={styles.invites}>
      {invites.map((one) => (
        <li key={one.id} className={styles.invite}>
          <span className={styles.words}>
            {one.email}
            <span className={styles.muted}>Until {formatDate(one.expires_at, timeZone)}</span>
          </span>
          <Button variant="secondary" size="sm" aria-label={`Take back the invitation of ${one.email}`} onClick={() => onAct('cancelInvite', one)}>
            Take back
          </Button>
        </li>
      ))}
    </ul>
  )
}

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  // As wide as above every list.
  search: css({ maxWidth: { md: '[22.5rem]' } }),
  stack: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  muted: css({ color: 'muted', textStyle: 'dense' }),
  invites: css({ display: 'flex', flexDirection: 'column', maxWidth: '[44rem]' }),
  invite: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    py: '2.5',
    borderTop: '[1px solid token(colors.hairline)]',
  }),
  words: css({ flex: '[1 1 9rem]', minWidth: '0', display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }),
}
