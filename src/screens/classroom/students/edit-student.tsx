import type { Student } from '#contract/classroom/students.ts'
import { AccountAsItIs, type AccountFacts } from '#src/screens/accounts/account/account-facts.tsx'
import { AccountForm, type TypedAccount } from '#src/screens/accounts/account/account-form.tsx'
import { formPage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import type { FormView } from '#src/screens/classroom/form-view.ts'

/** How the page stands; `note` is what the last saving came to, `isBack` says that the form was just left. */
export type EditStudentView =
  | { mode: 'loading' }
  | { mode: 'failed'; reason: string }
  | { mode: 'ready'; account: AccountFacts & Pick<Student, 'may_change_email'>; form: FormView; isEditing: boolean; isBack: boolean; note: string | null }

/** Props of `EditStudent`; `onTyped` hears whether what is typed differs from the account. */
export type EditStudentProps = {
  view: EditStudentView
  onEdit: () => void
  onTyped: (isDirty: boolean) => void
  onCancel: () => void
  onSave: (typed: TypedAccount) => void
  onRetry: () => void
}

/** A student's account: read first, changed after 'Change Details'. */
export function EditStudent({ view, onEdit, onTyped, onCancel, onSave, onRetry }: EditStudentProps) {
  return (
    <div className={formPage}>
      <PageHead crumbs={[{ label: 'Home', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Edit Student Details' }]}>
        <PageTitle>Edit Student Details</PageTitle>
      </PageHead>
      {view.mode === 'loading' ? <LoadingLine>Loading...</LoadingLine> : null}
      {view.mode === 'failed' ? (
        <ErrorBand box safe="Nothing was changed." onRetry={onRetry}>
          {`Failed to load user data: ${view.reason}`}
        </ErrorBand>
      ) : null}
      {view.mode === 'ready' ? (
        <Panel title="Account">
          <div className={stack}>
            {view.note === null ? null : <Notice tone="good">{view.note}</Notice>}
            {view.isEditing ? (
              <AccountForm
                isOwn={false}
                account={view.account}
                emailLabel="Student Email"
                emailHelp={view.account.may_change_email ? undefined : notTheirAddress}
                view={view.form}
                {...{ onTyped, onCancel, onSave, onRetry }}
              />
            ) : (
              <AccountAsItIs
                account={view.account}
                emailLabel="Student Email"
                other={{ label: 'Back to the student', href: studentHref(view.account.id) }}
                isBack={view.isBack}
                onEdit={onEdit}
              />
            )}
          </div>
        </Panel>
      ) : null}
    </div>
  )
}

const notTheirAddress = 'Only the teacher who created this account, or an administrator, can change its email address.'
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
