import '#src/styles.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { leavesOf } from './chart.ts'
import { createLive, type Live, type LiveOptions } from './live.ts'
import { fewestPathsOf } from './tours.ts'
import type { Step } from './traverse.ts'
import type { Walk } from './walk.ts'

/** What a person does for an event, with what it carries; answers false when the page offers no control for it now. */
export type Gesture = (page: HTMLElement, event: AnyEventObject) => boolean

/** A gesture that is the same whatever its event carries. */
export type PlainGesture = (page: HTMLElement) => boolean

/** What must be on the page in a leaf state: a sentence about what is missing, or null. */
export type View = (page: HTMLElement, moment: AnyMachineSnapshot) => string | null

/**
 * A walk through a mounted page. `gestures` are by event type; other events are facts from outside and are played on the actor. `ways` are
 * those it goes, few of the walk's paths unless told otherwise.
 */
export type ScreenWalk<M extends AnyStateMachine> = {
  walk: Walk<M>
  ways?: readonly Step[][]
  mount: (live: Live) => ReactNode
  gestures: Record<string, Gesture>
  views: Record<string, View>
  options?: LiveOptions
}

/**
 * What walking a mounted page showed: leaf states seen and those without a view, what a moment allows but its page offers no
 * control for, and what was missing.
 */
export type ScreenWalked = { paths: number; steps: number; seen: string[]; withoutView: string[]; unoffered: string[]; wrongs: string[] }

/** Plays the ways of a walk through a mounted page, each gesture on the page's own controls, and looks at the page after every step. */
export async function walkScreen<M extends AnyStateMachine>(walked: ScreenWalk<M>): Promise<ScreenWalked> {
  const { walk, ways = fewestPathsOf(walk), mount, gestures, views, options = {} } = walked
  const start = createLive(walk.machine, options)
  const seen = new Set<string>()
  const withoutView = new Set<string>()
  const unoffered = new Set<string>()
  const wrongs = new Set<string>()
  let steps = 0
  for (const way of ways) {
    const live = start(walk.input)
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    for (const [index, { event, state }] of way.entries()) {
      steps += 1
      if (index === 0) {
        await live.play(event)
        root.render(mount(live))
      } else await act(event, live)
      const expected = walk.keyOf(state)
      const page = document.body
      const missing = await settle(() => {
        const moment = live.actor.getSnapshot()
        if (walk.keyOf(moment) !== expected) return [`${event.type}: the machine is at ${walk.keyOf(moment)}, the path at ${expected}`]
        return leavesOf(moment).flatMap(({ id }) => {
          seen.add(id)
          const view = views[id]
          if (view === undefined) withoutView.add(id)
          const problem = view?.(page, moment) ?? null
          return problem === null ? [] : [`${id} after ${event.type}: ${problem}`]
        })
      })
      for (const problem of missing) wrongs.add(problem)
    }
    live.actor.stop()
    root.unmount()
    host.remove()
  }
  return {
    paths: ways.length,
    steps,
    seen: [...seen].toSorted(),
    withoutView: [...withoutView],
    unoffered: [...unoffered].toSorted(),
    wrongs: [...wrongs],
  }

  async function act(event: AnyEventObject, live: Live): Promise<void> {
    const gesture = gestures[event.type]
    const isForNothing = !live.actor.getSnapshot().can(event)
    if (gesture === undefined || isForNothing) return live.play(event)
    if (await isDone(() => gesture(document.body, event))) return
    unoffered.add(`${event.type} at ${handlersOf(live.actor.getSnapshot(), event.type)}`)
    await live.play(event)
  }
}

/** Presses the first enabled button that reads like this. */
export function press(words: string): PlainGesture {
  return (page) => {
    const found = [...page.querySelectorAll<HTMLElement>('button, a')].find((button) => button.textContent.trim().includes(words) && isOn(button))
    found?.click()
    return found !== undefined
  }
}

/** The first gesture the page offers. */
export function either(...gestures: Gesture[]): Gesture {
  return (page, event) => gestures.some((gesture) => gesture(page, event))
}

/** Types into the field this selector finds, which holds its text itself. */
export function type(page: HTMLElement, selector: string, text: string): boolean {
  const field = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (field === null || field.readOnly) return false
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}

/** Types into a field whose text the page holds itself. */
export function typeAnew(page: HTMLElement, selector: string, text: string): boolean {
  const field = page.querySelector<HTMLInputElement>(selector)
  if (field === null || field.disabled || field.readOnly) return false
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
  return true
}

/** Types words into the search box of this name and presses Enter there. */
export function searchFor(page: HTMLElement, name: string, words: string): boolean {
  const selector = `input[aria-label="${name}"]`
  if (!typeAnew(page, selector, words)) return false
  page.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  return true
}

/** Says whether these words stand on the page. */
export function reads(...words: string[]): View {
  return (page) => {
    const missing = words.filter((text) => !page.textContent.includes(text))
    return missing.length === 0 ? null : `"${missing.join('", "')}" is not on the page`
  }
}

/** Says that these words do not stand on the page. */
export function readsNot(...words: string[]): View {
  return (page) => {
    const found = words.filter((text) => page.textContent.includes(text))
    return found.length === 0 ? null : `"${found.join('", "')}" is on the page`
  }
}

/** Says whether a button is at work and says so in these words, which stand in it unseen at all other times. */
export function busy(words: string): View {
  return (page) => (buttonsAtWork(page).some((button) => button.textContent.includes(words)) ? null : `no button says "${words}"`)
}

/** Says that no button is at work. */
export function atRest(page: HTMLElement): string | null {
  return buttonsAtWork(page).length === 0 ? null : 'a button is at work'
}

/** Several views at once: the first thing that is missing. */
export function both(...views: View[]): View {
  return (page, moment) => views.map((view) => view(page, moment)).find((problem) => problem !== null) ?? null
}

function buttonsAtWork(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('button[aria-busy=true]')]
}

function isOn(button: HTMLElement): boolean {
  return !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true'
}

/**
 * Tries a gesture until the page offers it, for as many frames as it may take to draw what its machine already knows:
 * counted, not timed, because a busy machine draws late.
 */
async function isDone(attempt: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 4; frame += 1) {
    if (attempt()) return true
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return false
}

/** Looks until nothing is missing, or for a while; answers what is. */
async function settle(look: () => string[]): Promise<string[]> {
  let missing: string[] = []
  await vi
    .waitFor(
      () => {
        missing = look()
        if (missing.length > 0) throw new Error(missing.join('\n'))
      },
      { interval: 5, timeout: 20_000 },
    )
    .catch(() => undefined)
  return missing
}

/** Which states of a moment react to an event. */
function handlersOf(moment: AnyMachineSnapshot, eventType: string): string {
  return moment._nodes
    .filter((node) => node.transitions.has(eventType))
    .map(({ id }) => id)
    .join(', ')
}
