import type { AspectFeedback, Feedback } from '#contract/accent/spoken-feedback.ts'
import { css } from '#styled/css'
import { ScoreBar } from '#src/ui/session/score.tsx'

/** Feedback of a usable take. */
export type UsableFeedback = Extract<Feedback, { usable: true }>

/** One side of a reading with its name. */
export type Aspect = { name: string; of: AspectFeedback }

/** The four sides of a reading, in the order they are shown. */
export function aspectsOf({ fluency, pronunciation, prosody, rhythm }: UsableFeedback): Aspect[] {
  return [
    { name: 'Fluency', of: fluency },
    { name: 'Pronunciation', of: pronunciation },
    { name: 'Prosody', of: prosody },
    { name: 'Rhythm', of: rhythm },
  ]
}

/** A side of a reading as a bar with its number; one that cannot be measured says so. */
export function AspectBar({ name, of: { score } }: Aspect) {
  return score === null ? (
    <p className={css({ display: 'flex', justifyContent: 'space-between', color: 'muted', '& > :first-child': { color: 'ink' } })}>
      <span dir="auto">{name}</span>
      <span>not measured</span>
    </p>
  ) : (
    <ScoreBar label={name} percent={score} />
  )
}
