import { openDatabase } from '#server/db/engine/client.ts'
import { beginAnew, ownDataDir } from '#e2e/data-folder.ts'
import { writeSchool } from '#e2e/school.ts'
import { systemClock } from '#server/ports/clock.ts'
import { writeWalkWork } from './school.ts'

// Fills the data folder before the walks' server starts: the journeys' school with the work for walks.
const dataDir = process.env.DATA_DIR ?? ownDataDir
beginAnew(dataDir)
const { db, close } = await openDatabase({ dataDir, databaseUrl: null })
await writeSchool(db, systemClock.now())
await writeWalkWork(db)
await close()
