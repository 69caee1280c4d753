import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

// The shell draws no window around each page, which saves a quarter of the journeys' time.
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where a usable Chromium is: Playwright's own, else the system's; undefined when there is none. `CHROMIUM_PATH` wins over both. */
export function browserPath() {
  const own = chromium.executablePath()
  const named = commands.flatMap((command) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)))
  return [process.env.CHROMIUM_PATH, own, ...named, ...macApplications].find((path) => path && isExecutable(path))
}

/**
 * Launch options of every browser this project starts: which Chromium (Playwright finds its own, and takes the shell of it), and no
 * sandbox as root, where Chromium refuses to have one.
 */
export function launchOptions() {
  const executablePath = browserPath()
  const isNamed = executablePath && executablePath !== chromium.executablePath()
  return { ...(isNamed ? { executablePath } : {}), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}

/** Finds a Chromium or installs one, and returns its path; throws with what to do when neither works. */
export function ensureBrowser() {
  const found = browserPath()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  const isDebian = existsSync('/etc/debian_version')
  const withLibraries = isRoot && isDebian ? ['--with-deps'] : []
  run('npx', ['playwright', 'install', ...withLibraries, 'chromium'])
  if (!browserPath() && isRoot && isDebian && run('apt-get', ['update'])) {
    const names = readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu') ? ['chromium-browser'] : ['chromium-headless-shell', 'chromium']
    names.some((name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]))
  }
  const installed = browserPath()
  if (!installed) throw new Error('No Chromium here and none could be installed. Install one, or set CHROMIUM_PATH to it, and run again.')
  return installed
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(`browser: ${ensureBrowser()}`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
