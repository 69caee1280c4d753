import { fromCallback } from 'xstate'
import type { CaptureCommand, CaptureEvent, CaptureInput, MicrophoneRefusal, TakeStamp } from '#machines/accent/recorder/recorder.types.ts'
import { type MediaSource, openMicrophone, type OpenMicrophone, refusalOf } from './microphone.ts'
import { watchTrack } from './microphone-watch.ts'
import { openSoundInput, type SoundInput } from './sound-input.ts'
import { createTakeRecorder, type TakeRecorder } from './take-recorder.ts'

/** A microphone that was opened but sends nothing for so long is broken. */
const firstSoundPatienceMs = 6_000

/** One capture while it lives: `over` is aborted first by whatever ends it, which closes the microphone before anybody is told. */
type Life = {
  over: AbortSignal
  tell: (event: CaptureEvent) => void
  end: (event: CaptureEvent | null) => void
  onStop: (stop: () => void) => void
  stamp: () => TakeStamp
}

/**
 * One open microphone, for as long as the actor lives. It is granted once its first samples are here, so whoever is told
 * may speak at once and nothing is lost. Every way out closes it: stop, cancel, loss, failure, the end of the actor, and a
 * permission that comes after that. A page that goes out of sight asks to stop, as nobody sees that it listens. `stamp` gives
 * each recording its id and time.
 */
export function createCapture(source: () => MediaSource | MicrophoneRefusal, stamp: () => TakeStamp) {
  return fromCallback<CaptureCommand, CaptureInput>(({ input, sendBack, receive }) => {
    const life = new AbortController()
    let stop = () => end({ type: 'capture.failed' })

    function tell(event: CaptureEvent): void {
      if (!life.signal.aborted) sendBack(event)
    }

    function end(event: CaptureEvent | null): void {
      if (life.signal.aborted) return
      life.abort()
      if (event !== null) sendBack(event)
    }

    receive(({ type }) => (type === 'cancel.requested' ? end(null) : stop()))
    const onStop = (next: () => void) => (stop = next)
    capture(source, input, { over: life.signal, tell, end, onStop, stamp }).catch(() => end({ type: 'capture.failed' }))
    return () => end(null)
  })
}

async function capture(source: () => MediaSource | MicrophoneRefusal, input: CaptureInput, life: Life): Promise<void> {
  const microphone = await openedOrRefusal(source(), input.deviceId)
  if (typeof microphone === 'string') return life.end({ type: 'microphone.refused', reason: microphone })
  whenOver(life.over, () => stopTracks(microphone.stream))
  if (life.over.aborted) return
  whenOver(life.over, watchTrack(microphone.track, () => life.end({ type: 'microphone.lost' })))
  const sound = await openSoundInput(microphone.stream)
  whenOver(life.over, sound.close)
  if (life.over.aborted) return
  const take = createTakeRecorder({ fromHz: sound.sampleRateHz, expectedMs: input.expectedMs })
  record(microphone, sound, take, life, () => input.expectedMs === null || take.hasSpeech())
}

/** Whoever stops it gets the take where `isWanted` by then, or is told that nothing was heard. */
function record(microphone: OpenMicrophone, sound: SoundInput, take: TakeRecorder, life: Life, isWanted: () => boolean): void {
  const { deviceId, microphones } = microphone
  const { over, tell, end, onStop, stamp } = life
  const patience = setTimeout(() => end({ type: 'capture.failed' }), firstSoundPatienceMs)
  whenOver(over, () => clearTimeout(patience))
  let isGranted = false
  let wasAskedToStop = false

  function askToStop(): void {
    if (wasAskedToStop || !isGranted) return
    wasAskedToStop = true
    tell({ type: 'silence.heard' })
  }

  function grant(): void {
    isGranted = true
    tell({ type: 'microphone.granted', deviceId, microphones })
    if (document.hidden) askToStop()
  }

  function onPiece(piece: Float32Array): void {
    if (over.aborted) return
    clearTimeout(patience)
    if (!isGranted) grant()
    const { levels, isTimeToStop } = take.push(piece)
    for (const level of levels) tell({ type: 'level.measured', ...level })
    if (isTimeToStop) askToStop()
  }

  async function stop(): Promise<void> {
    await sound.drain()
    if (over.aborted) return
    const recording = take.finish()
    end(isWanted() ? { type: 'take.captured', recording: { ...recording, ...stamp() } } : { type: 'nothing.heard' })
  }

  onStop(() => void stop().catch(() => end({ type: 'capture.failed' })))
  document.addEventListener('visibilitychange', () => (document.hidden ? askToStop() : null), { signal: over })
  sound.listen({ onPiece, onInterrupted: () => end({ type: 'microphone.lost' }) })
}

async function openedOrRefusal(source: MediaSource | MicrophoneRefusal, deviceId: string | null): Promise<OpenMicrophone | MicrophoneRefusal> {
  if (typeof source === 'string') return source
  try {
    return await openMicrophone(source, deviceId)
  } catch (error) {
    return refusalOf(error)
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Calls `close` when the capture is over, which it may be already. */
function whenOver(over: AbortSignal, close: () => void): void {
  if (over.aborted) close()
  else over.addEventListener('abort', close)
}
