import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * A machine as the lines of a Mermaid flowchart. `noteOf` answers null for a state or a transition that is drawn as usual; a text
 * lights it, and stands before a transition's label.
 */
export function diagramOf(machine: AnyStateMachine, noteOf?: (part: AnyStateNode | AnyTransitionDefinition) => string | null): string[]
