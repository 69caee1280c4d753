import type { LanguageModel } from '#contract/operations/language-model.ts'
import type { Teacher } from '#contract/accounts/teachers.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'
import { LanguageModelPart, type LanguageModelPartProps } from './language-model-part.tsx'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'
import { TeacherDialog, type TeacherDialogProps } from './teacher-dialog.tsx'
import type { TeachersScreenProps } from './teachers-props.ts'
import { TeachersScreen } from './teachers-screen.tsx'

function nothing(): void {}

const created_at = '2026-09-01T08:00:00.000Z'
const elena: Teacher = { id: 2, name: 'Elena Álvarez', username: 'elena.alvarez', email: 'elena@school.example', state: 'active', is_vouched_for: true, students: 30, classes: 3, created_at }
const ada: Teacher = { id: 3, name: 'Ada Lovelace', username: 'ada', email: 'ada@school.example', state: 'unconfirmed', is_vouched_for: false, students: 0, classes: 0, created_at }
const long = 'maximiliane.von-und-zu-hohenlohe-langenburg@a-district-with-a-long-name.school.example'
const bo: Teacher = { id: 4, name: 'Maximiliane von und zu Hohenlohe', username: 'maximiliane', email: long, state: 'suspended', is_vouched_for: true, students: 1, classes: 1, created_at }
const invites = [{ id: 1, email: 'office@school.example', created_at, expires_at: '2026-12-04T08:00:00.000Z' }]
const found = { results: [ada, elena, bo], total: 3, invites, mail: { late: 0, lost: 0 } }

const model: LanguageModel = {
  name: 'school-model',
  is_on: true,
  today: { replies: 214, marks: 31, ideas: 12, used: 257, limit: 2_000, limit_per_teacher: 300 },
  calls: { answered: 5_120, unusable: 96, away: 14, tokens_in: 4_310_220, tokens_out: 512_840, cost: 0.95 },
  month: { said: 3_180, refused: 212, away: 9, spent: 0, left: 41 },
  seconds: 1.8,
  last_away: '2026-11-19T08:12:00.000Z',
}

function show(
  view: TeachersScreenProps['view'],
  invite: Partial<InviteFormProps> = {},
  registration: Partial<RegistrationFormProps> = {},
  used: Partial<LanguageModelPartProps> | null = null,
) {
  const languageModel =
    used === null ? null : <LanguageModelPart view={untouchedForm} model={model} timeZone="America/New_York" onSwitch={nothing} onRetry={nothing} {...used} />
  const forms = {
    languageModel,
    invite: <InviteForm view={untouchedForm} made={null} onTyped={nothing} onInvite={nothing} onRetry={nothing} {...invite} />,
    registration: (
      <RegistrationForm view={untouchedForm} registration={{ mode: 'invite', domains: [] }} onTyped={nothing} onSave={nothing} onRetry={nothing} {...registration} />
    ),
  }
  return () => (
    <main>
      <TeachersScreen
        view={view}
        search={<SearchBox aria-label="Search teachers" placeholder="Search teachers" value="" onSearch={nothing} />}
        found={null}
        {...forms}
        timeZone="America/New_York"
        onAct={nothing}
        onRetry={nothing}
      />
    </main>
  )
}

function ask(props: Pick<TeacherDialogProps, 'act' | 'who'>, view: TeacherDialogProps['view'] = untouchedForm) {
  return () => <TeacherDialog view={view} onConfirm={nothing} onRetry={nothing} onClose={nothing} {...props} />
}

const busy = { ...untouchedForm, isBusy: true }
const unanswered = { ...untouchedForm, canRetry: true, sentence: 'Failed to save. Please try again.' }

/** The page Teachers and what it asks, in every state. */
export const examples = {
  'With teachers': show({ mode: 'ready', found }),
  'Nobody found': show({ mode: 'ready', found: { ...found, results: [], total: 0, invites: [] } }),
  'More than are shown': show({ mode: 'ready', found: { ...found, total: 1204 } }),
  'Mail held up': show({ mode: 'ready', found: { ...found, mail: { late: 1, lost: 0 } } }),
  'Mail not delivered': show({ mode: 'ready', found: { ...found, mail: { late: 1204, lost: 3 } } }),
  Loading: show({ mode: 'loading' }),
  Failed: show({ mode: 'failed' }),
  Invited: show({ mode: 'ready', found }, { made: { email: 'office@school.example', url: `https://lectern.school.example/register#${'a1B2'.repeat(10)}` } }),
  'Invitation refused': show({ mode: 'ready', found }, { view: { ...untouchedForm, fields: { email: 'This address has an account already' } } }),
  'Inviting and saving': show({ mode: 'ready', found }, { view: busy }, { view: busy }),
  'Domains named': show({ mode: 'ready', found }, {}, { registration: { mode: 'domains', domains: ['school.example', 'district.example'] } }),
  'No domain named': show(
    { mode: 'ready', found },
    {},
    { registration: { mode: 'domains', domains: [] }, view: { ...untouchedForm, fields: { domains: 'Please name at least one domain' } } },
  ),
  'With a language model': show({ mode: 'ready', found }, {}, {}, {}),
  'Language model turned off': show({ mode: 'ready', found }, {}, {}, { model: { ...model, is_on: false, seconds: null, last_away: null } }),
  Suspending: ask({ act: 'suspend', who: elena.name }),
  'Letting in again': ask({ act: 'resume', who: bo.name }, busy),
  Vouching: ask({ act: 'vouch', who: ada.name }),
  Removing: ask({ act: 'remove', who: elena.name }, unanswered),
  'Taking an invitation back': ask({ act: 'cancelInvite', who: 'office@school.example' }),
}
