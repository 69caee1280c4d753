import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state of a machine's tree, itself first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** A transition's name, which no other one of its machine has: its state, its event, and its place among those of the same event. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} on ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}`
}

/** A state's own transitions, those it takes at once last. */
export function waysOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** The names of all transitions of a machine that go somewhere or do something. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .flatMap(waysOf)
    .filter((transition) => transition.target !== undefined || transition.actions.length > 0)
    .map(nameOf)
}
