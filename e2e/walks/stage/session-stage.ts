import * as v from 'valibot'
import type { AnyEventObject } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import { usualWaitMs } from '#machines/forms/waiting/waiting.machine.ts'
import { StudentScreen } from '#e2e/screens/student.screen.ts'
import type { Play, Stage, Step } from './browser-walk.ts'
import { ends, standStill } from './playing.ts'
import { letThrough, refuse, refuseBy429, refuseBy503 } from './line.ts'
import { walkWork } from './school.ts'

type Kind = 'chat' | 'accent'
type WorkName = (typeof walkWork)[keyof typeof walkWork]

/** The same student's session on another device: it begins, moves on by a skip, waits for the deadline, and ends there. */
export type OtherDevice = { begin: () => Promise<void>; moveOn: () => Promise<void>; waitForDeadline: () => Promise<void>; end: () => Promise<void> }

/** A scene with a session of its student's. */
export type SessionStage = Stage & { other: OtherDevice }

const Works = v.object({ results: v.array(v.object({ id: v.number(), exercise_id: v.number(), title: v.string() })) })
const Told = v.object({ agent: v.object({ session_id: v.number(), state_token: v.string() }) })
const Clock = v.object({ deadline_at: v.string(), server_now: v.string() })

const Agent = v.object({
  status: v.string(),
  current_question_state: v.object({ next_attempt_worth: v.optional(v.nullable(v.number())) }),
  current_question_set_state: v.object({ should_move_to_next_question: v.boolean() }),
})
const Outcome = v.object({
  ok: v.optional(v.boolean()),
  code: v.optional(v.string()),
  kind: v.optional(v.string()),
  sentence: v.optional(v.nullable(v.string())),
  reason: v.optional(v.string()),
  askedFrom: v.optional(v.string()),
  stateToken: v.optional(v.string()),
  text: v.optional(v.string()),
  reply: v.optional(v.object({ agent: Agent })),
})

/** What a call of a session outputs, as far as a walk must know it. */
export type Outcome = v.InferOutput<typeof Outcome>

/** What the call that an event ends outputs; empty for a call that fails or outputs nothing. */
export function outcomeOf(event: AnyEventObject | undefined): Outcome {
  const read = v.safeParse(Outcome, event?.['output'])
  return read.success ? read.output : {}
}

/** How moves of a session can be made to end: delivered, refused for the moment, out of reach, or made by another device before. */
export function moveEnding(actor: string, event: AnyEventObject): Play<SessionStage> | null {
  const { kind, sentence } = outcomeOf(event)
  if (kind === 'delivered') return ends(actor, letThrough)
  if (kind === 'unreachable') return ends(actor, refuse)
  if (kind === 'givenUp') return givesUp(actor)
  if (kind === 'stale') return ends(actor, letThrough, ({ other }) => other.moveOn())
  return kind === 'refused' && sentence === null ? ends(actor, refuseBy429) : null
}

/** Cancels a call once the page says that it takes longer than usual. */
function givesUp(actor: string): Play<SessionStage> {
  return async ({ page, line }) => {
    await expect.poll(() => line.heldBy(actor).length).toBeGreaterThan(0)
    await page.clock.fastForward(usualWaitMs)
    await page.getByRole('button', { name: 'Cancel waiting' }).click()
    await line.end(actor, refuse)
  }
}

/** How a start can be made to end: as the server answers what the page was opened for, or not at all. */
export function startEnding(actor: string, event: AnyEventObject, path: readonly Step[]): Play<SessionStage> | null {
  if (event.type.startsWith('xstate.error')) return ends(actor, refuseBy503)
  const isLikely = !['redo_not_allowed', 'no_questions'].includes(outcomeOf(event).code ?? '')
  return path.length === 1 && isLikely ? ends(actor, letThrough) : null
}

