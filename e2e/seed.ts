import { openDatabase } from '#server/db/client.ts'
import { writeSchool } from './school.ts'

const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR ?? '.cache/e2e-data', databaseUrl: null })
await writeSchool(db, new Date())
await close()
