import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { keyRound, mail } from '#src/ui/icons/icons.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { progressWords } from '#src/ui/feedback/progress-words.ts'
import { WaitingDialog, type WaitingDialogProps } from '#src/screens/classroom/waiting-dialog.tsx'
import { StoppedBand } from '#src/ui/feedback/stopped-band.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/** A student to choose. */
export type AccessRow = { id: number; name: string; username: string; hasStartPassword: boolean; mayChangeAccount: boolean }

/** What is being done: new start passwords, or links by email. */
export type AccessKind = 'passwords' | 'links'

/** How it stands: students are chosen, it is asked about, on its way or done in part, or every link is out but `waiting` for the mail server. */
export type AccessView =
  | { mode: 'choosing' }
  | { mode: 'asking'; kind: AccessKind }
  | { mode: 'mailed'; count: number; waiting: number }
  | { mode: 'working'; kind: AccessKind; batch: BatchView<{ name: string; sentence: string }> }

/** Props of `ClassAccessDialog`; `changeable` are how many of the chosen can get a new start password from this teacher. */
export type ClassAccessDialogProps = {
  view: AccessView
  className: string
  students: readonly AccessRow[]
  chosen: readonly number[]
  changeable: number
  onChoose: (ids: readonly number[]) => void
  onPasswords: () => void
  onLinks: () => void
  onBlank: () => void
  onConfirm: () => void
  onDecline: () => void
  onStop: () => void
  onRetry: () => void
  onLeaveRest: () => void
  onClose: () => void
}

/** How the students of a class get in: cards with new start passwords, or links by email. Load it lazily. */
export function ClassAccessDialog(props: ClassAccessDialogProps) {
  switch (props.view.mode) {
    case 'choosing':
      return <Choosing {...props} />
    case 'asking':
      return <Asking {...props} kind={props.view.kind} />
    case 'working':
      return <Working {...props} view={props.view} />
    case 'mailed':
      return (
        <Dialog open title={title} onClose={props.onClose}>
          <DialogBody>
            <Notice tone={props.view.waiting > 0 ? 'info' : 'good'}>{mailedWords(props.view)}</Notice>
          </DialogBody>
          <DialogFooter>
            <Button onClick={props.onClose}>Done</Button>
          </DialogFooter>
        </Dialog>
      )
  }
}

function mailedWords({ count, waiting }: Extract<AccessView, { mode: 'mailed' }>): string {
  const sent = count - waiting
  const out = sent === 0 ? '' : sent === 1 ? '1 magic link was sent.' : `${sent} magic links were sent.`
  const held = waiting === 1 ? 'One email goes out by itself as soon as it does.' : `${waiting} emails go out by themselves as soon as it does.`
  return waiting === 0 ? out : `${out} The mail server is not answering at the moment. ${held}`.trim()
}

/** The dialog while its students are being read, or could not be. */
export function ClassAccessWaiting(props: Pick<WaitingDialogProps, 'isFailed' | 'onRetry' | 'onClose'>) {
  return <WaitingDialog {...props} title={title} loading="Loading students..." failed="Failed to fetch students" />
}

