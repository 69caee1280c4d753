/** Where a usable Chromium is: Playwright's own, else the system's; undefined when there is none. `CHROMIUM_PATH` wins over both. */
export function browserPath(): string | undefined
/** Launch options of every browser this project starts: which Chromium, and no sandbox as root. */
export function launchOptions(): { executablePath?: string; args: string[] }
/** Finds a Chromium or installs one, and returns its path; throws with what to do when neither works. */
export function ensureBrowser(): string
