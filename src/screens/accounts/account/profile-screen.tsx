import type { ReactNode } from 'react'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { formPage } from '#src/ui/layout/page-layout.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { AccountAsItIs, type AccountFacts } from './account-facts.tsx'
import { AccountForm, type TypedAccount } from './account-form.tsx'

/** The own account as its page shows it. */
export type OwnAccount = AccountFacts & { emailLabel: string }

/** How the page stands: `note` is what the last editing came to, `isBack` says that the form was just left. */
export type ProfileView =
  | { mode: 'loading' }
  | { mode: 'failed'; reason: string }
  | {
      mode: 'ready'
      account: OwnAccount
      form: FormView | null
      isBack: boolean
      note: string | null
    }

/** Props of `ProfileScreen`; `home` is the address of the dashboard, `changes` what others changed, below the account. */
export type ProfileScreenProps = {
  view: ProfileView
  home: string
  changes: ReactNode
  onEdit: () => void
  onTyped: (isDirty: boolean) => void
  onCancel: () => void
  onSave: (typed: TypedAccount) => void
  onRetry: () => void
}

/** The own account: read first, changed after 'Change Details'. */
export function ProfileScreen({ view, home, changes, onEdit, onTyped, onCancel, onSave, onRetry }: ProfileScreenProps) {
  return (
    <div className={formPage}>
      <PageHead crumbs={[{ label: 'Dashboard', href: home }, { label: 'Profile Page' }]}>
        <PageTitle>Profile Page</PageTitle>
      </PageHead>
      {view.mode === 'loading' ? <LoadingLine>Loading...</LoadingLine> : null}
      {view.mode === 'failed' ? (
        <ErrorBand box safe="Nothing was changed." onRetry={onRetry}>
          {`Failed to load user data: ${view.reason}`}
        </ErrorBand>
      ) : null}
      {view.mode === 'ready' ? (
        <>
          <Panel title="Account">
            <div className={stack}>
              {view.note === null ? null : <Notice tone="good">{view.note}</Notice>}
              {view.form === null ? (
                <AccountAsItIs
                  account={view.account}
                  emailLabel={view.account.emailLabel}
                  other={{ label: 'Change password', href: '/profile/updatepassword' }}
                  isBack={view.isBack}
                  onEdit={onEdit}
                />
              ) : (
                <AccountForm
                  isOwn
                  account={view.account}
                  emailLabel={view.account.emailLabel}
                  view={view.form}
                  {...{ onTyped, onCancel, onSave, onRetry }}
                />
              )}
            </div>
          </Panel>
          {changes}
        </>
      ) : null}
    </div>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
