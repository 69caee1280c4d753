import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allWalks } from '#tests/support/walks/all-walks.ts'

/**
 * The waits that leave a state in which a call runs, by machine and delay, and why each may. Any other call of a person goes on until
 * it ends or they cancel it.
 */
const reasons: Record<string, string> = {
  'appUpdate takingPatience': 'no call: the browser loads the page anew, unless its reader stays',
  'atWork retryPause': 'no call: the page waits to ask again, and for somebody to look at it',
  'auth logoutPatience': 'the server is told of it beside the page, which is left meanwhile',
  'clock readingPatience': 'nobody waits: the clock goes on by what it knows',
  'clock zeroPatience': 'nobody waits: the session ends by itself',
  'questionDraft lookPatience': 'nobody waits: the answer is about a text that is still typed',
  'rosterImport readingPatience': 'no call: the browser reads a file',
  'accentSession checkPatience': 'nobody waits: the session asks how it stands',
  'chatSession checkPatience': 'nobody waits: the session asks how it stands',
  'accentSession keepPatience': 'no call: the browser keeps a take',
}

test('no machine gives a call of a person up by the clock', async () => {
  const walks = await Promise.all(Object.values(allWalks).map((load) => load()))
  const machines = new Set(walks.flat().map(({ machine }): AnyStateMachine => machine))
  const limits = new Set([...machines].flatMap((machine) => limitsOf(machine.root).map((delay) => `${machine.id} ${delay}`)))
  expect([...limits].toSorted()).toEqual(Object.keys(reasons).toSorted())
})

/** The named waits of every state that makes a call, and of those inside one. */
function limitsOf(node: AnyStateNode): string[] {
  const own = node.invoke.length > 0 ? node.after.flatMap(({ delay }) => (typeof delay === 'string' ? [delay] : [])) : []
  return [...own, ...Object.values(node.states).flatMap(limitsOf)]
}
