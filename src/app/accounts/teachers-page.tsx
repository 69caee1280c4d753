import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { getRegistration, type Registration } from '#contract/accounts/registration.ts'
import { type Invite, listTeachers, type Teacher } from '#contract/accounts/teachers.ts'
import { getLanguageModel, type LanguageModel } from '#contract/operations/language-model.ts'
import { inviteTeacherMachine, type MadeInvite, modelSwitchMachine, registrationMachine, type TeacherAct, teacherChangeMachine } from '#machines/accounts/teachers/teachers.forms.ts'
import { createInviteActors, createModelSwitchActors, createRegistrationActors, createTeacherChangeActors } from '#src/actors/accounts/teachers.actors.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { InviteForm } from '#src/screens/accounts/teachers/invite-form.tsx'
import { LanguageModelPart } from '#src/screens/accounts/teachers/language-model-part.tsx'
import { RegistrationForm } from '#src/screens/accounts/teachers/registration-form.tsx'
import { TeacherDialog } from '#src/screens/accounts/teachers/teacher-dialog.tsx'
import { TeachersList, TeachersScreen } from '#src/screens/accounts/teachers/teachers-screen.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { SearchBox } from '#src/ui/controls/search-box.tsx'

type Asked = { act: TeacherAct; about: Teacher | Invite }

/** The page on which administrators keep the school's teachers. */
export function TeachersPage() {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { view, retry, lookAgain } = useReading('teachers', null, (_, signal) => api.send(listTeachers, { query: {}, signal }), { isKeptFresh: true })
  const model = useReading('languageModel', null, (_, signal) => api.send(getLanguageModel, { signal }))
  const [q, setQ] = useState('')
  const [changes, setChanges] = useState(0)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [made, setMade] = useState<MadeInvite | null>(null)
  function invited(invite: MadeInvite) {
    setMade(invite)
    lookAgain()
  }
  function changed(act: TeacherAct) {
    setAsked(null)
    setChanges(changes + 1)
    notifySuccess(doneWords[act])
    lookAgain()
  }
  const act = (what: TeacherAct, about: Asked['about']) => setAsked({ act: what, about })
  return (
    <>
      <TeachersScreen
        view={view}
        search={<SearchBox aria-label="Search teachers" placeholder="Search teachers" value={q} onSearch={setQ} />}
        found={q === '' ? null : <FoundTeachers key={`${changes} ${q}`} q={q} onAct={act} />}
        invite={<Inviting key={made?.id ?? 0} made={made} onMade={invited} />}
        registration={<RegistrationPart />}
        languageModel={model.view.mode === 'ready' && model.view.found.model !== null ? <ModelPart model={model.view.found.model} /> : null}
        timeZone={timeZone()}
        onAct={act}
        onRetry={retry}
      />
      {asked === null ? null : <ChangingTeacher {...asked} onDone={changed} onClose={() => setAsked(null)} />}
    </>
  )
}

function FoundTeachers({ q, onAct }: { q: string; onAct: (act: TeacherAct, about: Teacher | Invite) => void }) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('foundTeachers', q, (key, signal) => api.send(listTeachers, { query: { q: key }, signal }))
  return <TeachersList view={view} timeZone={timeZone()} onAct={onAct} onRetry={retry} />
}

function Inviting({ made, onMade }: { made: MadeInvite | null; onMade: (made: MadeInvite) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createInviteActors({ api }))
  const { view, typed, save, retry } = useForm({ machine: inviteTeacherMachine, actors, onSaved: onMade })
  return <InviteForm view={view} made={made} onTyped={typed} onInvite={(email) => save({ email })} onRetry={retry} />
}

function RegistrationPart() {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('registrationMode', null, (_, signal) => api.send(getRegistration, { signal }))
  const [saved, setSaved] = useState<{ times: number; registration: Registration } | null>(null)
  if (view.mode === 'loading') return <LoadingLine>Loading...</LoadingLine>
  if (view.mode === 'failed') {
    return (
      <ErrorBand box onRetry={retry}>
        Failed to fetch who may register
      </ErrorBand>
    )
  }
  const times = saved?.times ?? 0
  function keep(registration: Registration) {
    notifySuccess('Changes saved successfully!')
    setSaved({ times: times + 1, registration })
  }
  return <Deciding key={times} registration={saved?.registration ?? view.found} onSaved={keep} />
}

function Deciding({ registration, onSaved }: { registration: Registration; onSaved: (saved: Registration) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createRegistrationActors({ api }))
  const { view, typed, save, retry } = useForm({ machine: registrationMachine, actors, onSaved })
  return <RegistrationForm view={view} registration={registration} onTyped={typed} onSave={save} onRetry={retry} />
}

function ModelPart({ model }: { model: LanguageModel }) {
  const [shown, setShown] = useState({ times: 0, model })
  function keep(saved: LanguageModel | null) {
    notifySuccess('Changes saved successfully!')
    if (saved !== null) setShown({ times: shown.times + 1, model: saved })
  }
  return <Switching key={shown.times} model={shown.model} onSaved={keep} />
}

function Switching({ model, onSaved }: { model: LanguageModel; onSaved: (saved: LanguageModel | null) => void }) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createModelSwitchActors({ api }))
  const { view, save, retry } = useForm({ machine: modelSwitchMachine, actors, onSaved })
  return <LanguageModelPart view={view} model={model} timeZone={timeZone()} onSwitch={(isOn) => save({ isOn })} onRetry={retry} />
}

function ChangingTeacher({ act, about, onDone, onClose }: Asked & { onDone: (act: TeacherAct) => void; onClose: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createTeacherChangeActors({ api }))
  const { view, save, retry } = useForm({ machine: teacherChangeMachine, actors, onSaved: onDone })
  const who = 'name' in about ? about.name : about.email
  return <TeacherDialog {...{ view, act, who }} onConfirm={() => save({ act, id: about.id })} onRetry={retry} onClose={onClose} />
}

const doneWords: Record<TeacherAct, string> = {
  suspend: 'Teacher suspended',
  resume: 'Teacher let in again',
  vouch: 'You vouched for this teacher',
  stopVouching: 'The school no longer vouches for this teacher',
  remove: 'Teacher removed',
  cancelInvite: 'Invitation taken back',
}
