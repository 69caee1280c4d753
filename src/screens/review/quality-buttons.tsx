import type { KeyboardEvent } from 'react'
import type { ReviewQuality } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { qualities } from './review-quality.ts'

/** Props of `QualityButtons`. `movesOn`: a key takes the focus to the next such group on the page. */
export type QualityButtonsProps = {
  points: number
  chosen?: ReviewQuality | null
  isBusy: boolean
  movesOn?: boolean
  onJudge: (quality: ReviewQuality) => void
}

/** Five marks of a question, in points; with the focus among them the keys 1 to 5 press them. */
export function QualityButtons({ points, chosen = null, isBusy, movesOn = false, onJudge }: QualityButtonsProps) {
  function press(event: KeyboardEvent<HTMLElement>) {
    const quality = qualities[Number(event.key) - 1]
    // Held down, a key would judge one answer after the other, as the focus moves on.
    if (quality === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy) return
    event.preventDefault()
    onJudge(quality)
    if (movesOn) nextGroup(event.currentTarget)?.querySelector('button')?.focus()
  }
  return (
    <div role="group" aria-label="Points, keys 1 to 5" data-qualities className={row} onKeyDown={press}>
      {qualities.map((quality) => (
        <Button
          key={quality}
          variant={quality === chosen ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={quality === chosen}
          aria-disabled={isBusy || undefined}
          className={share}
          onClick={() => (isBusy ? undefined : onJudge(quality))}
        >
          {formatPoints(quality * points)}
          <VisuallyHidden> of {formatPoints(points)} points</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}

function nextGroup(group: HTMLElement): Element | undefined {
  const groups = [...document.querySelectorAll('[data-qualities]')]
  return groups[groups.indexOf(group) + 1]
}

const row = css({ display: { base: 'grid', md: 'flex' }, gridTemplateColumns: '[repeat(auto-fit, minmax(3.25rem, 1fr))]', flexWrap: 'wrap', gap: '2' })
const share = css({ px: { base: '1', md: '2' }, minWidth: { md: '11' } })
