import type { ComponentType } from 'react'

/**
 * One `*.example.tsx` beside a part or a screen exports `examples`: an object whose keys say the state in words and whose
 * values are components without props. They are plain modules, so that the gallery and the tests draw the same ones.
 */
export type ExampleModule = { examples: Record<string, ComponentType> }

/** A named state of one part or screen. `id` is unique and stays the same; `group` is the file's name without its ending. */
export type Example = { id: string; group: string; name: string; isScreen: boolean; Component: ComponentType }

const modules = import.meta.glob<ExampleModule>(['/src/ui/**/*.example.tsx', '/src/screens/**/*.example.tsx'], { eager: true })

/** Every example of the app: parts first, then screens, each in the order of the file. */
export const allExamples: Example[] = Object.entries(modules)
  .sort(([one], [other]) => Number(isScreen(one)) - Number(isScreen(other)) || one.localeCompare(other))
  .flatMap(([path, module]) => {
    const group = path.replace(/^\/src\/(?:ui|screens)\//, '').replace(/\.example\.tsx$/, '')
    return Object.entries(module.examples).map(([name, Component]) => ({ id: `${group}: ${name}`, group, name, isScreen: isScreen(path), Component }))
  })

function isScreen(path: string): boolean {
  return path.startsWith('/src/screens/')
}
