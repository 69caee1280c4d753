import { fileURLToPath } from 'node:url'

/** Where the SQL of the schema's history lies: beside this file in the sources, beside the bundle after a build. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
