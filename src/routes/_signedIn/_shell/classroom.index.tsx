import { createFileRoute } from '@tanstack/react-router'
import { classIdOf } from '#src/app/classroom/classroom-address.ts'
import { ClassroomPage } from '#src/app/classroom/classroom-page.tsx'
import { ClassroomSearch } from '#src/app/classroom/classroom-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/classroom/')({
  validateSearch: ClassroomSearch,
  head: () => ({ meta: [{ title: 'Classroom' }] }),
  component: Classroom,
})

function Classroom() {
  const navigate = Route.useNavigate()
  return (
    <ClassroomPage
      search={Route.useSearch()}
      onNarrow={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })}
      onShow={(dialog) => void navigate({ search: (now) => ({ ...now, ...dialog }), resetScroll: false })}
      onClassesGone={(ids) =>
        void navigate({
          search: (now) => (ids.includes(classIdOf(now) ?? 0) ? { ...now, class_id: undefined, active: undefined } : now),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
