import { type SubmitEvent, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { refreshCw } from '#src/ui/icons/icons.ts'
import { Input } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { TestTurn } from './test-turn.tsx'
import { useNewestInView } from './use-newest-in-view.ts'
import type { TestView, WorkbenchActions } from './workbench-view.ts'

type Doing = Pick<WorkbenchActions, 'onStartTest' | 'onAnswerTest' | 'onRetryTest' | 'onRestartTest'>

/** A conversation with the tutor about the question as it stands, saved or not. Nothing of it is kept. */
export function TestPanel({ test, isSpoken, onStartTest, onAnswerTest, onRetryTest, onRestartTest }: { test: TestView; isSpoken: boolean } & Doing) {
  const { run, log, problem } = test
  if (isSpoken) return <p className={quiet}>{spokenWords}</p>
  if (run === 'inactive') {
    return (
      <div className={stack}>
        <p className={quiet}>Answer the question yourself and see what the tutor replies. Nothing is saved or counted.</p>
        {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
        <Button variant="secondary" onClick={onStartTest}>
          Start test mode
        </Button>
      </div>
    )
  }
  return (
    <div className={stack}>
      <div className={bar}>
        <span className={test.isStale ? stale : quiet} role="status">
          {test.isStale ? 'The question has changed since this test began.' : 'Nothing here is saved.'}
        </span>
        <Button variant="secondary" size="sm" icon={refreshCw} onClick={onRestartTest}>
          Restart
        </Button>
      </div>
      {run === 'starting' ? <LoadingLine>Starting the test...</LoadingLine> : null}
      <div className={turns} role="log" aria-label="Test chat">
        {log.map((message) => (
          <TestTurn key={message.id} message={message} />
        ))}
        {run === 'sending' || run === 'failedToSend' ? <TestTurn message={{ role: 'user', content: test.answer }} /> : null}
      </div>
      {problem === null ? null : (
        <Notice tone="bad">
          {problem}
          {run === 'failedToStart' || run === 'failedToSend' ? (
            <Button variant="text" size="row" onClick={onRetryTest}>
              Try again
            </Button>
          ) : null}
        </Notice>
      )}
      {run === 'starting' || run === 'failedToStart' ? null : <AnswerRow run={run} length={log.length} onAnswer={onAnswerTest} />}
    </div>
  )
}

function AnswerRow({ run, length, onAnswer }: { run: TestView['run']; length: number; onAnswer: (text: string) => void }) {
  const [text, setText] = useState('')
  const box = useNewestInView<HTMLInputElement>(length)
  const isEnded = run === 'ended'
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '' || run === 'sending' || isEnded) return
    onAnswer(text)
    setText('')
  }
  return (
    <form className={css({ display: 'flex', gap: '2' })} onSubmit={send}>
      <Input
        ref={box}
        autoFocus={length < 2}
        aria-label="Your answer as a student"
        placeholder={isEnded ? 'Restart to test again' : 'Answer as a student'}
        value={text}
        maxLength={2000}
        disabled={isEnded}
        readOnly={run === 'sending'}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" disabled={isEnded} busy={run === 'sending'} busyLabel="Sending...">
        Send
      </Button>
    </form>
  )
}

const spokenWords = 'Test mode is for questions answered in the chat. Save this one and preview its exercise to try it by voice.'

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '3' })
const bar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const quiet = css({ textStyle: 'label', color: 'muted' })
const stale = css({ textStyle: 'label', fontWeight: 'semibold', color: 'warn' })
const turns = css({ display: 'flex', flexDirection: 'column', gap: '2.5', '--margin': '0px' })
