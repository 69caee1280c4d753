import { useRef } from 'react'
import { css } from '#styled/css'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { DoneTick } from '#src/ui/session/done-tick.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'
import { isSample } from '#src/screens/chat/log/who-reads.ts'
import { EndFooter, SampleFooter } from './end-footer.tsx'
import { EndResult } from './end-result.tsx'
import { missedCount, type RecapRow } from './recap.ts'
import { RecapList } from './recap-list.tsx'

type Props = {
  session: SessionFrame
  /** What the session was like, in one true sentence. */
  sentence: string
  rows: readonly RecapRow[]
  timeZone: string
  onReturnHome: () => void
  onPractice: () => void
}

/** The end of a session: what it was like, the score, when, how each question went, and what to do next. Only its own buttons end it. */
export function CompleteDialog({ session, sentence, rows, timeZone, onReturnHome, onPractice }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  const isTried = isSample(session)
  const missed = session.is_test ? 0 : missedCount(session.tasks)
  return (
    <Dialog open emphasis size="md" title={<Title words={session.is_practice ? 'Practice finished' : 'Assignment Complete!'} />} dismissible={false} initialFocus={first}>
      <DialogBody>
        <EndResult session={session} sentence={sentence} timeZone={timeZone} end="Completed" />
        <RecapList rows={rows} next={missed === 0 ? null : nextToLookAt(rows)} hasPoints={!session.is_practice} />
        {isTried ? <p className={onward}>Teachers and parents can make a free account. Students get theirs from a teacher.</p> : null}
      </DialogBody>
      {isTried ? <SampleFooter {...{ first, onReturnHome }} /> : <EndFooter {...{ missed, first, onReturnHome, onPractice }} />}
    </Dialog>
  )
}

function Title({ words }: { words: string }) {
  return (
    <>
      <DoneTick />
      {words}
    </>
  )
}

/** The number of the question that left most of its points, the first of equals. */
function nextToLookAt(rows: readonly RecapRow[]): number | null {
  const left = rows.filter(({ task }) => task.status !== 'done' && task.status !== 'pending')
  return left.toSorted((one, other) => other.task.points - other.task.score - (one.task.points - one.task.score))[0]?.number ?? null
}

const onward = css({ mt: '4', color: 'muted' })
