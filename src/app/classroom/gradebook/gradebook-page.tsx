import { useRouteContext } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { GradebookSpan } from '#contract/progress/gradebook.ts'
import { gradebookMachine } from '#machines/classroom/gradebook/gradebook.machine.ts'
import { createGradebookActors, createGradebookDrafts } from '#src/actors/classroom/gradebook.actors.ts'
import { saveGradebook } from '#src/app/progress/exports.ts'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'
import { useNow } from '#src/app/shell/time.ts'
import { GradebookShown, type GradebookShownProps } from './gradebook-shown.tsx'

/** Props of `GradebookPage`: whose gradebook, which of its work in which order, the classes there are, and how to change the address. */
export type GradebookPageProps = Omit<GradebookShownProps, 'gradebook' | 'now' | 'timeZone' | 'onExport'> & { personId: number; span: GradebookSpan }

/** Reads a class's gradebook and binds it to its screen. Give it class and span as its key. */
export function GradebookPage({ personId, span, ...props }: GradebookPageProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => {
    const drafts = createGradebookDrafts({ personId, storage: storageOrNull(), nowMs: clock.nowMs })
    return gradebookMachine.provide({ actors: createGradebookActors({ api, drafts }) })
  })
  const gradebook = useActorRef(machine, { input: { classId: props.classId, span } })
  const onExport = () => void saveGradebook({ api }, props.classId, span)
  return <GradebookShown {...props} gradebook={gradebook} now={useNow(clock)} timeZone={timeZone()} onExport={onExport} />
}
