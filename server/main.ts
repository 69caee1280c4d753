import { pino } from 'pino'
import { accountTable } from './boot/demo.ts'
import { startServer } from './boot/serve.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { faultOf } from './fault.ts'
import { createLog } from './log.ts'
import { runCommand } from './operations/command-line.ts'
import { StartRefusal } from './start-refusal.ts'

const [command, ...words] = process.argv.slice(2)

try {
  const environment = readEnvironment(process.env)
  if (command === undefined) await serve(environment)
  else console.log(await runCommand(environment, command, words))
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : faultOf(error))
  process.exit(1)
}

/** Serves until the process is asked to end; a fault nobody caught ends it at once. */
async function serve(environment: Environment): Promise<void> {
  const log = createLog(environment.logLevel, pino.destination({ dest: 2, sync: true }))
  const fatal = (error: unknown) => {
    log.fatal({ err: error }, 'a fault nobody caught')
    process.exit(1)
  }
  process.on('uncaughtException', fatal)
  process.on('unhandledRejection', fatal)
  const server = await startServer(environment, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0), fatal))
  }
  console.log(`Lectern is ready at http://localhost:${server.port}`)
  if (server.accounts.length > 0) console.log(`Demo accounts (role, username, password):\n${accountTable(server.accounts)}`)
}
