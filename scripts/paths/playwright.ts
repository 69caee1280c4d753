import { basename } from 'node:path'
import type { Playable } from '#e2e/walks/stage/spec.ts'
import type { Path } from '#tests/support/walking/walk.ts'
import { type AnyWalk, type MachineName, walksOf } from '#tests/support/walks/all-walks.ts'
import type { PathsAnswer } from './paths-answer.ts'
import { eventsInWords } from './events.ts'
import { counted, covered } from './formats.ts'
import { standingIn, stateName } from './states.ts'

/**
 * A machine's walks with those paths alone that gestures, the server and the line can bring about; a machine without gestures
 * answers a sentence.
 */
export async function playableWalks(name: MachineName): Promise<readonly AnyWalk[] | { problem: string }> {
  const { playableOf } = await import('#e2e/walks/stage/spec.ts')
  const playable = await playableOf(name)
  if (playable === null) return { problem: nothingSays(name) }
  const walks = await walksOf(name)
  return walks.map((walk) => ({ ...walk, paths: walk.paths.filter(({ steps }) => playable.canPlay(steps)) }))
}

/** How a machine's paths are played in the browser, where the one of `use` is the one that is played there; else a sentence. */
export async function playableAs(name: MachineName, use: string): Promise<Playable | { problem: string }> {
  const { playableOf } = await import('#e2e/walks/stage/spec.ts')
  const playable = await playableOf(name)
  if (playable === null) return { problem: nothingSays(name) }
  const { usedAs } = playable
  return [name, usedAs].includes(use) ? playable : { problem: `The browser plays ${name} as ${usedAs}, and not as ${use}.` }
}

/** Paths as a spec that plays them in the browser with the gestures of `e2e/walks`, which press and type on the page models. */
export function asPlaywright({ name, walks, to, from, paths, coverage }: PathsAnswer): string {
  const inWords = eventsInWords(walks)
  const asked = from === null ? `--machine ${name}${to === null ? '' : ` --to ${stateName(to)}`}` : `--recording ${basename(from)}`
  const command = `npm run paths -- ${asked} --format playwright`
  return [
    "import { playPath } from '#e2e/walks/stage/spec.ts'",
    '',
    `// Written by \`${command}\`,`,
    '// which `npm run test:specs` plays where it is kept in e2e/specs.',
    `// ${counted(paths.length, 'path')} through ${covered(coverage)}: those that can be brought about from outside the page.`,
    '',
    ...paths.map((path, index) => testOf(path, paths.length === 1 ? '' : `path ${index + 1} of ${paths.length}, `)),
  ].join('\n')

  function testOf({ state, steps }: Path, which: string): string {
    const told = steps.map((step) => listed([inWords(step.event), ...standingIn(step.state)]))
    return [`await playPath(${quoted(name)}, ${quoted(`${from === null ? '' : 'as recorded, '}${which}to ${to === null ? standingIn(state).join(' and ') : stateName(to)}`)}, [`, ...told, '])', ''].join('\n')
  }
}

/** Texts as a list in the code's own style, on one line where that is short enough. */
function listed(texts: readonly string[]): string {
  const line = `  [${texts.map(quoted).join(', ')}],`
  return line.length <= 150 ? line : ['  [', ...texts.map((text) => `    ${quoted(text)},`), '  ],'].join('\n')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

function nothingSays(name: MachineName): string {
  return `Nothing says yet how ${name} is played in the browser: there is no e2e/walks/${name}.e2e.ts.`
}
