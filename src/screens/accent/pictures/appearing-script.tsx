import type { CSSProperties } from 'react'
import { css } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { scriptSize, scriptText } from './script-size.ts'

/** How long the whole script takes to appear at most, and one character, in milliseconds. */
const longestMs = 1_200
const stepMs = 25
/** Longer scripts appear a few characters at a time. */
const mostSteps = 400

/**
 * A script that appears character by character, each in its own place from the start, so that nothing moves and everything beside
 * it can be used meanwhile. Without motion it is there at once. Screen readers get the text once, whole.
 */
export function AppearingScript({ script, onAppeared }: { script: string; onAppeared: () => void }) {
  const characters = Array.from(new Intl.Segmenter().segment(script), ({ segment }) => segment)
  const steps = inSteps(characters)
  const step = Math.min(stepMs, longestMs / steps.length)
  return (
    <p dir="auto" className={scriptText({ size: scriptSize(characters.length) })}>
      <VisuallyHidden>{script}</VisuallyHidden>
      <span aria-hidden="true">
        {steps.map((text, index) => (
          <span
            key={index}
            className={character}
            style={delayed(Math.round(index * step))}
            onAnimationEnd={index === steps.length - 1 ? onAppeared : undefined}
          >
            {text}
          </span>
        ))}
      </span>
    </p>
  )
}

function inSteps(characters: readonly string[]): string[] {
  const size = Math.max(1, Math.ceil(characters.length / mostSteps))
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) => characters.slice(index * size, (index + 1) * size).join(''))
}

function delayed(ms: number): CSSProperties {
  return { animationDelay: `${ms}ms` }
}

const character = css({ _motionSafe: { animation: '[appear 80ms linear both]' } })
