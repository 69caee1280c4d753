/** Where the last run of each suite left its JSON report. */
export const reports: { vitest: string; postgres: string; e2e: string; e2eAgain: string }
/**
 * Every test of a report as `{ title, passed, file }`, with the `problem` of those that failed, also of those that passed when they
 * were run again, and `ms` that it took; empty when there is no report. Skipped tests count as neither.
 */
export function testsOf(file: string): { title: string; file: string; passed: boolean; ms?: number; problem?: string }[]
/** The slowest tests of all reports, a line each with its milliseconds, the slowest first; a test that waits is slow as well. */
export function slowestIn(files: readonly string[], count: number): string[]
/** The failed tests of a report, each as the lines that tell which it is and what went wrong, cut at 1,500 characters. */
export function failuresOf(file: string): string[]
/** The tests of a report that failed first and passed when they were run again, told as failures are. */
export function unsteadyOf(file: string): string[]
/** How many tests of a report passed and failed; a file that could not be loaded counts as one failure. */
export function countsOf(file: string): { passed: number; failed: number }
/** The errors of a run that belong to none of its tests, as text cut at 3,000 characters; empty when there were none. */
export function unhandledOf(file: string): string
/** The journeys a run never came to, as when the process that was to play them ended: `where` is a filter of the runner, `width` its project. */
export function notPlayedIn(file: string): { where: string; width: string }[]
