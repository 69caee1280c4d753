import { fromCallback } from 'xstate'
import { chatWords } from '#contract/chat/chat-words.ts'
import type { WordsHeard } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import type { LinesApi } from '#src/api/client.ts'

/** Listens to the words of a reply as the server finds them; stopping it hangs up. */
export function createHearWords(api: LinesApi) {
  return fromCallback<{ type: 'never' }, { messageId: number }>(({ input: { messageId }, sendBack }) => {
    const life = new AbortController()
    const tell = (event: WordsHeard) => (life.signal.aborted ? undefined : sendBack(event))
    const heard = api.hear(chatWords, {
      params: { message_id: messageId },
      signal: life.signal,
      onLine: (line) => tell(line.kind === 'end' ? { type: 'words.ended', end: line } : { type: 'sentence.heard', text: line.text }),
    })
    // An answer that breaks off before its end is as good as none.
    heard.then(
      () => tell({ type: 'words.lost' }),
      () => tell({ type: 'words.lost' }),
    )
    return () => life.abort()
  })
}