function Choosing({ className, students, chosen, changeable, onChoose, onPasswords, onLinks, onBlank, onClose }: ClassAccessDialogProps) {
  const isNobody = chosen.length === 0
  const isAll = chosen.length === students.length
  return (
    <Dialog open size="xl" title={title} onClose={onClose}>
      <DialogBody label="Students">
        {students.length === 0 ? (
          <EmptyState level={3} title="No students found">
            {`Nobody is in ${isolated(className)} yet. Add students first.`}
          </EmptyState>
        ) : (
          <div className={stack}>
            <p>
              {`For ${isolated(className)}: print cards with new start passwords, or send a link by email that signs each student in. `}
              Students who still have a start password are chosen.
            </p>
            <Checkbox
              checked={isAll}
              indeterminate={!isNobody && !isAll}
              onChange={(isChosen) => onChoose(isChosen ? students.map(({ id }) => id) : [])}
            >
              {`All ${countOf(students.length, noun)} (${chosen.length} chosen)`}
            </Checkbox>
            <ul className={list}>
              {students.map(({ id, name, username, ...one }) => (
                <li key={id}>
                  <Checkbox
                    checked={chosen.includes(id)}
                    help={`${username} · ${passwordWords(one)}`}
                    onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
                  >
                    {nameOf(name)}
                  </Checkbox>
                </li>
              ))}
            </ul>
            {changeable < chosen.length ? <Notice tone="info">{leftOutWords(chosen.length - changeable)}</Notice> : null}
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="text" className={css({ flexBasis: '[100%]', justifyContent: { md: 'flex-start' } })} disabled={isNobody} onClick={onBlank}>
          Cards without passwords
        </Button>
        <Button variant="secondary" icon={mail} disabled={isNobody} onClick={onLinks}>
          {isAll ? 'Send magic links to all' : 'Send magic links'}
        </Button>
        <Button icon={keyRound} className={css({ flexBasis: { base: '[100%]', md: '[auto]' } })} disabled={changeable === 0} onClick={onPasswords}>
          New start passwords and cards
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function passwordWords({ hasStartPassword, mayChangeAccount }: Pick<AccessRow, 'hasStartPassword' | 'mayChangeAccount'>): string {
  if (!mayChangeAccount) return 'another teacher’s account'
  return hasStartPassword ? 'start password' : 'own password'
}

function leftOutWords(count: number): string {
  const kept = count === 1 ? '1 chosen student keeps their password: another teacher made their account.' : `${count} chosen students keep their passwords: other teachers made their accounts.`
  return `${kept} Links and cards without passwords are for everybody.`
}

function Asking({ kind, chosen, changeable, className, onConfirm, onDecline }: ClassAccessDialogProps & { kind: AccessKind }) {
  const count = kind === 'passwords' ? changeable : chosen.length
  const who = countOf(count, noun)
  const isOne = count === 1
  return (
    <Dialog open alert title={kind === 'passwords' ? 'New start passwords' : 'Send magic links'} onClose={onDecline}>
      <DialogBody>
        {kind === 'passwords' ? (
          <p>
            {`${who} in ${isolated(className)} ${isOne ? 'gets a new start password. The old one stops working, and they are signed out everywhere.' : 'get new start passwords. The old ones stop working, and they are signed out everywhere.'}`}
          </p>
        ) : (
          <p>{`${who} in ${isolated(className)} ${isOne ? 'gets' : 'get'} an email with a link that signs them in once, within an hour. Passwords stay as they are.`}</p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onDecline}>
          Back
        </Button>
        <Button onClick={onConfirm}>{kind === 'passwords' ? `Make ${countOf(count, passwordNoun)}` : `Send ${countOf(count, linkNoun)}`}</Button>
      </DialogFooter>
    </Dialog>
  )
}

function Working({ view: { kind, batch }, onStop, onRetry, onLeaveRest }: ClassAccessDialogProps & { view: Extract<AccessView, { mode: 'working' }> }) {
  const words = wordsOf[kind]
  return (
    <Dialog open title={words.title} dismissible={false}>
      <DialogBody label={words.title}>
        {batch.mode === 'running' ? (
          <p role="status">{progressWords(batch, words.done)}</p>
        ) : batch.mode === 'stopped' ? (
          <StoppedBand onContinue={onRetry}>{batch.summary}</StoppedBand>
        ) : (
          <div className={stack}>
            <ErrorBand box safe={`${batch.summary}.`} onRetry={onRetry}>
              {words.failed}
            </ErrorBand>
            <ul className={list}>
              {batch.failures.map(({ name, sentence }, index) => (
                <li key={`${index} ${name}`}>
                  <bdi>{nameOf(name)}</bdi>: {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        {batch.mode === 'running' ? (
          <Button variant="secondary" busy={batch.isStopping} busyLabel="Stopping..." onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Button variant="secondary" onClick={onLeaveRest}>
            {words.leave}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

function nameOf(name: string): string {
  return name.trim() === '' ? 'Unnamed' : name
}

const title = 'Class cards and links'
const noun = { one: 'student', many: 'students' }
const passwordNoun = { one: 'start password', many: 'start passwords' }
const linkNoun = { one: 'magic link', many: 'magic links' }
const wordsOf = {
  passwords: { title: 'New start passwords', done: 'made', failed: 'Not every student got a new start password', leave: 'Continue without them' },
  links: { title: 'Send magic links', done: 'sent', failed: 'Failed to generate magic link', leave: 'Continue without them' },
} as const
const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '1.5', listStyle: 'none' })
