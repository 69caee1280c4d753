import * as v from 'valibot'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { expect } from '#e2e/fixtures.ts'
import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import type { AccentEvent } from '#machines/accent/accent-session/accent-session.setup.ts'
import { accentSessionWalks } from '#tests/support/walks/accent/accent-session.ts'
import { sessionViews } from '#tests/support/walks/sessions/session-views.ts'
import type { BrowserGesture, Play, Stage, Step, View } from '#e2e/walks/stage/browser-walk.ts'
import { freeTakes, holdTakes } from '#e2e/walks/stage/kept-takes.ts'
import { isTo } from '#e2e/walks/stage/line.ts'
import { both, isAt, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { Microphone } from '#e2e/walks/stage/microphone.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { nothing, press } from '#e2e/walks/stage/playing.ts'
import { sessionCallers, sessionEndings, sessionGestures } from '#e2e/walks/stage/session-playing.ts'
import { moveEnding, openSession, outcomeOf, type SessionStage, startEnding } from '#e2e/walks/stage/session-stage.ts'

type World = SessionStage & { accent: AccentScreen; microphone: Microphone }

const WithTake = v.object({ output: v.object({ reply: v.object({ agent: v.object({ take: v.object({}) }) }) }) })
const Scored = v.object({ output: v.object({ reply: v.object({ feedback: v.object({ usable: v.literal(true) }) }) }) })

const gestures = {
  ...sessionGestures,
  'check.requested': listening(/^(Check microphone|Check again|Try again)$/),
  'begin.requested': press(/^Start( without a check)?$/),
  'microphone.chosen': async ({ page }) => void (await page.getByRole('combobox', { name: 'Microphone' }).selectOption({ index: 1 })),
  'speed.chosen': ({ page }) => page.locator('input[value="0.8"]').check({ force: true }),
  'listen.requested': press(/^Listen( Again)?$/),
  'play.requested': press(/^(Play yours|Play what you said)$/),
  'record.requested': listening(/^Record/),
  'recording.cancelled': press('Back'),
  'submit.requested': ({ accent }) => accent.submitButton.click(),
  'take.discarded': press('Delete this recording'),
  'next.requested': ({ accent }) => accent.nextButton.click(),
  'skip.requested': press(/^Skip this one/),
  // The only question cannot be put off, and a recording that is stopped ends in the same moment: its ending presses Stop.
  'defer.requested': null,
  'recording.stopped': null,
  'hush.requested': null,
  'soundRetry.requested': null,
  'takeRetry.requested': null,
  'picture.drawn': null,
} satisfies Record<AccentEvent['type'], BrowserGesture<World>>

const isOver = readsNot('Read this aloud', 'Submit Recording')
const question = 'accentSession.open.take.question'
const lastTake = 'accentSession.timedOut.lastTake.submitting'

walkInBrowser<World>('accent-session', {
  walks: accentSessionWalks(),
  callers: {
    ...sessionCallers('accent'),
    startAccent: isTo('POST', 'accent/start'),
    submitTake: isTo('POST', 'accent/submit'),
    skipSpoken: isTo('POST', 'accent/skip'),
  },
  open,
  gestures,
  leftOut: isNotOffered,
  endings: {
    ...sessionEndings,
    // A start that tells of a take is that of a later visit; none is told here.
    startAccent: (event, _, path) => (v.is(WithTake, event) ? null : startEnding('startAccent', event, path)),
    // What this browser keeps is read at once: nothing where a student begins, else what was recorded before a reload.
    readTake: (event) => (event.type.startsWith('xstate.done') ? nothing : null),
    recorder: recordingEnding,
    keepTake: (event) => (event.type.startsWith('xstate.done') ? ({ page }) => freeTakes(page) : null),
    submitTake: (event) => (isOfRunning(event) ? moveEnding('submitTake', event) : null),
    skipSpoken: (event) => (outcomeOf(event).reply?.agent.status === 'active' ? null : moveEnding('skipSpoken', event)),
  },
  views: {
    ...sessionViews<View<World>>('accentSession', { reads, readsNot, both, isShut: isOver }),
    'accentSession.open.exit.confirming': reads('Abandon Assignment?', 'Your teacher can still see your scores.', 'Keep working', 'Yes, Abandon'),
    'accentSession.micCheck.offered': reads('Check your microphone', 'Check microphone', 'Start without a check'),
    'accentSession.micCheck.listening': (world) =>
      reads(...(world.microphone.isAsking ? ['Your browser is asking for the microphone', 'Cancel'] : ['Say:', 'Level', 'Stop']))(world),
    'accentSession.micCheck.heard': reads('We heard you well.', 'Play what you said', 'Check again', 'Start'),
    'accentSession.micCheck.refused': reads('Allow the microphone for this page', 'Try again', 'Start without a check'),
    [`${question}.resting.ready`]: reads('This would be a very busy day.', 'Listening speed', 'Submit Recording'),
    [`${question}.resting.recorded`]: reads('Not submitted yet.', 'Delete this recording', 'Play yours'),
    [`${question}.resting.feedback`]: both<World>(reads('Fluency', 'See more', 'A new take can only help.'), async ({ accent }) =>
      (await accent.nextButton.isEnabled()) ? null : 'the way on is shut',
    ),
    [`${question}.resting.unusable`]: reads('This one does not count.'),
    [`${question}.resting.micFailed`]: reads('Allow the microphone for this page', 'Back'),
    [`${question}.recording.reading`]: (world) =>
      reads('Recording stops by itself', world.microphone.isAsking ? 'Allow the microphone in your browser.' : 'Level')(world),
    [`${question}.recording.lastSeconds`]: reads('Recording stops by itself'),
    [`${question}.keeping`]: reads('Saving your recording...'),
    [`${question}.submitting.delivering`]: reads('Submitting...', 'Your recording is being scored.'),
    [`${question}.submitting.waiting`]: reads('Your recording is kept here'),
    [`${question}.nextQuestion`]: reads('Loading...'),
    'accentSession.open.line.offline': reads("You're offline."),
    [`${lastTake}.delivering`]: isOver,
    [`${lastTake}.waiting`]: isOver,
    [`${lastTake}.closing`]: isOver,
    [`${lastTake}.closingLater`]: isOver,
    lastTakeEnded: isOver,
    'accentSession.done': isAt(/^\/(student|chat\/\d+)$/),
  },
  passing: { 'accentSession.loading.restoring': 'what this browser keeps is read within milliseconds, while the page says that it loads' },
})

/** Opens a session as its path begins: with nothing recorded, or with a recording that was left before a reload. */
async function open(stage: Stage, path: readonly Step[]): Promise<World> {
  const { page, context } = stage
  await context.grantPermissions(['microphone'])
  const [accent, microphone] = [new AccentScreen(page), new Microphone(page)]
  const hasUnsent = path.some(({ event }) => event.type === 'xstate.done.actor.readTake' && event['output'] !== null)
  return { ...(await openSession(stage, 'accent', path, hasUnsent ? leaveRecorded : null)), accent, microphone }

  async function leaveRecorded(): Promise<void> {
    await accent.recordButton.click()
    await microphone.stopAfter(heardFor(path))
    await expect(page.getByText('Not submitted yet.')).toBeVisible()
    page.once('dialog', (asked) => void asked.accept())
  }
}

/** Presses what opens the microphone, which then does as the path goes on. */
function listening(words: RegExp): Play<World> {
  return async (world, rest) => {
    const end = rest.find(({ event }) => /^xstate\.done\.actor\.(recorder|clock)$/.test(event.type))?.event
    const { kind, reason } = outcomeOf(end)
    await (kind === 'refused' || reason === 'time_up' ? world.microphone.keepAsking() : world.microphone.allow())
    await press<World>(words)(world, rest)
  }
}

/** A recording is stopped by hand, refused by the browser's question, or loses its microphone. */
function recordingEnding(event: AnyEventObject, before: AnyMachineSnapshot): Play<World> | null {
  const { kind, reason } = outcomeOf(event)
  if (kind === 'refused') return ({ microphone }) => microphone.refuse()
  if (kind === 'failed' && reason === 'lost') return ({ microphone }) => microphone.lose()
  // At zero the question is still open, so there is nothing that could be handed over.
  if (kind !== 'captured' || before.matches({ open: { take: { question: { recording: 'lastSeconds' } } } })) return null
  return async ({ microphone, page }, rest) => {
    if (before.matches('open')) await holdTakes(page)
    await microphone.stopAfter(before.matches('open') ? heardFor(rest) : 'a word')
  }
}

/** How much of the script a recording must hold to be worth what the path says. */
function heardFor(rest: readonly Step[]): 'the sentence' | 'a word' {
  const answer = rest.find(({ event }) => event.type === 'xstate.done.actor.submitTake' && outcomeOf(event).kind === 'delivered')
  return answer !== undefined && v.is(Scored, answer.event) ? 'the sentence' : 'a word'
}

function isOfRunning(event: AnyEventObject): boolean {
  const { reply } = outcomeOf(event)
  return reply === undefined || reply.agent.status === 'active'
}

/** What a session allows at a moment where its page has no control for it. */
function isNotOffered({ type }: AnyEventObject, before: AnyMachineSnapshot): boolean {
  const isAt = (state: string) => before.matches({ open: { take: { question: { resting: state } } } })
  switch (type) {
    case 'begin.requested':
      return before.matches({ micCheck: 'listening' })
    case 'play.requested':
      return !before.matches({ micCheck: 'heard' }) && !isAt('recorded')
    case 'recording.cancelled':
      return !isAt('micFailed')
    case 'retry.requested':
      return before.matches({ timedOut: { notice: 'announcing' } })
    default:
      return false
  }
}
