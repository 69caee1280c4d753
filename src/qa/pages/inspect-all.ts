import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate'

/** Lets `observe` see everything that happens in actors started from now on; returns what ends it. */
export function inspectAll(observe: (told: InspectionEvent) => void): () => void {
  const { prototype } = Actor
  const { start } = prototype
  const seen = new WeakSet<AnyActorRef['system']>()
  prototype.start = function startInspected() {
    if (!seen.has(this.system)) this.system.inspect(observe)
    seen.add(this.system)
    return start.call(this)
  }
  return () => {
    prototype.start = start
  }
}
