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

/** A transition's name without its machine's, which machines made of one factory have alike. */
export function bareName({ id }: AnyStateMachine, name: string): string {
  return name.startsWith(`${id}.`) ? name.slice(id.length + 1) : name
}

/** A state's own transitions, those it takes at once last. */
export function waysOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** The names of all transitions of a machine, also of those by which a state keeps an event from the states around it. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap(waysOf).map(nameOf)
}

/**
 * Of the transitions that one step took, by name, those that led where they lead. Left out is what another one undid in the same
 * step: an answer refused in a session that is over leads to the end, and shows nothing of where a refused answer leads by itself.
 * `reached` are the states of the moment after the step.
 */
export function arrivedOf(machine: AnyStateMachine, taken: readonly string[], reached: readonly AnyStateNode[]): string[] {
  const ways = waysByName(machine)
  const stands = new Set(reached.map(({ id }) => id))
  return taken.filter((name, index) => {
    const later = taken.slice(index + 1).map((one) => ways.get(one)?.source.id ?? '')
    const goals = (ways.get(name)?.target ?? []).map(({ id }) => id)
    return goals.every((goal) => stands.has(goal) || later.some((source) => source === goal || source.startsWith(`${goal}.`)))
  })
}

const named = new WeakMap<AnyStateNode, ReadonlyMap<string, AnyTransitionDefinition>>()

function waysByName({ root }: AnyStateMachine): ReadonlyMap<string, AnyTransitionDefinition> {
  const known = named.get(root) ?? new Map(nodesOf(root).flatMap(waysOf).map((way) => [nameOf(way), way]))
  named.set(root, known)
  return known
}
