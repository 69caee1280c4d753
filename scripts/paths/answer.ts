import type { AnyStateNode } from 'xstate'
import { type MachineName, walksOf } from '#tests/support/walks/all-walks.ts'
import { momentsOf, mostSimple, shortestPaths, shortestPathTo, shownPathTo, simplePaths } from './choose.ts'
import { coverageOf } from './coverage.ts'
import type { PathsAnswer } from './paths-answer.ts'
import { playableWalks } from './playwright.ts'
import type { PathsRequest } from './request.ts'
import { findState, stateName } from './states.ts'

type AskedPaths = Extract<PathsRequest, { kind: 'paths' }>

/** Works out what was asked for; what cannot be had answers a sentence. */
export async function answerPaths(asked: AskedPaths): Promise<PathsAnswer | { problem: string }> {
  const walks = asked.format === 'playwright' ? await playableWalks(asked.machine) : await walksOf(asked.machine)
  if ('problem' in walks) return walks
  const [first] = walks
  if (first === undefined) return { problem: `${asked.machine} has no walks.` }
  const { machine } = first
  const state = asked.to === null ? null : findState(asked.machine, machine, asked.to)
  if (state !== null && 'problem' in state) return state
  if (asked.strategy === 'simple' && momentsOf(walks) > mostSimple) return { problem: tooMany(asked.machine, momentsOf(walks)) }
  const toState = asked.format === 'playwright' ? shownPathTo : shortestPathTo
  const paths = asked.strategy === 'simple' ? simplePaths(walks, state) : state === null ? shortestPaths(walks) : toState(walks, state)
  if (paths.length === 0) return { problem: nothingLeads(asked, state) }
  return { name: asked.machine, machine, walks, to: state, from: null, paths, coverage: coverageOf(machine, paths) }
}

function nothingLeads({ machine, format }: AskedPaths, to: AnyStateNode | null): string {
  const where = to === null ? '' : ` to ${stateName(to)}`
  return `No path of ${machine} leads${where}${format === 'playwright' ? ' that can be played in the browser' : ''}.`
}

function tooMany(name: MachineName, moments: number): string {
  return (
    `${name} can be in ${moments} states, telling apart what it knows in them; simple paths are worked out for up to ${mostSimple}, ` +
    'because their number is exponential: about four times as many with every two states more. ' +
    'Ask for --strategy shortest, which takes every state and transition in a number of paths that grows with them.'
  )
}
