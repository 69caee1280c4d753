import { lockDirectory } from '#server/db/engine/directory-lock.ts'

// A process for the tests of the lock: says whether it got the folder, and keeps it until it is ended.
const lock = await lockDirectory(process.argv[2] ?? '')
if ('heldBy' in lock) {
  process.stdout.write(`held by ${lock.heldBy.pid}\n`)
} else {
  process.stdout.write('mine\n')
  setInterval(() => undefined, 60_000)
}
