import { type ActorRefLike, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { type ActorPath, fileNameOf, kindOf } from './actor-path.ts'
import { createVeil } from './veil.ts'

/** Keeps the paths of every machine that runs in a page. */
export type Recorder = {
  /** Takes what the inspection of an actor system tells; everything but moments of machines is passed over. */
  observe: (told: InspectionEvent) => void
  /** Every path so far, the oldest actor first. */
  paths: () => readonly ActorPath[]
}

/** The most steps kept of one actor, and the most actors that have ended. */
const limits = { steps: 2_000, ended: 60 }

/** Starts with no paths. `onChange` hears of each path that grew or ended. */
export function createRecorder(onChange: (path: ActorPath) => void): Recorder {
  const paths = new Map<ActorRefLike, ActorPath>()
  const moments = new WeakMap<ActorRefLike, AnyMachineSnapshot>()
  const moved = new WeakSet<ActorRefLike>()
  const veil = createVeil()
  let actors = 0

  function observe(told: InspectionEvent): void {
    if (told.type === '@xstate.microstep' && told._transitions.length > 0) moved.add(told.actorRef)
    if (told.type !== '@xstate.snapshot' || !isMachineSnapshot(told.snapshot)) return
    const { actorRef, event, snapshot } = told
    const before = paths.get(actorRef)
    if (event.type === 'xstate.init') forgetEnded()
    const path = before === undefined || event.type === 'xstate.init' ? begun(actorRef, snapshot, before) : before
    // An event that found nothing to do is no step; one that is only passed on to a child is, though it leaves the very same moment.
    const hasMoved = moved.delete(actorRef) || moments.get(actorRef) !== snapshot
    if (event.type === 'xstate.init' || (event.type !== 'xstate.stop' && hasMoved)) keep(path, event, snapshot)
    moments.set(actorRef, snapshot)
    Object.assign(path, { status: snapshot.status, value: snapshot.value })
    onChange(path)
  }

  /** A component that React mounts a second time starts its actor anew: then its path begins anew too. */
  function begun(actorRef: ActorRefLike, { machine, value }: AnyMachineSnapshot, before: ActorPath | undefined): ActorPath {
    actors += before === undefined ? 1 : 0
    const parent = '_parent' in actorRef ? [...paths].find(([ref]) => ref === actorRef._parent) : undefined
    const path: ActorPath = {
      actor: before?.actor ?? actors,
      machine: fileNameOf(machine.id),
      kind: kindOf(machine),
      within: parent?.[1].actor ?? null,
      status: 'active',
      value,
      isWhole: true,
      steps: [],
    }
    paths.set(actorRef, path)
    return path
  }

  function keep(path: ActorPath, { actorId: _, ...event }: { type: string; actorId?: unknown }, { value }: AnyMachineSnapshot): void {
    if (path.steps.length < limits.steps) path.steps.push({ event: { ...veil(event), type: event.type }, target: value })
    else path.isWhole = false
  }

  function forgetEnded(): void {
    const ended = [...paths].filter(([, path]) => path.status !== 'active')
    for (const [ref] of ended.slice(0, Math.max(0, ended.length - limits.ended))) paths.delete(ref)
  }

  return { observe, paths: () => [...paths.values()] }
}
