import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, test } from 'vitest'
import { ownTakeMachine } from '#machines/accent/own-take/own-take.machine.ts'
import { playbackMachine } from '#machines/accent/playback/playback.machine.ts'
import { recorderMachine } from '#machines/accent/recorder/recorder.machine.ts'
import { aRecording, readingOf } from '#tests/support/school/accent-agents.ts'
import { grantedMicrophone } from '#tests/support/walks/accent/recorder.ts'
import { keptTake, takeWork } from '#tests/support/walks/accent/own-take.ts'
import { done, ended, failed, givenUp, outcomes, type Row } from '#tests/machines/journey.ts'

const retry = { type: 'retry.requested' }
const hush = { type: 'hush.requested' }

describe(playbackMachine.id, () => {
  const reading = readingOf('The harbor.')
  const newer = { ...reading, base_audio_url: '/api/accent/sound?of=newer' }
  const made = done('generateAudio', { ok: true, reading })
  const no = done('generateAudio', { ok: false, code: 'speech_unavailable' })
  const listen = { type: 'listen.requested' }
  const slower = { type: 'speed.chosen', speed: 0.8 }
  const track = { sound: { wav: new Uint8Array(44) }, rate: 1, fromMs: 0, toMs: null }
  const own = { type: 'play.requested', heard: 'own', repeats: false, tracks: [track] }
  const word = { ...own, heard: 'word', repeats: true, tracks: [{ ...track, toMs: 100 }] }
  const stopped = { type: 'sound.ended' }
  const broken = { type: 'sound.failed' }
  const script = { sessionId: 71, exerciseId: 5, assignmentId: 12, speakingRate: 1 }
  const modelHeard = [made, listen, ended('listenDelay')]
  const toldOf = [['loadReading', { type: 'reading.made', url: reading.base_audio_url }]]
  const knows = ({ context: { heard, tracks, speed } }: AnyMachineSnapshot) => [heard, tracks.length, speed]
  const play = (input: unknown) => outcomes(playbackMachine, { input, knows, held: ['loadReading'] })

  test.each<Row>([
    ['a reading that is given up failed', [givenUp('generateAudio')], ['generateFailed', 'generateAudio', 'model', 0, 1, []]],
    ['so did one that the server refused', [no], ['generateFailed', 'generateAudio', 'model', 0, 1, []]],
    ['or one that nobody answered', [failed('generateAudio')], ['generateFailed', 'generateAudio', 'model', 0, 1, []]],
    ['it is made again when asked to', [no, retry], ['generatingAudio', 'generateAudio generateAudio', 'model', 0, 1, []]],
    ['without it an own take can be heard', [no, own], ['playing', 'generateAudio playSounds', 'own', 1, 1, []]],
    ['after which the reading still has failed', [no, own, stopped], ['generateFailed', 'generateAudio playSounds', 'own', 1, 1, []]],
    ['a reading is heard after a moment', [made, listen], ['listening.waiting', 'generateAudio', 'model', 1, 1, toldOf]],
    ['until it is hushed', [...modelHeard, hush], ['silent', 'generateAudio playSounds', 'model', 1, 1, toldOf]],
    ['or something else is played', [...modelHeard, own], ['playing', 'generateAudio playSounds playSounds', 'own', 1, 1, toldOf]],
    ['a player that breaks over the reading says so', [...modelHeard, failed('playSounds')], ['playFailed', 'generateAudio playSounds', 'model', 1, 1, toldOf]],
    ['what was heard to its end is silent', [made, own, stopped], ['silent', 'generateAudio playSounds', 'own', 1, 1, toldOf]],
    ['so is what was hushed', [made, own, hush], ['silent', 'generateAudio playSounds', 'own', 1, 1, toldOf]],
    ['the reading takes the place of a take', [made, own, listen], ['listening.waiting', 'generateAudio playSounds', 'model', 1, 1, toldOf]],
    ['a word takes the place of a take', [made, own, word], ['playing', 'generateAudio playSounds playSounds', 'word', 1, 1, toldOf]],
    ['another speed is kept while something sounds', [made, own, slower], ['playing', 'generateAudio playSounds', 'own', 1, 0.8, toldOf]],
    ['and what repeats goes on with it', [made, word, slower], ['playing', 'generateAudio playSounds playSounds', 'word', 1, 0.8, toldOf]],
    ['a player that breaks says so', [made, own, failed('playSounds')], ['playFailed', 'generateAudio playSounds', 'own', 1, 1, toldOf]],
    ['a take that failed is played again', [made, own, broken, retry], ['playing', 'generateAudio playSounds playSounds', 'own', 1, 1, toldOf]],
    ['or another one instead', [made, own, broken, word], ['playing', 'generateAudio playSounds playSounds', 'word', 1, 1, toldOf]],
    ['or the reading, made anew', [made, own, broken, listen], ['renewingAudio', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
    ['or nothing', [made, own, broken, hush], ['silent', 'generateAudio playSounds', 'own', 1, 1, toldOf]],
    ['a reading that failed is made anew', [...modelHeard, broken, retry], ['renewingAudio', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
    ['and heard under its new link', [...modelHeard, broken, retry, done('generateAudio', { ok: true, reading: newer })], [
      'listening.waiting', 'generateAudio playSounds generateAudio', 'model', 1, 1,
      [...toldOf, ['loadReading', { type: 'reading.made', url: newer.base_audio_url }]],
    ]],
    ['unless it is hushed before', [...modelHeard, broken, retry, hush], ['silent', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
    ['or given up', [...modelHeard, broken, retry, givenUp('generateAudio')], ['playFailed', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
    ['or is refused', [...modelHeard, broken, retry, no], ['playFailed', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
    ['or is not answered', [...modelHeard, broken, retry, failed('generateAudio')], ['playFailed', 'generateAudio playSounds generateAudio', 'model', 1, 1, toldOf]],
  ])('%s', async (_, events, outcome) => {
    expect(await play({ script, speed: 1 })(events)).toEqual(outcome)
  })

  test.each<Row>([
    ['there is no reading to hear', [listen], ['silent', '', 'model', 0, 1, []]],
    ['nor in the place of a take', [own, listen], ['playing', 'playSounds', 'own', 1, 1, []]],
    ['nor where a take failed', [own, broken, listen], ['playFailed', 'playSounds', 'own', 1, 1, []]],
  ])('where no voice reads the script, %s', async (_, events, outcome) => {
    expect(await play({ script: null, speed: 1 })(events)).toEqual(outcome)
  })
})

describe(recorderMachine.id, () => {
  const stop = { type: 'stop.requested' }
  const chosen = { type: 'microphone.chosen', deviceId: 'desk' }
  const broken = { kind: 'failed', reason: 'broken' }
  const handedOver = [['captureSound', stop]]
  const input = { deviceId: null, expectedMs: 2_000 }
  const knows = ({ output, context }: { output: unknown; context: { deviceId: string | null } }) => [output, context.deviceId]

  test.each<Row>([
    ['a microphone that goes away ends it', [{ type: 'microphone.lost' }], ['ended', '', { kind: 'failed', reason: 'lost' }, null, []]],
    ['one that fails is broken', [{ type: 'capture.failed' }], ['failed', '', broken, null, []]],
    ['giving up ends it', [{ type: 'cancel.requested' }], ['ended', '', { kind: 'cancelled' }, null, []]],
    ['a refused microphone says why', [{ type: 'microphone.refused', reason: 'denied' }], ['refused', '', { kind: 'refused', reason: 'denied' }, null, []]],
    ['another microphone is asked for anew', [chosen], ['open.asking', '', undefined, 'desk', []]],
    ['stopping waits for the take', [grantedMicrophone, stop], ['open.encoding', '', undefined, 'desk', handedOver]],
    ['so does the longest one', [grantedMicrophone, ended('longestTake')], ['open.encoding', '', undefined, 'desk', handedOver]],
    ['one in which nobody spoke is none', [grantedMicrophone, stop, { type: 'nothing.heard' }], ['ended', '', { kind: 'unheard' }, 'desk', handedOver]],
    ['a take that does not come is broken', [grantedMicrophone, stop, ended('encodingPatience')], ['failed', '', broken, 'desk', handedOver]],
    ['one that comes is handed on', [grantedMicrophone, stop, { type: 'take.captured', recording: aRecording }], [
      'captured', '', { kind: 'captured', recording: aRecording }, 'desk', handedOver,
    ]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(recorderMachine, { input, knows, held: ['captureSound'] })(events)).toEqual(outcome)
  })

  test('a capture that breaks down is broken', async () => {
    expect(await outcomes(recorderMachine, { input, knows })([failed('captureSound')])).toEqual(['failed', 'captureSound', broken, null])
  })
})

describe(ownTakeMachine.id, () => {
  test.each<Row>([
    ['so did one that nobody answered, and it is fetched again', [failed('fetchTake'), retry], ['fetching', 'fetchTake fetchTake']],
    ['one that is no longer kept is absent', [done('fetchTake', null)], ['absent', 'fetchTake']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(ownTakeMachine, { input: { take: keptTake, work: takeWork } })(events)).toEqual(outcome)
  })

  test('where none is kept, none is fetched', async () => {
    expect(await outcomes(ownTakeMachine, { input: { take: null, work: takeWork } })([])).toEqual(['absent', ''])
  })
})
