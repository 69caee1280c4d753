import { css } from '#styled/css'
import type { ChatCallbacks, ChatView, LastAnswer } from '#src/screens/chat/chat-view.ts'
import { CopyBox } from '#src/screens/chat/bar/copy-box.tsx'
import { endSentence } from './end-sentence.ts'
import { incompleteRows, recapRows } from './recap.ts'
import { TimeUpDialog } from './time-up-dialog.tsx'
import { whatCounts } from './time-up-message.ts'

type Props = { view: Extract<ChatView, { mode: 'timedOut' }>; timeZone: string } & Pick<ChatCallbacks, 'onRetry' | 'onReturnHome' | 'onPractice'>

const lastAnswerWords: Record<LastAnswer, (kept: string) => string> = {
  sent: (kept) => `What you were typing was sent as your last answer. ${kept}`,
  none: (kept) => kept,
  unsent: () => 'Your last answer is on its way. Keep this page open until it has arrived.',
}

/** The end of a timed chat: what became of the text that stood in the box. */
export function ChatTimeUp({ view, onRetry, ...rest }: Props) {
  const { session, lastAnswer, offeredText } = view
  const isUnsent = lastAnswer === 'unsent' && offeredText === null
  const words = offeredText === null ? lastAnswerWords[lastAnswer](whatCounts(session)) : 'Everything you sent counts. Your last answer could not be sent in time.'
  return (
    <TimeUpDialog
      session={session}
      sentence={endSentence(recapRows(view))}
      left={incompleteRows(view)}
      words={words}
      onRetry={isUnsent ? onRetry : null}
      {...rest}
    >
      {offeredText === null ? null : (
        <div className={css({ mt: '2' })}>
          <CopyBox text={offeredText} />
        </div>
      )}
    </TimeUpDialog>
  )
}
