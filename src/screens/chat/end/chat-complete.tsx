import type { ChatCallbacks, RunningChatView } from '#src/screens/chat/chat-view.ts'
import { CompleteDialog } from './complete-dialog.tsx'
import { endSentence } from './end-sentence.ts'
import { recapRows } from './recap.ts'

type Props = { view: RunningChatView; timeZone: string } & Pick<ChatCallbacks, 'onReturnHome' | 'onPractice'>

/** The end of a typed session, with what became of each question. Load it lazily. */
export function ChatComplete({ view, ...rest }: Props) {
  const rows = recapRows(view)
  return <CompleteDialog session={view.session} sentence={endSentence(rows)} rows={rows} {...rest} />
}
