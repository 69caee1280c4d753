import { css } from '#styled/css'
import { exampleScript, exampleUsable } from '#src/screens/accent/example-accent.ts'
import { exampleFeedback, exampleSound, exampleTimings } from '#src/screens/accent/pictures/example-reading.ts'
import { scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { TakeReplay, type TakeReplayProps } from './take-replay.tsx'

const timings = exampleTimings(exampleScript)
const words = scriptWords(exampleScript, timings, exampleFeedback(exampleScript))
const model = exampleSound(words.flatMap((word) => word.model ?? []), 9)
const own = exampleSound(words.flatMap((word) => word.own ?? []), 4)

function replay(props: Partial<TakeReplayProps>) {
  return () => (
    <main className={css({ p: '4' })}>
      <h1 dir="auto">Read Aloud: The Harbor</h1>
      <h2>Question 1</h2>
      <TakeReplay script={exampleScript} feedback={exampleUsable} {...{ timings, model, own }} onHear={() => undefined} {...props} />
    </main>
  )
}

/** A take of a past session, for its student and for their teacher. */
export const examples = {
  'As its teacher sees it': replay({ whose: 'students' }),
  'As its student sees it': replay({}),
  'The recording was deleted': replay({ whose: 'students', own: null, onHear: null }),
  'No model voice': replay({ whose: 'students', model: null, timings: null }),
}
