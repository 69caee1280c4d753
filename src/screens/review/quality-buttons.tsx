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

/** Five marks of a question, in points; with the focus among them 1 to 5 press them, and with `movesOn` J and K go to the next ones and back. */
export function QualityButtons({ points, chosen = null, isBusy, movesOn = false, onJudge }: QualityButtonsProps) {
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = movesOn ? steps[event.key.toLowerCase()] : undefined
    if (step !== undefined) {
      event.preventDefault()
      return enter(groupAt(event.currentTarget, step))
    }
    const quality = qualities[Number(event.key) - 1]
    // Held down, a key would judge one answer after the other, as the focus moves on.
    if (quality === undefined || event.repeat || isBusy) return
    event.preventDefault()
    onJudge(quality)
    if (movesOn) enter(groupAt(event.currentTarget, 1))
  }
  return (
    <div role="group" aria-label={movesOn ? 'Points, keys 1 to 5, J and K for the next and the one before, Z takes the last mark back' : 'Points, keys 1 to 5'} data-qualities className={row} onKeyDown={press}>
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

function groupAt(group: HTMLElement, step: number): Element | undefined {
  const groups = [...document.querySelectorAll('[data-qualities]')]
  return groups[groups.indexOf(group) + step]
}

/** Brings the focus among the marks of a group: to the one that was given, else to the first. */
export function enter(group: Element | undefined): void {
  const button = group?.querySelector<HTMLElement>('[aria-pressed=true]') ?? group?.querySelector('button')
  button?.focus()
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

const row = css({ display: { base: 'grid', md: 'flex' }, gridTemplateColumns: '[repeat(auto-fit, minmax(3.25rem, 1fr))]', flexWrap: 'wrap', gap: '2' })
const share = css({ px: { base: '1', md: '2' }, minWidth: { md: '11' } })
