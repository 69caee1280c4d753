import { openDatabase } from '#server/db/engine/client.ts'
import { loadDemoData } from '#server/demo/load-demo-data.ts'
import { systemClock } from '#server/ports/clock.ts'
import { randomIds } from '#server/ports/ids.ts'
import { beginAnew, ownDataDir } from './data-folder.ts'
import { writeSchool } from './school.ts'

// Fills the journeys' data folder before its server starts: the demo school, as a first start would, and the journeys' own.
const dataDir = process.env.DATA_DIR ?? ownDataDir
beginAnew(dataDir)
const { db, close } = await openDatabase({ dataDir, databaseUrl: null, preparedSchool: 'dist/server/school.tar.gz' })
await loadDemoData({ db, clock: systemClock, ids: randomIds })
await writeSchool(db, systemClock.now())
await close()
