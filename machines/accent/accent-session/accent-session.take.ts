import { raise, stateIn } from 'xstate'
import { output, received } from '#machines/params.ts'
import type { ScriptCall } from '#machines/accent/playback/playback.machine.ts'
import { waitingFor } from '#machines/sessions/session/session.closing.ts'
import { refused } from '#machines/sessions/session/session.delivery.ts'
import { sessionCall, stateToken } from '#machines/sessions/session/session.work.ts'
import { accentSetup } from './accent-session.setup.ts'
import { ownTakeCall, takeCall, type AccentContext } from './accent-session.state.ts'
import { accentTexts } from './accent-session.texts.ts'

/**
 * The region that says what is being done about the current script. What can be heard, and the take an earlier page recorded,
 * are machines of their own, which live as long as their question, as does who draws takes. Where this one stands between calls
 * follows from what is known of the takes, so that every failure returns to where it was; a recording is kept before it is shown,
 * unless the browser cannot, and stays kept until the server has it.
 */
export const take = accentSetup.createStateConfig({
  initial: 'question',
  states: {
    question: {
      id: 'question',
      invoke: [
        { src: 'playback', id: 'playback', input: ({ context }) => ({ script: scriptCall(context), speed: context.speed }) },
        { src: 'ownTake', id: 'ownTake', input: ({ context }) => ownTakeCall(context) },
        { src: 'drawTakes', id: 'drawTakes', input: ({ context }) => ({ take: context.unsent?.take ?? null }) },
      ],
      on: {
        'speed.chosen': { actions: [{ type: 'chooseSpeed', params: received }, { type: 'tellSpeed', params: received }] },
        'takeRetry.requested': { actions: 'retryTake' },
        'picture.drawn': { actions: { type: 'takePicture', params: received } },
      },
      initial: 'resting',
      states: {
        resting: {
          id: 'resting',
          initial: 'choosing',
          on: {
            'record.requested': { guard: 'isOurs', target: 'recording' },
            'next.requested': { guard: 'canMove', target: 'nextQuestion' },
            'skip.requested': { guard: 'canSkip', target: 'nextQuestion' },
            'defer.requested': { guard: 'canDefer', target: 'nextQuestion' },
            'listen.requested': { actions: { type: 'tellPlayback', params: received } },
            'play.requested': { actions: { type: 'tellPlayback', params: received } },
            'hush.requested': { actions: { type: 'tellPlayback', params: received } },
            'soundRetry.requested': { actions: 'retrySound' },
          },
          states: {
            choosing: {
              always: [
                { guard: 'hasUnsent', target: 'recorded' },
                { guard: 'isUnusable', target: 'unusable' },
                { guard: 'hasTake', target: 'feedback' },
                { target: 'ready' },
              ],
            },
            ready: {},
            recorded: {
              on: {
                'submit.requested': { guard: 'isOurs', target: '#submitting' },
                'take.discarded': { actions: ['discard', 'forgetProblem'], target: 'choosing' },
              },
            },
            feedback: {},
            unusable: {},
            micFailed: { tags: 'failed', on: { 'recording.cancelled': { actions: 'forgetProblem', target: 'choosing' } } },
          },
        },
        recording: {
          tags: 'recording',
          entry: ['forgetProblem', 'hush'],
          invoke: {
            src: 'recorder',
            id: 'recorder',
            input: ({ context, event }) => ({ deviceId: context.deviceId, expectedMs: event.type === 'record.requested' ? event.expectedMs : null }),
            onDone: [
              {
                guard: stateIn({ open: { take: { question: { recording: 'lastSeconds' } } } }),
                actions: { type: 'rememberRecording', params: output },
                target: '#accentSession.timedOut',
              },
              {
                guard: { type: 'isCaptured', params: output },
                actions: [{ type: 'rememberRecording', params: output }, { type: 'drawRecording', params: output }],
                target: 'keeping',
              },
              { guard: { type: 'isCancelled', params: output }, target: 'resting' },
              { actions: { type: 'rememberNoRecording', params: output }, target: 'resting.micFailed' },
            ],
            onError: { actions: { type: 'say', params: { sentence: accentTexts.recordingFailed } }, target: 'resting.micFailed' },
          },
          on: { 'recording.stopped': { actions: 'stopRecorder' }, 'recording.cancelled': { actions: 'cancelRecorder' } },
          initial: 'reading',
          states: {
            reading: { on: { 'time.up': 'lastSeconds' } },
            lastSeconds: {
              entry: 'stopRecorder',
              after: { lastSecondsPatience: { actions: 'loseTake', target: '#accentSession.timedOut' } },
            },
          },
        },
        keeping: {
          tags: 'pending',
          invoke: {
            src: 'keepTake',
            id: 'keepTake',
            input: ({ context }) => context.unsent,
            onDone: { actions: { type: 'noteKeeping', params: output }, target: 'resting' },
            onError: 'resting',
          },
          after: { keepPatience: 'resting' },
        },
        submitting: {
          id: 'submitting',
          entry: ['forgetProblem', 'hush'],
          initial: 'delivering',
          states: {
            delivering: {
              tags: 'pending',
              invoke: {
                src: 'submitTake',
                id: 'submitTake',
                input: ({ context }) => takeCall(context),
                onDone: [
                  { guard: { type: 'isDelivered', params: output }, actions: { type: 'takeFeedback', params: output }, target: '#resting' },
                  { guard: { type: 'isGivenUp', params: output }, target: 'waiting' },
                  { guard: { type: 'isOffline', params: output }, actions: raise({ type: 'line.lost' }), target: 'waiting' },
                  { guard: { type: 'isUnreachable', params: output }, target: 'waiting' },
                  { guard: { type: 'isStale', params: output }, actions: 'announceElsewhere', target: '#resting' },
                  { guard: { type: 'mayWorkSoon', params: output }, target: 'waiting' },
                  { actions: { type: 'takeRefusal', params: refused(accentTexts.answerFailed) }, target: '#resting' },
                ],
                onError: { actions: { type: 'say', params: { sentence: accentTexts.answerFailed } }, target: '#resting' },
              },
            },
            waiting: waitingFor('delivering'),
          },
        },
        nextQuestion: {
          tags: 'pending',
          entry: ['forgetProblem', 'hush'],
          invoke: {
            src: 'skipSpoken',
            id: 'skipSpoken',
            input: ({ context, event }) => ({ ...sessionCall(context), stateToken: stateToken(context), defer: event.type === 'defer.requested' }),
            onDone: [
              { guard: { type: 'isDelivered', params: output }, actions: { type: 'takeReply', params: output }, target: '#question' },
              { guard: { type: 'isGivenUp', params: output }, target: 'resting' },
              { guard: { type: 'isStale', params: output }, actions: 'announceElsewhere', target: 'resting' },
              { actions: { type: 'takeRefusal', params: refused(accentTexts.nextFailed) }, target: 'resting' },
            ],
            onError: { actions: { type: 'say', params: { sentence: accentTexts.nextFailed } }, target: 'resting' },
          },
        },
      },
    },
  },
})

function scriptCall(context: AccentContext): ScriptCall | null {
  const { voice = null, speaking_rate: speakingRate = 1 } = context.session?.current_question_data ?? {}
  return voice === null ? null : { ...sessionCall(context), speakingRate }
}
