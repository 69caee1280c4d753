/** Where the last run of each suite left its JSON report. */
export const reports: { vitest: string; postgres: string; e2e: string }
/** Every test of a report as `{ title, passed }`; empty when there is no report. Skipped tests count as neither. */
export function testsOf(file: string): { title: string; passed: boolean }[]
/** How many tests of a report passed and failed; a file that could not be loaded counts as one failure. */
export function countsOf(file: string): { passed: number; failed: number }
