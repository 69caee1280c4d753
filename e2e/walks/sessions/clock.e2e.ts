import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import { ChatScreen } from '#e2e/screens/chat.screen.ts'
import { clockMachine, type ClockEvent } from '#machines/sessions/clock/clock.machine.ts'
import { isMomentOf } from '#tests/support/walking/walk.ts'
import { clockWalk } from '#tests/support/walks/sessions/clock.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, malform } from '#e2e/walks/stage/line.ts'
import { both, either, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, nothing, standStill } from '#e2e/walks/stage/playing.ts'
import { idOfStudent, make, signInTeacher, type TeacherStage } from '#e2e/walks/stage/teacher-stage.ts'

type World = Stage & { chat: ChatScreen; allow: (timeFactor: number | null) => Promise<void> }

const Passed = v.object({ nowMs: v.number() })
const Told = v.object({ output: v.object({ deadlineAtMs: v.nullable(v.number()), nowMs: v.number(), status: v.literal('active') }) })

/** When the walk's session ends, as its own clock has it. */
const deadlineMs = 100_000

const gestures = {
  'second.passed': async ({ page, chat }, _, event) => {
    const left = Math.max(0, Math.ceil((deadlineMs - v.parse(Passed, event).nowMs) / 1000))
    await expect(async () => {
      await page.clock.runFor(500)
      expect(await secondsShown(chat)).toBeLessThanOrEqual(left)
    }).toPass({ timeout: 60_000, intervals: [0] })
  },
  'tab.woke': ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
} satisfies Record<ClockEvent['type'], BrowserGesture<World>>

const fewLeft = ['Under 1 minute left', 'Under 30 seconds left', 'Time is up']
const isOpen = both<World>(reads('What does a plant live on?'), readsNot("Time's up!"))

// Walked as the clock of a typed session of one minute.
walkInBrowser<World>('clock', {
  walks: [clockWalk],
  // The session asks the same on waking, whether it went on elsewhere.
  callers: { readClock: isTo('GET', 'chat/clock') },
  open: async (stage) => {
    const teaching = await signInTeacher(stage)
    const { page, line, student } = teaching
    const id = await idOfStudent(teaching)
    const address = await giveMinute(teaching, id)
    await stage.signIn(student)
    const chat = new ChatScreen(page)
    await line.hold(page)
    await page.goto(address)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await chat.timer.waitFor()
    await standStill(stage)
    return { ...stage, chat, allow: async (time_factor) => void (await teaching.ask('PUT', `students/${id}/accommodations`, { time_factor, allow_paste: false })) }
  },
  gestures,
  leftOut: isPast,
  endings: {
    readClock: (event, before) => {
      if (event.type.startsWith('xstate.error')) return ends('readClock', malform)
      if (!v.is(Told, event)) return null
      const { deadlineAtMs, nowMs } = v.parse(Told, event).output
      // The server's time goes on by itself, and has not come to the end.
      if (deadlineAtMs !== null && nowMs >= deadlineAtMs) return null
      return ends('readClock', letThrough, ({ allow }) => (deadlineAtMs === deadlineOf(before) ? nothing() : allow(factorFor(deadlineAtMs))))
    },
  },
  views: {
    'clock.running.face.countingDown': both<World>(isOpen, isCountingDown),
    'clock.running.face.countingUp': both<World>(isOpen, readsNot(...fewLeft)),
    'clock.running.server.trusting': isOpen,
    'clock.running.server.reading': isOpen,
    'clock.running.server.confirming': both<World>(isOpen, reads('0:00')),
    'clock.stopped': reads("Time's up! Your assignment will be automatically submitted."),
  },
})

/** Gives the student a question with a minute for it; answers the session's address. */
async function giveMinute(teaching: TeacherStage, student_id: number): Promise<string> {
  const title = `Minute of ${teaching.student.username}`
  const question = { title: 'A plant', prompt: 'What does a plant live on?\n\nMust mention: water', subject: 'Science', type: 'free_form' }
  const question_ids = [await make(teaching, 'question_definitions', question)]
  const exercise_id = await make(teaching, 'exercises', { title, question_ids })
  await teaching.ask('PUT', `exercises/${exercise_id}`, { config: { timer: '1min' } })
  const assignment = await make(teaching, 'assignments', { title, exercise_id, student_id })
  return `/chat/${exercise_id}?assignment_id=${assignment}`
}

/** Times that are past, or are those of another deadline than the one the page has. */
function isPast(event: AnyEventObject, before: AnyMachineSnapshot): boolean {
  if (!v.is(Passed, event) || !isMomentOf(clockMachine, before)) return false
  return event.nowMs <= before.context.nowMs || before.context.deadlineAtMs !== deadlineMs
}

function deadlineOf(moment: AnyMachineSnapshot): number | null {
  return isMomentOf(clockMachine, moment) ? moment.context.deadlineAtMs : null
}

/** What the student must be allowed for the deadline of a reading: no limit, more time, or none of it. */
function factorFor(wantedMs: number | null): number | null {
  if (wantedMs === null) return null
  return wantedMs > deadlineMs ? 1.5 : 1
}

async function isCountingDown(world: World): Promise<string | null> {
  return (await secondsShown(world.chat)) >= 60 ? null : either<World>(...fewLeft.map((words) => reads(words)))(world)
}

async function secondsShown({ timer }: ChatScreen): Promise<number> {
  const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number)
  return 60 * minutes + seconds
}
