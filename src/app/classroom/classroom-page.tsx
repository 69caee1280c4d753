import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Class } from '#contract/classroom/classes.ts'
import { toldApart } from '#contract/classroom/told-apart.ts'
import { ClassroomScreen } from '#src/screens/classroom/classroom-screen.tsx'
import { ClassInvites } from './classes/class-invites.tsx'
import { ClassroomDialogs } from './classroom-dialogs.tsx'
import { useClassroomRemovals } from './use-classroom-removals.tsx'
import { classIdOf, keptIn, tabOf } from './classroom-address.ts'
import type { ClassroomSearch } from './classroom-search.ts'
import { ClassroomTable } from './classroom-table.tsx'
import { saveGradebook, saveRoster } from '#src/app/progress/exports.ts'
import { useClassroom } from './use-classroom.ts'
import { useClassroomLists } from './use-classroom-lists.ts'

const DeletedInClassroom = lazy(async () => ({ default: (await import('./deleted-in-classroom.tsx')).DeletedInClassroom }))

/** Props of `ClassroomPage`: the address it stands at and how to change it; `onNarrow` replaces the entry, `onShow` adds one. */
export type ClassroomPageProps = {
  search: ClassroomSearch
  onNarrow: (change: Partial<ClassroomSearch>) => void
  onShow: (dialog: Partial<ClassroomSearch>) => void
  onClassesGone: (ids: readonly number[]) => void
}

/** Binds the classroom to its screen: lists follow the address, what is chosen and being done is the classroom's. */
export function ClassroomPage({ search, onNarrow, onShow, onClassesGone }: ClassroomPageProps) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { person } = useRouteContext({ strict: false })
  const { classes, students, work, pieces, openPiece, refresh } = useClassroomLists(search)
  const { classroom, moment } = useClassroom(search)
  const [comebacks, setComebacks] = useState(0)
  const removals = useClassroomRemovals({
    classes: classes.view.rows,
    students: [...moment.context.students, ...students.view.rows],
    work: [...moment.context.work, ...work.view.rows, ...openPiece.view.rows],
    pieces: [...moment.context.pieces, ...pieces.view.rows],
    onChanged: (kind, ids) => {
      const { context } = classroom.getSnapshot()
      if (kind === 'student') {
        students.list.send({ type: 'rows.removed', ids })
        classroom.send({ type: 'students.chosen', students: context.students.filter(({ id }) => !ids.includes(id)) })
      }
      if (kind === 'assignment') {
        for (const { list } of [work, openPiece]) list.send({ type: 'rows.removed', ids })
        classroom.send({ type: 'work.chosen', work: context.work.filter(({ id }) => !ids.includes(id)) })
        classroom.send({ type: 'pieces.chosen', pieces: context.pieces.filter((piece) => !piece.assignment_ids.some((id) => ids.includes(id))) })
      }
      if (kind === 'class') onClassesGone(ids)
      if (ids.length === 0) setComebacks((count) => count + 1)
      refresh()
    },
  })
  const [tab, classId] = [tabOf(search), classIdOf(search)]
  const shown = classes.view.rows.find(({ id }) => id === classId)
  const ongoing = toldApart(classes.view.rows.filter(({ archived_at: at }) => at === null), ({ students: members }) => members.length)
  const isOver = shown !== undefined && shown.archived_at !== null
  const onNew = isOver ? null : () => onShow(tab === 'students' ? { add_student: 1 } : { add_assignment: 1 })
  return (
    <ClassroomScreen
      panel={{
        classes: classes.view,
        classId,
        tab,
        kept: keptIn(search),
        onAdd: () => onShow({ add_class: 1 }),
        onRetry: () => classes.list.send({ type: 'retry.requested' }),
        onRename: (one: Class) => classroom.send({ type: 'renaming.requested', class: one }),
        onPrintCards: (one: Class) => classroom.send({ type: 'cards.requested', class: one }),
        onJoinCode: (one: Class) => classroom.send({ type: 'joinCode.requested', class: one }),
        onTeachers: (one: Class) => classroom.send({ type: 'teachers.requested', class: one }),
        mayDecide: ({ teacher }: Class) => person?.role === 'ADMIN' || teacher.id === person?.id,
        onArchive: (one: Class) => classroom.send({ type: 'archiving.requested', class: one }),
        onCopy: (one: Class) => classroom.send({ type: 'copying.requested', class: one }),
        onShowDeleted: () => onShow({ deleted: tab === 'students' ? 'student' : 'assignment' }),
        onDelete: removals.deleteClass,
      }}
      counts={{ students: countOf(students.view), assignments: countOf(pieces.view) }}
      zone={timeZone()}
      onExport={(kind) => void (kind === 'roster' ? saveRoster({ api }, classId) : saveGradebook({ api }, classId))}
    >
      <ClassInvites
        onAnswered={(accepted) => {
          refresh()
          if (accepted !== null) onNarrow({ class_id: accepted })
        }}
      />
      <ClassroomTable
        {...{ search, students, work, pieces, openPiece, classroom, onNarrow, onNew }}
        onImport={() => onShow({ import: 1 })}
        chosen={moment.context}
        isGathering={moment.hasTag('gathering')}
        isGone={classes.view.state === 'ready' && classId !== null && shown === undefined}
        className={shown?.name ?? (classId === null ? null : 'this class')}
        removals={removals}
      />
      {removals.layers}
      {search.deleted === undefined ? null : (
        <Suspense>
          <DeletedInClassroom
            key={comebacks}
            kind={search.deleted}
            removals={removals.actors}
            onKind={(kind) => onNarrow({ deleted: kind })}
            onClosed={() => onNarrow({ deleted: undefined })}
          />
        </Suspense>
      )}
      <ClassroomDialogs
        {...{ search, classroom, moment, onNarrow }}
        shown={isOver ? undefined : shown}
        isOver={isOver}
        reading={classes.view.state === 'loading' || classes.view.state === 'failed' ? classes.view.state : 'done'}
        classes={ongoing}
        onChanged={refresh}
      />
    </ClassroomScreen>
  )
}

function countOf({ state, total }: { state: string; total: number }): number | null {
  return state === 'loading' || state === 'failed' ? null : total
}
