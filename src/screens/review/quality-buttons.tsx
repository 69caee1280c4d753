import type { KeyboardEvent } from 'react'
import type { ReviewQuality } from '#contract/review.ts'
import { formatPoints } from '#contract/points.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { css } from '#styled/css'

/** The shares of a question's points a teacher gives, in the order of the keys 1 to 5. */
export const qualities: readonly ReviewQuality[] = [0, 0.25, 0.5, 0.75, 1]

type QualityButtonsProps = { points: number; chosen?: ReviewQuality | null; isBusy: boolean; onJudge: (quality: ReviewQuality) => void }

/** Five shares of a question's points; with the focus among them the keys 1 to 5 press them. */
export function QualityButtons({ points, chosen = null, isBusy, onJudge }: QualityButtonsProps) {
  function press(event: KeyboardEvent) {
    const quality = qualities[Number(event.key) - 1]
    if (quality === undefined || event.ctrlKey || event.metaKey || event.altKey || isBusy) return
    event.preventDefault()
    onJudge(quality)
  }
  return (
    <div role="group" aria-label="How much of the points, keys 1 to 5" className={row} onKeyDown={press}>
      {qualities.map((quality) => (
        <Button
          key={quality}
          variant={quality === chosen ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={quality === chosen}
          aria-disabled={isBusy || undefined}
          onClick={() => (isBusy ? undefined : onJudge(quality))}
        >
          {quality * 100}%
          <VisuallyHidden>
            , {formatPoints(quality * points)} of {formatPoints(points)}
          </VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
