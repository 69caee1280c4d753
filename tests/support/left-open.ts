type Close = () => void | Promise<void>

const afterTest: Close[] = []
const afterThisFile: Close[] = []
const afterFile: Close[] = []

/** Closes something when the present test has ended. */
export function closeAfterTest(close: Close): void {
  afterTest.push(close)
}

/** Closes something when the present file has ended. */
export function closeAfterFile(close: Close): void {
  afterThisFile.push(close)
}

/** Tidies up after every file of tests: a process runs many of them, and what a module keeps outlives the file that filled it. */
export function tidyAfterEachFile(tidy: Close): void {
  afterFile.push(tidy)
}

/** Closes what the last test left open. */
export async function closeOpened(): Promise<void> {
  for (const close of afterTest.splice(0)) await close()
}

/** Tidies up after a file. */
export async function tidyUp(): Promise<void> {
  for (const close of afterThisFile.splice(0)) await close()
  for (const tidy of afterFile) await tidy()
}
