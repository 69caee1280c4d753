import type { Microphone, MicrophoneRefusal } from '#machines/accent/recorder/recorder.types.ts'

/** An open microphone and what else there is to choose from. */
export type OpenMicrophone = { stream: MediaStream; track: MediaStreamTrack; deviceId: string; microphones: readonly Microphone[] }

/** The part of the browser's media devices that is used here. */
export type MediaSource = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>

/** The browser's media devices, or why there are none. */
export function mediaSource(): MediaSource | MicrophoneRefusal {
  if (!isSecureContext) return 'insecure'
  const offered: { mediaDevices?: MediaDevices } = navigator
  return offered.mediaDevices === undefined || typeof AudioWorkletNode === 'undefined' ? 'unsupported' : offered.mediaDevices
}

/**
 * Asks for the microphone and opens it; another one when the wanted one is gone. Throws what the browser says, see
 * `refusalOf`. Whoever opened it stops its tracks.
 */
export async function openMicrophone(source: MediaSource, deviceId: string | null): Promise<OpenMicrophone> {
  const stream = await source.getUserMedia({ audio: constraintsFor(deviceId) })
  const [track] = stream.getAudioTracks()
  if (track === undefined) throw new DOMException('The stream has no sound.', 'NotFoundError')
  const microphones = await listMicrophones(source)
  const used = track.getSettings().deviceId ?? microphones.find(({ label }) => label === track.label)?.id
  return { stream, track, deviceId: used ?? deviceId ?? '', microphones }
}

/** Why the browser refused a microphone, by the names its errors have in Chrome, Firefox and Safari. */
export function refusalOf(error: unknown): MicrophoneRefusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError' || name === 'InvalidStateError') return 'busy'
  return 'unsupported'
}

/**
 * The sound as it is: echo cancellation and noise suppression change consonants, which are measured, and the first makes
 * Safari play through the phone's ear piece; Chrome's gain control drives speech of ordinary strength into its limiter. All
 * are wishes, never `exact`: a browser that cannot fulfil one must still record.
 */
function constraintsFor(deviceId: string | null): MediaTrackConstraints {
  const wishes = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  return deviceId === null ? wishes : { ...wishes, deviceId: { ideal: deviceId } }
}

/** A list that fails hides nothing that matters: the microphone is open by then. */
async function listMicrophones(source: MediaSource): Promise<Microphone[]> {
  try {
    const devices = await source.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'audioinput').map(({ deviceId, label }) => ({ id: deviceId, label }))
  } catch {
    return []
  }
}
