import type { ComponentType } from 'react'

/**
 * One `*.example.tsx` beside a part or a screen exports `examples`: an object whose keys say the state in words and whose
 * values are components without props. They are plain modules, so that the gallery and the tests draw the same ones.
 * `framed` puts each into a window of its own, as screens always are: for what covers the page.
 */
export type ExampleModule = { examples: Record<string, ComponentType>; framed?: boolean }

/** A named state of one part or screen. `id` is unique and stays the same; `group` is the file's name without its ending. */
export type Example = { id: string; group: string; name: string; isScreen: boolean; isFramed: boolean; Component: ComponentType }

const modules = import.meta.glob<ExampleModule>(['/src/ui/**/*.example.tsx', '/src/screens/**/*.example.tsx'], { eager: true })

/** Every example of the app: parts first, then screens, each in the order of the file. */
export const allExamples: Example[] = Object.entries(modules)
  .sort(([one], [other]) => Number(isScreen(one)) - Number(isScreen(other)) || one.localeCompare(other))
  .flatMap(([path, module]) => {
    const group = path.replace(/^\/src\/(?:ui|screens)\//, '').replace(/\.example\.tsx$/, '')
    const common = { group, isScreen: isScreen(path), isFramed: isScreen(path) || module.framed === true }
    return Object.entries(module.examples).map(([name, Component]) => ({ ...common, id: `${group}: ${name}`, name, Component }))
  })

function isScreen(path: string): boolean {
  return path.startsWith('/src/screens/')
}
