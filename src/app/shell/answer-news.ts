import { fromCallback } from 'xstate'
import { contractHeader, contractVersion } from '#contract/version.ts'
import type { LastSeenEvent } from '#machines/operations/last-seen/last-seen.machine.ts'
import type { CallWatch } from '#src/api/call-watch.ts'

/** What the headers of the answers tell of this device and of the server. */
export type AnswerNews = ReturnType<typeof createAnswerNews>

/** Listens to what every answer came with, those before included. */
export function createAnswerNews(calls: CallWatch) {
  const waiting: Headers[] = []
  let tellSource: (headers: Headers) => void = (headers) => void waiting.push(headers)
  let tellOther: (() => void) | null = null
  let isOther = false
  calls.listen((headers) => {
    tellSource(headers)
    const version = headers.get(contractHeader)
    if (version === null || contractVersion === null || version === contractVersion || isOther) return
    isOther = true
    tellOther?.()
  })
  return {
    /** Calls back once, when an answer was built with another contract than this page. */
    onOtherContract(tell: () => void) {
      tellOther = tell
      if (isOther) tell()
    },
    watchAnswers: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => {
      const tell = (event: LastSeenEvent) => sendBack(event)
      tellSource = (headers) => {
        const asOf = headers.get('As-Of')
        if (asOf !== null) tell({ type: 'answer.kept', asOf })
        else if (headers.has('Date')) tell({ type: 'answer.fresh' })
      }
      waiting.splice(0).forEach(tellSource)
    }),
  }
}
