import { type DestinationStream, type Logger, pino } from 'pino'
import { faultOf } from './fault.ts'
import type { Settings } from './settings.ts'

/** The log of the server, as lines of JSON. An `err` stands in it without the statement that failed and its values. */
export function createLog(level: Settings['logLevel'], destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: faultOf } }, destination)
}
