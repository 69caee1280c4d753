import { saveDraft } from '#contract/chat/chat-sessions.ts'
import type { Api } from '#src/api/client.ts'
import type { DraftStore } from './draft-store.ts'

/** How long the box rests before its text goes to the server, in milliseconds. */
export const restBeforeUpload = 1_500

type Typed = { sessionId: number; stateToken: string; text: string; typedAtMs: number }

/**
 * Sends what is typed to the server whenever the box rests, and when the page is left, so that another device goes on with it.
 * `stateOf` names the state a session stands at, `nowMs` is server time. A text that does not arrive is only missing there:
 * this browser keeps its own, and the next rest sends it again; the store is told where the text is safe. Answers how to stop.
 */
export function uploadDrafts(
  api: Api,
  drafts: DraftStore,
  stateOf: (sessionId: number) => string | null,
  nowMs: () => number,
): () => void {
  let waiting: Typed | null = null
  let kept: Typed | null = null
  let timer: number | undefined

  function send(keepalive: boolean): void {
    window.clearTimeout(timer)
    const typed = waiting
    waiting = null
    if (typed === null) return
    if (isKept(typed)) return drafts.tellKept(typed.text === '' ? 'typing' : 'saved')
    const typed_at = new Date(typed.typedAtMs).toISOString()
    const body = { session_id: typed.sessionId, state_token: typed.stateToken, text: typed.text, typed_at }
    kept = typed
    api.send(saveDraft, { body, keepalive, isBackground: true }).then(
      () => told(typed, 'saved'),
      () => {
        if (kept === typed) kept = null
        told(typed, 'here')
        waiting ??= typed
      },
    )
  }

  function told(typed: Typed, where: 'saved' | 'here'): void {
    if (waiting === null) drafts.tellKept(typed.text === '' ? 'typing' : where)
  }

  function isKept({ stateToken, text }: Typed): boolean {
    return stateToken === kept?.stateToken ? text === kept.text : text === ''
  }

  const stopListening = drafts.onWrite(({ sessionId }, text) => {
    const stateToken = stateOf(sessionId)
    if (stateToken === null) return
    waiting = { sessionId, stateToken, text, typedAtMs: nowMs() }
    drafts.tellKept('typing')
    window.clearTimeout(timer)
    timer = window.setTimeout(() => send(false), restBeforeUpload)
  })
  const sendNow = () => send(true)
  window.addEventListener('pagehide', sendNow)
  document.addEventListener('visibilitychange', sendNow)
  return () => {
    stopListening()
    window.removeEventListener('pagehide', sendNow)
    document.removeEventListener('visibilitychange', sendNow)
    sendNow()
  }
}
