import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import type { MailTold } from '#contract/accounts/mail-waits.ts'
import type { Class } from '#contract/classroom/classes.ts'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import { type AccessStudent, changeableOf, type ClassAccessActorRef, classAccessMachine, wouldLoseAccess } from '#machines/classroom/classroom/class-access.machine.ts'
import { createClassAccessActors, readClassAccess } from '#src/actors/classroom/class-access.actors.ts'
import { type AccessView, ClassAccessDialog, ClassAccessWaiting } from '#src/screens/classroom/students/class-access-dialog.tsx'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

const ClassCards = lazy(async () => ({ default: (await import('./class-cards.tsx')).ClassCards }))

type ClassAccessProps = { class: Pick<Class, 'id' | 'name'>; onClose: () => void }

/** Cards and mailed links for the students of a class, over the classroom. Load it lazily. */
export function ClassAccess({ class: { id, name }, onClose }: ClassAccessProps) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('classAccessStudents', id, (key, signal) => readClassAccess(api, key, signal))
  if (view.mode !== 'ready') return <ClassAccessWaiting isFailed={view.mode === 'failed'} onRetry={retry} onClose={onClose} />
  return <Access name={name} students={view.found} onClose={onClose} />
}

function Access({ name, students, onClose }: { name: string; students: readonly AccessStudent[]; onClose: () => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => classAccessMachine.provide({ actors: createClassAccessActors({ api }) }))
  const access = useActorRef(machine, { input: { students } }, ({ status }) => {
    if (status === 'done') onClose()
  })
  const isMaking = useSelector(access, (now) => now.hasTag('pending'))
  const { close, layer } = useLeaving({
    words: isMaking ? workingWords : unprintedWords,
    wouldLose: () => wouldLoseAccess(access.getSnapshot()),
    onClosed: () => access.send({ type: 'access.closed' }),
  })
  return (
    <>
      <ClassAccessOpen access={access} className={name} onClose={close} />
      {layer}
    </>
  )
}

const workingWords = {
  title: 'Stop here?',
  sentence: 'Not all of these students are done yet. New start passwords that were not printed will be lost.',
  stay: 'Go on',
  leave: 'Stop and leave',
}
const unprintedWords = {
  title: 'Close without printing?',
  sentence: 'The new start passwords were not printed and are shown only here. Without them you will have to make new ones.',
  stay: 'Back to the cards',
  leave: 'Close without printing',
}

/** Binds a class's access to its dialog and its cards. */
export function ClassAccessOpen({ access, className, onClose }: { access: ClassAccessActorRef; className: string; onClose: () => void }) {
  const moment = useSelector(access, (now) => now)
  const view = useAccessView(access)
  const { students, chosen, cards } = moment.context
  if (moment.matches('closed')) return null
  if (view === null) {
    return (
      <Suspense>
        <ClassCards cards={cards} onPrinted={() => access.send({ type: 'cards.printed' })} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <ClassAccessDialog
      {...{ view, className, students, chosen, onClose }}
      changeable={changeableOf(moment.context).length}
      onChoose={(ids) => access.send({ type: 'students.chosen', ids })}
      onPasswords={() => access.send({ type: 'passwords.requested' })}
      onLinks={() => access.send({ type: 'links.requested' })}
      onBlank={() => access.send({ type: 'blank.requested' })}
      onConfirm={() => access.send({ type: 'question.confirmed' })}
      onDecline={() => access.send({ type: 'question.declined' })}
      onStop={() => access.send({ type: 'cancel.requested' })}
      onRetry={() => access.send({ type: 'retry.requested' })}
      onLeaveRest={() => access.send({ type: 'rest.left' })}
    />
  )
}

/** What the dialog shows; null once the cards stand in its place. */
function useAccessView(access: ClassAccessActorRef): AccessView | null {
  const moment = useSelector(access, (now) => now)
  const making = useSelector(moment.children.makePasswords, (now) => now)
  const mailing = useSelector(moment.children.mailLinks, (now) => now)
  if (moment.matches('askingPasswords')) return { mode: 'asking', kind: 'passwords' }
  if (moment.matches('askingLinks')) return { mode: 'asking', kind: 'links' }
  if (moment.matches('mailed')) return { mode: 'mailed', count: moment.context.mailed, waiting: moment.context.waiting }
  if (moment.matches('newCards') || moment.matches('blankCards')) return null
  if (making !== undefined) return { mode: 'working', kind: 'passwords', batch: batchView(making, 'made', failureOf) }
  if (mailing !== undefined) return { mode: 'working', kind: 'links', batch: batchView(mailing, isWaited(mailing.context.items) ? 'to be sent' : 'sent', failureOf) }
  return { mode: 'choosing' }
}

/** Whether the mail server is away for some of them. */
function isWaited(items: readonly { kept: MailTold | null }[]): boolean {
  return items.some(({ kept }) => kept?.waits === true)
}

function failureOf({ name }: AccessStudent, sentence: string) {
  return { name, sentence }
}
