import type { Reference } from '#server/speech/reference.ts'
import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import type { PhoneSpan } from './comparison.ts'

/** A silence in a take: after which word of the script (its index), inside it or behind it, how long, and how long the model is silent there. */
export type PausePlace = { after: number; insideWord: boolean; seconds: number; modelSeconds: number }

const edge = 0.08

/** Where in the script the pauses of a take are, by where its phones are. A pause near the edge of a word counts as beside it. */
export function pausePlaces(take: TakeFrames, spans: readonly PhoneSpan[], reference: Reference): PausePlace[] {
  return take.activity.pauses.map((pause) => {
    const [start, end] = [pause.start * hopSeconds, pause.end * hopSeconds]
    const word = spans.findLast((span) => span.start < (start + end) / 2)?.word ?? 0
    const own = spans.filter((span) => span.word === word)
    const spokenBefore = start - (own[0]?.start ?? start)
    const spokenAfter = (own.at(-1)?.end ?? end) - end
    const after = spokenBefore <= edge && spokenAfter > edge ? Math.max(0, word - 1) : word
    return { after, insideWord: spokenBefore > edge && spokenAfter > edge, seconds: end - start, modelSeconds: modelPause(reference, after) }
  })
}

/** The seconds of a pause that the model does not have there: where the script pauses, for breath or a comma, up to twice as long is welcome. */
export function excessOf({ seconds, modelSeconds }: PausePlace): number {
  return modelSeconds < 0.1 ? seconds : Math.max(0, seconds - 2 * modelSeconds)
}

function modelPause({ phones }: Reference, word: number): number {
  const next = phones.find((phone) => phone.word > word)
  const last = phones.findLast((phone) => phone.word <= word)
  return next && last ? Math.max(0, next.start - last.end) : 0
}
