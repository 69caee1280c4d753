import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { openDatabase } from '#server/db/engine/client.ts'
import type { Holder } from '#server/db/engine/directory-lock.ts'
import { openDirectory, openHeld, takeOrMeet } from '#server/db/engine/embedded.ts'
import type { OpenDatabase } from '#server/db/engine/open-database.ts'
import { migrateDatabase } from '#server/db/migrations.ts'
import { openPool } from '#server/db/engine/postgres.ts'
import { prepareSchool } from '#server/db/engine/prepare-school.ts'
import type { Environment } from '#server/environment.ts'
import { Failure } from '#server/errors.ts'
import { systemClock } from '#server/ports/clock.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { askServer } from './ask-server.ts'
import { MaintenanceCommand, runMaintenance } from './maintenance.ts'
import { restore } from './restore.ts'

const usage = `Use one of:
  npm run backup -- FILE
  npm run restore -- FILE
  npm run admin -- create --name NAME --email EMAIL --username USERNAME --password PASSWORD`

/** Carries out a maintenance command given as words and answers the sentence for the operator; refusals are `StartRefusal`s. */
export async function runCommand(environment: Environment, command: string, words: readonly string[]): Promise<string> {
  if (command === 'backup') return onDatabase(environment, { command: 'backup', file: fileIn(words) })
  if (command === 'restore') return restore(environment, fileIn(words))
  if (command === 'admin') return onDatabase(environment, adminIn(words))
  if (command === 'prepare') return prepareSchool(fileIn(words))
  throw new StartRefusal(usage)
}

function fileIn(words: readonly string[]): string {
  const [file, ...rest] = words
  if (file === undefined || file.startsWith('-') || rest.length > 0) throw new StartRefusal(usage)
  return resolve(file)
}

function adminIn(words: readonly string[]): MaintenanceCommand {
  const [verb, ...args] = words
  if (verb !== 'create') throw new StartRefusal(usage)
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { name: text, email: text, username: text, password: text } })
    const missing = (['name', 'email', 'username', 'password'] as const).find((name) => values[name] === undefined)
    if (missing) throw new Error(`--${missing} is missing.`)
    return v.parse(MaintenanceCommand, { command: 'create_admin', ...values })
  } catch (error) {
    throw new StartRefusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}

/** Has the server that holds the directory do it, or opens the database for it. A backup takes the data as they are, migrated or not. */
async function onDatabase(environment: Environment, command: MaintenanceCommand): Promise<string> {
  const { dataDir, databaseUrl } = environment
  const isBackup = command.command === 'backup'
  if (databaseUrl !== null) return onOpened(environment, isBackup ? await openPool(databaseUrl) : await openDatabase(environment), command)
  const taken = await takeOrMeet(dataDir)
  if ('heldBy' in taken) return askHolder(taken.heldBy, environment, command)
  if (isBackup && !existsSync(join(dataDir, 'db'))) {
    taken.release()
    throw new StartRefusal(`There is no database in ${resolve(dataDir)} yet.`)
  }
  const opened = await openHeld(taken, dataDir)
  if (!isBackup) await migrateDatabase(opened.db)
  return onOpened(environment, opened, command)
}

function askHolder({ pid, socket }: Holder, settings: Environment, command: MaintenanceCommand): Promise<string> {
  if (socket === null) throw new StartRefusal(`The running server (process ${pid}) cannot be reached. Stop it and run this command again.`)
  if (command.command !== 'backup') return askServer(socket, command)
  return askServer(socket, { command: 'copy' }, async (place) => onOpened(settings, await openCopy(place), command))
}

/** Another version of the program may lie here than runs there, and then its engine reads none of the files. */
async function openCopy(place: string): Promise<Opened> {
  try {
    return await openDirectory(place)
  } catch (error) {
    throw new StartRefusal(`The copy of the running server's data cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

type Opened = Pick<OpenDatabase, 'db' | 'close'>

async function onOpened(settings: Environment, opened: Opened, command: MaintenanceCommand): Promise<string> {
  try {
    return await runMaintenance({ db: opened.db, clock: systemClock, settings }, command)
  } catch (error) {
    throw error instanceof Failure ? new StartRefusal(error.message, { cause: error }) : error
  } finally {
    await opened.close()
  }
}
