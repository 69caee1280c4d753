import { formatPoints } from '#contract/exercises/points.ts'
import type { ModelMark } from '#contract/sessions/sessions.ts'
import { css } from '#styled/css'
import { SentToModel } from './sent-to-model.tsx'

/** Props of `ModelMarkNote`; `stands` tells that the mark counts still: no teacher gave another, or took it back. */
export type ModelMarkNoteProps = { mark: ModelMark; points: number; stands: boolean }

/** Tells a teacher what a language model made of an answer, out of `points`, why, and what was sent for it. */
export function ModelMarkNote({ mark: { quality, reason, quote, model, sent }, points, stands }: ModelMarkNoteProps) {
  const title = stands ? 'Graded by AI' : 'Mark suggested by AI'
  return (
    <SentToModel title={quality === null ? 'Read by AI, without a mark' : `${title}: ${formatPoints(quality * points)} of ${formatPoints(points)}`} model={model} sent={sent}>
      {reason === '' ? null : (
        <>
          <dt className={name}>Why</dt>
          <dd dir="auto">{reason}</dd>
        </>
      )}
      {quote === null ? null : (
        <>
          <dt className={name}>It goes by</dt>
          <dd dir="auto">{quote}</dd>
        </>
      )}
    </SentToModel>
  )
}

const name = css({ fontWeight: 'semibold' })
