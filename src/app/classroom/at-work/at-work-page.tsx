import { useRouteContext } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { atWorkMachine } from '#machines/classroom/at-work/at-work.machine.ts'
import { createAtWorkActors } from '#src/actors/classroom/at-work.actors.ts'
import { useNow } from '#src/app/shell/time.ts'
import { AtWorkShown, type AtWorkShownProps } from './at-work-shown.tsx'

/** Props of `AtWorkPage`: which class, at which piece of its work, and how to change the address. */
export type AtWorkPageProps = Omit<AtWorkShownProps, 'atWork' | 'now' | 'timeZone'> & { exerciseId: number | null }

/** Watches a class at its work and binds it to its screen. Give it class and work as its key. */
export function AtWorkPage({ exerciseId, ...props }: AtWorkPageProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => atWorkMachine.provide({ actors: createAtWorkActors(api) }))
  const atWork = useActorRef(machine, { input: { classId: props.classId, exerciseId } })
  return <AtWorkShown {...props} atWork={atWork} now={useNow(clock)} timeZone={timeZone()} />
}
