import { type ReactNode, useRef, useState } from 'react'
import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { UsableFeedback } from '#src/screens/accent/feedback/aspects.tsx'
import { css } from '#styled/css'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'

/**
 * Draws a usable take as its student saw it, or says what is said `otherwise`; `hear` plays its recording from a moment on, null where there
 * is none.
 */
export type DrawTake = (take: DrawnTake) => ReactNode
export type DrawnTake = { feedback: UsableFeedback; url: string | null; hear: ((fromMs: number) => void) | null; otherwise: ReactNode }

type TakeHeardProps = { feedback: Feedback; url: string | null | undefined; label: string; draw: DrawTake | null }

/** A recorded answer: its sound to play, its score, and the whole take where it can be drawn, else the words to work on. */
export function TakeHeard({ feedback, url, label, draw }: TakeHeardProps) {
  const [isGone, setGone] = useState(false)
  const sound = useRef<HTMLAudioElement>(null)
  const isThere = typeof url === 'string' && !isGone

  function hear(fromMs: number): void {
    if (sound.current === null) return
    sound.current.currentTime = fromMs / 1000
    void sound.current.play().catch(() => setGone(true))
  }

  const otherwise = feedback.usable ? <p className={styles.small}>{wordsByLook(feedback.words)}</p> : null
  return (
    <div className={styles.root}>
      {url === null || url === undefined ? <p className={styles.small}>The recording was deleted; its scores stay.</p> : null}
      {isThere ? (
        <audio ref={sound} controls preload="none" src={url} aria-label={label} className={styles.sound} onError={() => setGone(true)} />
      ) : null}
      {isGone ? <Notice tone="bad">The recording did not load. Its link lasts ten minutes: reload the page.</Notice> : null}
      {feedback.usable ? (
        <>
          <p>
            <ScoreText percent={Math.round(feedback.overall.score)} /> {feedback.overall.summary}
          </p>
          {draw === null ? otherwise : draw({ feedback, url: url ?? null, hear: isThere ? hear : null, otherwise })}
        </>
      ) : (
        <p className={styles.small}>Not a take: {reasons[feedback.reason]}.</p>
      )}
    </div>
  )
}

type Word = Extract<Feedback, { usable: true }>['words'][number]

const looks = ['poor', 'fair'] as const

/** The words to work on, poorest first; the others were said well or not measured. */
function wordsByLook(words: readonly Word[]): string {
  const parts = looks.flatMap((look) => {
    const said = words.filter(({ category }) => category === look).map(({ word, heard }) => (heard ? word : `${word} (not heard)`))
    return said.length === 0 ? [] : [`${look === 'poor' ? 'Poor' : 'Fair'}: ${said.join(', ')}`]
  })
  const unsure = words.filter(({ category }) => category === null).length
  const rest = unsure === 0 ? [] : [`${unsure === 1 ? '1 word was' : `${unsure} words were`} not measured`]
  return parts.length + rest.length === 0 ? 'Every word was good or excellent.' : `${[...parts, ...rest].join('. ')}.`
}

const reasons = {
  silence: 'nothing was heard',
  too_short: 'too short',
  too_quiet: 'too quiet',
  noise: 'only noise',
  tone: 'only a tone',
  clipped: 'too loud',
  incomplete: 'only a part of the script',
  other_text: 'another text',
  other_language: 'another language',
} as const

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', paddingInlineEnd: { md: '[calc(var(--margin, 0px) + 1.5rem)]' } }),
  sound: css({ width: 'full', maxWidth: '[19rem]', _print: { display: 'none' } }),
  small: css({ textStyle: 'label', color: 'muted' }),
}
