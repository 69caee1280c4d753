import '#src/styles.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createLive, type Live, type LiveOptions } from './live.ts'
import { leavesOf, type Path, type Walk } from './walk.ts'

/** What a person does for an event; answers false when the page offers no control for it now. */
export type Gesture = (page: HTMLElement) => boolean

/** What must be on the page in a leaf state: a sentence about what is missing, or null. */
export type View = (page: HTMLElement, moment: AnyMachineSnapshot) => string | null

/** A walk through a mounted page. `gestures` are by event type; other events are facts from outside and are played on the actor. */
export type ScreenWalk<M extends AnyStateMachine> = {
  walk: Walk<M>
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

/** Plays a walk's paths through a mounted page, each gesture on the page's own controls, and looks at the page after every step. */
export async function walkScreen<M extends AnyStateMachine>({ walk, mount, gestures, views, options = {} }: ScreenWalk<M>): Promise<ScreenWalked> {
  const start = createLive(walk.machine, options)
  const seen = new Set<string>()
  const withoutView = new Set<string>()
  const unoffered = new Set<string>()
  const wrongs = new Set<string>()
  const paths = fewest(walk.paths)
  let steps = 0
  for (const path of paths) {
    const live = start(walk.input)
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    for (const [index, { event, state }] of path.steps.entries()) {
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
    paths: paths.length,
    steps,
    seen: [...seen].toSorted(),
    withoutView: [...withoutView],
    unoffered: [...unoffered].toSorted(),
    wrongs: [...wrongs],
  }

  async function act(event: AnyEventObject, live: Live): Promise<void> {
    const gesture = gestures[event.type]
    if (gesture === undefined) return live.play(event)
    if (gesture(document.body)) return
    unoffered.add(`${event.type} at ${handlersOf(live.actor.getSnapshot(), event.type)}`)
    await live.play(event)
  }
}

/** Presses the first enabled button that reads like this. */
export function press(words: string): Gesture {
  return (page) => {
    const found = [...page.querySelectorAll<HTMLElement>('button, a')].find((button) => button.textContent.trim().includes(words) && isOn(button))
    found?.click()
    return found !== undefined
  }
}

/** The first gesture the page offers. */
export function either(...gestures: Gesture[]): Gesture {
  return (page) => gestures.some((gesture) => gesture(page))
}

/** Types into the field this selector finds, as a person would, and presses Enter there when it is a text area. */
export function type(page: HTMLElement, selector: string, text: string): boolean {
  const field = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (field === null || field.readOnly) return false
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
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

/** Several views at once: the first thing that is missing. */
export function both(...views: View[]): View {
  return (page, moment) => views.map((view) => view(page, moment)).find((problem) => problem !== null) ?? null
}

function isOn(button: HTMLElement): boolean {
  return !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true'
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
      { interval: 5, timeout: 4_000 },
    )
    .catch(() => undefined)
  return missing
}

/** Few of the paths that together take every step the walk takes from one set of leaf states to another by one event. */
function fewest(paths: readonly Path[]): Path[] {
  const covered = new Set<string>()
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter((path) => {
      const before = (index: number) => leafNames(path.steps[index - 1]?.state)
      const names = path.steps.map(({ event, state }, index) => `${before(index)} ${event.type} ${leafNames(state)}`)
      const isNew = names.some((name) => !covered.has(name))
      for (const name of names) covered.add(name)
      return isNew
    })
}

/** Which states of a moment react to an event. */
function handlersOf(moment: AnyMachineSnapshot, eventType: string): string {
  return moment._nodes
    .filter((node) => node.transitions.has(eventType))
    .map(({ id }) => id)
    .join(', ')
}

function leafNames(moment: AnyMachineSnapshot | undefined): string {
  return moment === undefined ? '' : leavesOf(moment).map(({ id }) => id).join()
}
