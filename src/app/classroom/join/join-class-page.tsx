import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { joinClassMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { createJoinClassActors } from '#src/actors/classroom/classroom.forms.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { JoinClassScreen, type JoinClassScreenProps } from '#src/screens/classroom/join/join-class-screen.tsx'

/** Joins a class with its code; `code` stood in the address. Nothing is joined before it is pressed. */
export function JoinClassPage({ code }: { code: string }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [actors] = useState(() => createJoinClassActors({ api }))
  const [joined, setJoined] = useState<JoinClassScreenProps['joined']>(null)
  const { view, typed, save, retry } = useForm({ machine: joinClassMachine, actors, onSaved: setJoined })
  return <JoinClassScreen {...{ view, code, joined }} onTyped={typed} onJoin={(text) => save({ code: text })} onRetry={retry} />
}
