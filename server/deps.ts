import type { Logger } from 'pino'
import type { Db } from '#server/db/engine/db.ts'
import type { Author } from './ports/author.ts'
import type { Clock } from './ports/clock.ts'
import type { Ids } from './ports/ids.ts'
import type { Judging } from './ports/judging.ts'
import type { Mailer } from './ports/mailer.ts'
import type { Marker } from './ports/marker.ts'
import type { Partner } from './ports/partner.ts'
import type { Speech } from './ports/speech.ts'
import type { Tutor } from './ports/tutor.ts'
import type { Watching } from './ports/watching.ts'
import type { Settings } from './settings.ts'

/**
 * Everything a use case may need from outside. Use cases take the part they use: `Pick<Deps, 'db' | 'clock'>`. `marker`, `partner`
 * and `author` are null without a model.
 */
export type Deps = {
  db: Db
  clock: Clock
  ids: Ids
  mailer: Mailer
  tutor: Tutor
  judging: Judging
  marker: Marker | null
  partner: Partner | null
  author: Author | null
  speech: Speech
  watching: Watching
  settings: Settings
  log: Logger
}
