import { AccentScreen } from '#e2e/screens/accent.screen.ts'
import { ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { isMomentOf } from '#tests/support/walking/walk.ts'
import { absentTakeWalk, ownTakeWalk } from '#tests/support/walks/accent/own-take.ts'
import type { BrowserGesture } from '#e2e/walks/stage/browser-walk.ts'
import { isTo, letThrough, refuse } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press } from '#e2e/walks/stage/playing.ts'
import { openSession, type SessionStage } from '#e2e/walks/stage/session-stage.ts'
import { agreeToVoice, readAloudAs } from '#e2e/walks/stage/student-takes.ts'
import { signInTeacher } from '#e2e/walks/stage/teacher-stage.ts'

type World = SessionStage & { accent: AccentScreen }

const gestures = { 'retry.requested': press('Try again') } satisfies Record<'retry.requested', BrowserGesture<World>>

const failed = 'Your recording could not be loaded.'

walkInBrowser<World>('own-take', {
  walks: [ownTakeWalk, absentTakeWalk],
  callers: {
    // The same call begins the session, which the scene lets through, and renews a link.
    renewLink: isTo('POST', 'accent/start'),
    fetchTake: isTo('GET', 'accent/sound'),
    // Left unanswered, so that no sound but the take's is fetched.
    generateAudio: isTo('POST', 'accent/generate_audio'),
  },
  open: async (stage, [start]) => {
    const isKept = start !== undefined && isMomentOf(ownTakeMachine, start.state) && start.state.context.take !== null
    const teaching = await signInTeacher(stage)
    if (isKept) await agreeToVoice(teaching)
    await readAloudAs(stage)
    const world = { ...(await openSession(stage, 'accent', [], null)), accent: new AccentScreen(stage.page) }
    await ends<World>('renewLink', letThrough)(world, [])
    return world
  },
  gestures,
  endings: {
    fetchTake: ({ type, output }) => {
      // A take that is kept is kept for longer than a walk.
      if (output === null) return null
      if (!type.startsWith('xstate.error')) return ends('fetchTake', letThrough)
      return async (world, rest) => {
        await ends<World>('fetchTake', refuse)(world, rest)
        await ends<World>('renewLink', refuse)(world, rest)
      }
    },
  },
  views: {
    'ownTake.fetching': reads('Loading your recording...'),
    'ownTake.failed': reads(failed, 'Try again'),
    'ownTake.loaded': both<World>(reads('Play yours'), readsNot('Loading your recording...', failed)),
    'ownTake.absent': reads('This recording was deleted after it was scored.', 'Your scores stay.'),
  },
  played: ['retry.requested'],
  turn: async ({ page }) => page.getByText('Show as table').first().evaluate((above) => above.scrollIntoView()),
})
