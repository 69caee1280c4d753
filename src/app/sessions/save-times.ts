import type { PastSession } from '#contract/sessions/sessions.ts'
import { csvText } from '#src/roster-import/write-csv.ts'
import type { PlainTable } from '#src/screens/progress/progress-words.ts'
import { saveFile } from '#src/app/shell/save-file.ts'

/** Saves the table of where a session's time went as a CSV file named for it. */
export function savesTimesOf(session: Pick<PastSession, 'id'>): (table: PlainTable) => void {
  return ({ head, rows }) => saveFile(`session-${session.id}-time.csv`, csvText([head, ...rows]))
}
