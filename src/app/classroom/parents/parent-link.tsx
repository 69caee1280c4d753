import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { getParentLink, type ParentLink as Link } from '#contract/classroom/parent-links.ts'
import type { Student } from '#contract/classroom/students.ts'
import { parentLinkMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createParentLinkActors } from '#src/actors/classroom/student.forms.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { users } from '#src/ui/icons/icons.ts'

const ParentLinkDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/parents/parent-link-dialog.tsx')).ParentLinkDialog }))
const WaitingDialog = lazy(async () => ({ default: (await import('#src/screens/classroom/waiting-dialog.tsx')).WaitingDialog }))

/** Makes or ends the link that shows a student's parents their work and scores. */
export function ParentLink({ student }: { student: Student }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} variant="secondary" icon={users} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Link for parents
      </Button>
      <Suspense>{isOpen ? <Reading student={student} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </>
  )
}

type OfStudent = { student: Student; onClose: () => void }

function Reading({ student, onClose }: OfStudent) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('parentLink', student.id, (id, signal) => api.send(getParentLink, { params: { id }, signal }))
  const words = { title: 'Link for parents', loading: 'Loading the link...', failed: 'Failed to fetch the link' }
  if (view.mode !== 'ready') return <WaitingDialog {...words} isFailed={view.mode === 'failed'} onRetry={retry} onClose={onClose} />
  return <Changing student={student} found={view.found.link} onClose={onClose} />
}

function Changing({ student, found, onClose }: OfStudent & { found: Link | null }) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const [{ link, made }, setMade] = useState<{ link: Link | null; made: string | null }>({ link: found, made: null })
  const [actors] = useState(() => createParentLinkActors({ api, student }))
  const { view, save, retry } = useForm({
    machine: parentLinkMachine,
    actors,
    onSaved: ({ made: one }) => {
      if (one !== null) return setMade({ link: one.link, made: one.url })
      notifySuccess('Link ended')
      onClose()
    },
  })
  return (
    <ParentLinkDialog
      {...{ view, link, made, onClose }}
      name={nameOfStudent(student)}
      timeZone={timeZone()}
      onMake={() => save({ isWanted: true })}
      onEnd={() => save({ isWanted: false })}
      onPrint={() => window.print()}
      onRetry={retry}
    />
  )
}
