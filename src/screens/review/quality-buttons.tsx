import type { KeyboardEvent } from 'react'
import type { ReviewQuality } from '#contract/review/review.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { qualities } from './review-quality.ts'

/** Props of `QualityButtons`. `movesOn`: a mark by key takes the focus to the next group on the page that has none. */
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
    if (movesOn) goOnFrom(event.currentTarget)
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

function groupsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-qualities]')]
}

function groupAt(group: HTMLElement, step: number): HTMLElement | undefined {
  const groups = groupsOnPage()
  return groups[groups.indexOf(group) + step]
}

/** To what waits after this group, else before it; where nothing does, to the answer itself, where a key more changes no mark. */
function goOnFrom(group: HTMLElement): void {
  const groups = groupsOnPage()
  const at = groups.indexOf(group)
  const waiting = [...groups.slice(at + 1), ...groups.slice(0, at)].find(isUnmarked)
  if (waiting === undefined) group.closest<HTMLElement>('article')?.focus()
  else enter(waiting)
}

function isUnmarked(group: Element): boolean {
  return group.querySelector('[aria-pressed=true]') === null
}

/** Brings the focus to the first marks of the page that were not given yet, else to the first of all. */
export function enterFirst(): void {
  const groups = groupsOnPage()
  enter(groups.find(isUnmarked) ?? groups[0])
}

/** Brings the focus among the marks of a group: to the one that was given, else to the first. */
export function enter(group: Element | undefined): void {
  const button = group?.querySelector<HTMLElement>('[aria-pressed=true]') ?? group?.querySelector('button')
  button?.focus()
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

const row = css({ display: { base: 'grid', md: 'flex' }, gridTemplateColumns: '[repeat(auto-fit, minmax(3.25rem, 1fr))]', flexWrap: 'wrap', gap: '2' })
const share = css({ px: { base: '1', md: '2' }, minWidth: { md: '11' } })
