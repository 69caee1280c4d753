import type { RecorderFacts } from '#machines/accent/recorder/recorder.selectors.ts'
import type { OpenAccentView } from '#src/screens/accent/accent-props.ts'

/** What the record button is called, and the sentence under it. */
export function barWords({ take, session, line }: OpenAccentView, recorder: RecorderFacts | null): { name: string; help: string } {
  if (recorder?.isAsking === true) return { name: 'Record', help: 'Allow the microphone in your browser.' }
  if (line === 'elsewhere' && take !== 'keeping') return { name: 'Record', help: 'Continued elsewhere.' }
  switch (take) {
    case 'keeping':
      return { name: 'Record Again', help: 'Saving your recording...' }
    case 'recorded':
      return { name: 'Record Again', help: 'This replaces your recording.' }
    case 'submitting':
      return { name: 'Record Again', help: 'Your recording is being scored.' }
    case 'undelivered':
      return { name: 'Record Again', help: `Your recording is waiting for the ${line === 'offline' ? 'connection' : 'server'}.` }
    case 'feedback':
      return { name: 'Record Again', help: 'A new take can only help.' }
    case 'unusable':
      return { name: 'Record Again', help: 'The last one does not count.' }
    case 'micFailed':
      return { name: 'Record', help: 'Press to try again.' }
    case 'ready':
    case 'recording':
    case 'nextQuestion':
      return { name: session.current_question_state.takes > 0 ? 'Record Again' : 'Record', help: 'It stops by itself when you pause.' }
  }
}
