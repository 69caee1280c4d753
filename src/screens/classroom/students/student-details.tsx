import type { ReactNode } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { formatMoment } from '#src/screens/dates.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { pencil } from '#src/ui/icons/icons.ts'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { editStudentHref } from '#src/screens/classroom/classroom-links.ts'
import { nameOfStudent } from './student-columns.tsx'

/** How a student's page stands; times are told in `timeZone`. */
export type StudentDetailsView = { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; student: Student; timeZone: string }

/**
 * Props of `StudentDetails`: `account` and `allowance` are controls at the left, on phones below the rest, `progress` the pictures,
 * `work` and `sessions` the lists below them.
 */
export type StudentDetailsProps = {
  view: StudentDetailsView
  account: ReactNode
  allowance: ReactNode
  work: ReactNode
  sessions?: ReactNode
  progress?: ReactNode
  onRetry: () => void
}

/** One student: who they are, what their teacher can do for them, how it goes, and all of their assignments. */
export function StudentDetails({ view, account, allowance, work, sessions, progress, onRetry }: StudentDetailsProps) {
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Student Details' }]}>
        <PageTitle
          actions={
            view.mode === 'ready' ? (
              <a href="#account" className={cx(button({ variant: 'secondary' }), css({ hideFrom: 'lg' }))}>
                Account
              </a>
            ) : undefined
          }
        >
          {view.mode === 'ready' ? nameOfStudent(view.student) : 'Student Details'}
        </PageTitle>
      </PageHead>
      {view.mode === 'loading' ? <LoadingLine>Loading student data...</LoadingLine> : null}
      {view.mode === 'failed' ? (
        <ErrorBand box safe="Nothing was changed." onRetry={onRetry}>
          Failed to load the student
        </ErrorBand>
      ) : null}
      {view.mode === 'ready' ? (
        <div className={columns}>
          <div className={main}>
            {progress}
            <section aria-labelledby="student-work" className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
              <h2 id="student-work" className={css({ textStyle: 'section' })}>
                Assignments ({view.student.assignments.length})
              </h2>
              {work}
            </section>
            {sessions}
          </div>
          <div className={cx(side, beside)}>
            <section id="account" tabIndex={-1} aria-labelledby="account-head" className={side}>
              <h2 id="account-head" className={accountHead}>
                Account
              </h2>
              <Facts student={view.student} timeZone={view.timeZone} />
              {account}
            </section>
            {view.student.may_change_account ? (
              <section aria-labelledby="allowance-head" className={cx(side, apart)}>
                <h2 id="allowance-head" className={css({ fontWeight: 'strong' })}>
                  Extra time and paste
                </h2>
                {allowance}
              </section>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}

function Facts({ student, timeZone }: { student: Student; timeZone: string }) {
  return (
    <>
      <dl className={facts}>
        <dt>Name</dt>
        <dd dir="auto">{nameOfStudent(student)}</dd>
        <dt>Email</dt>
        <dd>{student.email}</dd>
        <dt>Username</dt>
        <dd dir="auto">{student.username}</dd>
        <dt>Classes</dt>
        <dd dir="auto" className={css({ whiteSpace: 'pre-wrap' })}>{student.classes.length === 0 ? 'none' : student.classes.map(({ name }) => name).join('\n')}</dd>
        <dt>Last active</dt>
        <dd>{student.last_active === undefined ? 'Never' : formatMoment(student.last_active, timeZone)}</dd>
      </dl>
      {student.should_change_password ? <p className={css({ color: 'muted', textStyle: 'label' })}>Must choose a new password at the next login.</p> : null}
      {student.may_change_account ? (
        <ButtonLink variant="secondary" icon={pencil} href={editStudentHref(student.id)}>
          Edit details
        </ButtonLink>
      ) : (
        <p className={css({ color: 'muted', textStyle: 'label' })}>
          Another teacher made this account. They, or an administrator, can change its details and password, and allow extra time.
        </p>
      )}
    </>
  )
}

const columns = css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[236px minmax(0, 1fr)]' }, columnGap: '8', rowGap: '7', alignItems: 'start' })
const main = css({ minWidth: '0', display: 'flex', flexDirection: 'column', gap: '7', lg: { gridColumn: '2', gridRow: '1' } })
const side = css({ display: 'flex', flexDirection: 'column', gap: '3' })
/** The account is at the left where there is room; on phones it comes after the work. */
const beside = css({ gap: '5', lg: { gridColumn: '1', gridRow: '1' } })
const apart = css({ borderTop: '1px solid', borderTopColor: 'hairline', pt: '4' })
const accountHead = css({ textStyle: 'section', lg: { srOnly: true } })
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  '& dt': { color: 'muted', textStyle: 'label' },
  '& dd': { mb: '2', overflowWrap: 'break-word', fontWeight: 'medium' },
})
