/** The size of a test that exists small (every run) and large (`HOSTILE=1`, up to an hour for the whole suite). */
export function sized(small: number, hostile: number): number {
  return process.env.HOSTILE ? hostile : small
}
