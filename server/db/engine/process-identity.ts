import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a living process started, in a form that no other process with the same number can share; null when there is no
 * such process (a zombie counts as none) or the system does not tell.
 */
export function startOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid)
  } catch {
    return null
  }
}

/** Whether the process that was `pid` when it started at `startedAt` still lives; without `startedAt`, whether any process has that number. */
export function isSameProcessAlive({ pid, startedAt }: { pid: number; startedAt: string | null }): boolean {
  return startedAt === null ? exists(pid) : startOf(pid) === startedAt
}

function startOnLinux(pid: number): string | null {
  // The command, second field, may hold spaces and brackets: count from the last bracket. State is field 3, start time field 22.
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ')
  const isDead = fields[0] === 'Z' || fields[0] === 'X'
  return isDead ? null : `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${fields[19]}`
}

function startByPs(pid: number): string | null {
  const answer = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  const [, state = 'Z', start] = /^(\S+)\s+(.+)$/.exec(answer) ?? []
  return state.startsWith('Z') || start === undefined ? null : start
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
