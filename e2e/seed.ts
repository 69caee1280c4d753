import { openDatabase } from '#server/db/engine/client.ts'
import { loadDemoData } from '#server/demo/load-demo-data.ts'
import { systemClock } from '#server/ports/clock.ts'
import { randomIds } from '#server/ports/ids.ts'
import { writeSchool } from './school.ts'

// Fills the journeys' data folder before its server starts: the demo school, as a first start would, and the journeys' own.
const place = { dataDir: process.env.DATA_DIR ?? '.cache/e2e-data', databaseUrl: null, preparedSchool: 'dist/server/school.tar.gz' }
const { db, close } = await openDatabase(place)
await loadDemoData({ db, clock: systemClock, ids: randomIds })
await writeSchool(db, systemClock.now())
await close()
