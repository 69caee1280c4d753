import { formatPoints } from '#contract/exercises/points.ts'
import type { PastSession, TranscriptMessage } from '#contract/sessions/sessions.ts'
import { css } from '#styled/css'
import { KeyParts } from '#src/ui/session/key-parts.tsx'

type Question = PastSession['chat_sessions'][number]
type Judged = TranscriptMessage & Required<Pick<TranscriptMessage, 'reasons' | 'attempt' | 'earned' | 'worth'>>

/** Why each try of a question got its points, the last one open: what of the key it had, and the most it could get. Nothing without a judged try. */
export function WhyTries({ question }: { question: Question }) {
  const tries = question.chat_full_context.filter(isJudged)
  return tries.map((one, index) => (
    <details key={one.id} className={styles.root} open={index === tries.length - 1}>
      <summary className={styles.title}>{titleOf(one, tries[index - 1]?.earned ?? 0)}</summary>
      <div className={styles.why}>
        <KeyParts parts={one.reasons.parts} />
        <p dir="auto" className={styles.small}>{one.reasons.why}</p>
        {costOf(one, question.points)}
      </div>
    </details>
  ))
}

function isJudged(message: TranscriptMessage): message is Judged {
  return message.reasons !== undefined && message.attempt !== undefined && message.earned !== undefined && message.worth !== undefined
}

function titleOf({ attempt, earned, reasons }: Judged, before: number): string {
  const what = earned > before ? `got ${formatPoints(earned)}` : reasons.quality === 0 ? 'got nothing' : 'added nothing'
  return `Why try ${attempt} ${what}`
}

/** Where the try was worth less than the question: what the answer alone is worth, and the most it could get by then. */
function costOf({ attempt, worth, reasons }: Judged, points: number) {
  if (worth >= points || reasons.quality === 0) return null
  const alone = formatPoints(Math.round(reasons.quality * points * 100) / 100)
  return (
    <p className={styles.small}>
      {alone} of {formatPoints(points)} for the answer alone. Try {attempt} could get {formatPoints(worth)} at most.
    </p>
  )
}

const styles = {
  root: css({ minWidth: '0' }),
  title: css({ fontWeight: 'strong', cursor: 'pointer' }),
  why: css({ display: 'flex', flexDirection: 'column', gap: '2', pt: '2' }),
  small: css({ textStyle: 'label', color: 'muted', overflowWrap: 'break-word' }),
}
