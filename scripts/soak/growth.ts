import { median } from '#bench/figures.ts'

/** What a server took in one minute: memory, open descriptors, and below what 99 of 100 answers waited. */
export type Minute = { rssMiB: number; descriptors: number; p99Ms: number }

const leastMiB = 15
const leastDescriptors = 5

/**
 * What grew between the middle third of a run and its last one, in words; nothing when all stayed as it was. The first third is warming up. Memory
 * may move by a twentieth and 15 MiB, descriptors by 5, and waiting by half.
 */
export function grown(minutes: readonly Minute[]): string[] {
  const third = Math.floor(minutes.length / 3)
  if (third === 0) return ['The run was too short to tell: three minutes at least.']
  const [middle, last] = [minutes.slice(third, third * 2), minutes.slice(-third)]
  const [before, after] = [middlesOf(middle), middlesOf(last)]
  return [
    ...(after.rssMiB > before.rssMiB * 1.05 + leastMiB ? [`Memory grew from ${before.rssMiB.toFixed()} to ${after.rssMiB.toFixed()} MiB.`] : []),
    ...(after.descriptors > before.descriptors + leastDescriptors ? [`Open descriptors grew from ${before.descriptors} to ${after.descriptors}.`] : []),
    ...(after.p99Ms > before.p99Ms * 1.5 ? [`Waiting (p99) grew from ${before.p99Ms.toFixed()} to ${after.p99Ms.toFixed()} ms.`] : []),
  ]
}

function middlesOf(minutes: readonly Minute[]): Minute {
  return {
    rssMiB: median(minutes.map(({ rssMiB }) => rssMiB)),
    descriptors: median(minutes.map(({ descriptors }) => descriptors)),
    p99Ms: median(minutes.map(({ p99Ms }) => p99Ms)),
  }
}
