import type { ProgressWeeks } from '#contract/progress/progress.ts'

const inAddress = { '4': 4, '12': 12, '52': 52 } as const

/** How far back progress is told as an address has it. */
export type WeeksInAddress = (typeof inAddress)[ProgressWeeks]

/** How far back an address asks progress to be told; twelve weeks when it does not say. */
export function weeksOf(weeks: WeeksInAddress = 12): ProgressWeeks {
  return `${weeks}`
}

/** The part of an address that asks for so many weeks. */
export function weeksInAddress(weeks: ProgressWeeks): WeeksInAddress {
  return inAddress[weeks]
}