/** A clock stops at its deadline, or once it hears that the session ended on another device. */
export function clockEnding(event: AnyEventObject): Play<SessionStage> | null {
  const { reason } = outcomeOf(event)
  if (reason === undefined) return null
  return async (world, rest) => {
    const { page, other, line } = world
    await (reason === 'time_up' ? other.waitForDeadline() : other.moveOn())
    await page.clock.fastForward(30_000)
    if (reason === 'time_up') await line.end('readState', refuse)
    else await ends<SessionStage>('readState', letThrough)(world, rest)
  }
}

/**
 * Opens a page for the start a path begins with: where a session runs, a typed one by Start on the list and a spoken one, which
 * Start would lead past the microphone's trial, as it was begun elsewhere; else by its address. With `leave` the session is
 * entered, left as that says, and opened anew.
 */
export async function openSession(stage: Stage, kind: Kind, path: readonly Step[], leave: (() => Promise<void>) | null): Promise<SessionStage> {
  const { page, student, signIn, line } = stage
  const token = await signIn(student)
  const headers = { Authorization: `Bearer ${token}` }
  const works = v.parse(Works, await (await page.request.get('/api/assignments', { headers })).json()).results
  const { code, reply } = outcomeOf(path[1]?.event)
  const status = reply?.agent.status ?? 'active'
  const own = kind === 'chat' ? walkWork.plant : walkWork.script
  const others = kind === 'chat' ? walkWork.script : walkWork.plant
  const title = isTimed(path) || status === 'time_up' ? sprintOf(kind) : own
  const other = deviceFor(title)
  if (status !== 'active') {
    await other.begin()
    await (status === 'complete' ? other.moveOn() : other.end())
  }
  if (leave !== null) {
    await enter(title)
    await leave()
  }
  await line.hold(page)
  if (leave !== null) await page.reload()
  else if (code === 'not_found') await page.goto(`/${kind}/9999999?assignment_id=9999999`)
  else if (code === 'other_kind') await page.goto(addressOf(others))
  else if (code === 'not_begun' || status !== 'active') await page.goto(addressOf(title))
  else await enter(title)
  await standStill(stage)
  return { ...stage, other }

  async function enter(name: WorkName): Promise<void> {
    if (kind === 'accent') {
      await other.begin()
      return void (await page.goto(addressOf(name)))
    }
    const todo = new StudentScreen(page)
    await todo.open()
    await todo.start(name)
  }

  function addressOf(name: string): string {
    const { id, exercise_id } = workOf(name)
    return `/${kind}/${exercise_id}?assignment_id=${id}`
  }

  function workOf(name: string) {
    const found = works.find((work) => work.title === name)
    if (found === undefined) throw new Error(`${student.username} has no ${name}`)
    return found
  }

  async function post(path: string, data: object) {
    return v.parse(Told, await (await page.request.post(`/api/${kind}/${path}`, { headers, data })).json()).agent
  }

  function deviceFor(name: WorkName): OtherDevice {
    const { id, exercise_id } = workOf(name)
    const resume = (begin: boolean) => post('start', { exercise_id, assignment_id: id, begin })
    const waitForDeadline = async () => {
      const { session_id } = await resume(false)
      const readClock = async () => v.parse(Clock, await (await page.request.get('/api/chat/clock', { headers, params: { session_id } })).json())
      await expect
        .poll(async () => {
          const { deadline_at, server_now } = await readClock()
          return server_now >= deadline_at
        }, { timeout: 30_000 })
        .toEqual(true)
    }
    return {
      begin: async () => void (await resume(true)),
      moveOn: async () => {
        const { session_id, state_token } = await resume(false)
        await post('skip', { session_id, state_token, client_attempt_id: 'other device' })
      },
      waitForDeadline,
      end: async () => {
        await waitForDeadline()
        await post('force_end_exercise', { session_id: (await resume(false)).session_id })
      },
    }
  }
}

function sprintOf(kind: Kind): WorkName {
  return kind === 'chat' ? walkWork.sprint : walkWork.scriptSprint
}

function isTimed(path: readonly Step[]): boolean {
  return path.some(({ event }) => event.type === 'xstate.done.actor.clock' && outcomeOf(event).reason === 'time_up')
}
