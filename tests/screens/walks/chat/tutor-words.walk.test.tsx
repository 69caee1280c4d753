import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import type { WordsEnd } from '#contract/chat/chat-words.ts'
import type { TutorWordsActorRef } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import { inWords } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import { exampleOpenView } from '#src/screens/chat/example-session.ts'
import { ChatLog } from '#src/screens/chat/log/chat-log.tsx'
import { both, reads, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { tutorWordsWalk } from '#tests/support/walks/chat/tutor-words.ts'

const own = 'Not yet. What shines on it?'
const at = '2026-11-20T15:00:00.000Z'

function turn(id: number, role: ChatMessage['role'], content: string): ChatMessage {
  return { id, question_set_index: 0, question_index: 0, role, content, at, ...(role === 'assistant' ? { words: 'pending' } : {}) }
}

const log: readonly ChatMessage[] = [turn(6, 'user', 'because it is flat'), turn(7, 'assistant', own), turn(8, 'user', 'because it is green'), turn(9, 'assistant', own)]

const views = {
  'tutorWords.silent': both(settled, coming(null)),
  'tutorWords.listening.waiting': both(settled, coming('')),
  'tutorWords.listening.speaking': both(settled, coming('Light, yes.')),
}

test('the log shows words as they come, what they end in, and why the tutor spoke itself', async () => {
  const shown = await walkScreen({ walk: tutorWordsWalk, mount: ({ actor }) => <Log words={actor} />, gestures: {}, views })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 3, withoutView: [], unoffered: [], wrongs: [] })
})

function Log({ words }: { words: TutorWordsActorRef }) {
  const moment = useSelector(words, (snapshot) => snapshot)
  const view = inWords(exampleOpenView({ currentTurns: log, earlierQuestions: [] }), moment)
  return <ChatLog session={view.session} currentTurns={view.currentTurns} earlierQuestions={view.earlierQuestions} unsent={null} isTimeUp={false} />
}

/** What the log holds of each reply that is whole: the model's words, or the tutor's own and why; with the newest how many replies are left. */
function settled(page: HTMLElement, moment: AnyMachineSnapshot): string | null {
  const known: Readonly<Record<string, WordsEnd | null>> = moment.context.ends
  const isHeard = (id: string) => moment.matches('listening') && Number(id) === moment.context.messageId
  const words = Object.entries(known).flatMap(([id, end]) => {
    if (isHeard(id)) return []
    if (end?.by === 'model') return [end.content]
    return end?.why === 'spent' ? [own, 'Answering without AI: its budget for today is used up.'] : [own, 'Answering without AI.']
  })
  const [newest] = Object.keys(known).toSorted((one, other) => Number(other) - Number(one))
  const isLeftTold = newest !== undefined && !isHeard(newest) && known[newest]?.by === 'model'
  const told = isLeftTold ? 1 : 0
  const counts = page.textContent.split('You have 3 more AI replies for now.').length - 1
  return counts === told ? reads(...words)(page, moment) : `the replies that are left are told ${counts} times instead of ${told}`
}

/** The one turn on its way holds these words, or there is none. It stands below the live region, which a screen reader hears. */
function coming(words: string | null): View {
  return (page) => {
    const hidden = [...page.querySelectorAll('[role=log] ~ [aria-hidden=true]')]
    const turns = hidden.filter((one) => one.querySelector('span > span + span + span') !== null)
    const found = turns.map((one) => one.textContent.trim())
    const wanted = words === null ? 0 : 1
    if (found.length !== wanted) return `${found.length} turns are on their way instead of ${wanted}`
    const isRight = words === null || (words === '' ? found[0] === '' : found[0]?.includes(words))
    return isRight ? null : `"${found[0]}" is on its way`
  }
}
