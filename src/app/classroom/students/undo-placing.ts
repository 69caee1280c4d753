import { createActor, waitFor } from 'xstate'
import type { Placement } from '#machines/classroom/classroom/placing.machine.ts'
import { createPlacingActors } from '#src/actors/classroom/placing.actors.ts'
import type { Api } from '#src/api/client.ts'
import { notifyRetry } from '#src/app/shell/notice-actions.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { countOf } from '#src/ui/data-table/counts.ts'

/** Brings students back to the classes they were in, the `back` ways of placing; `onChanged` reads the lists again, also where some failed. */
export async function undoPlacing(api: Api, back: readonly Placement[], onChanged: () => void): Promise<void> {
  const items = back.map((value) => ({ key: String(value.studentId), value, kept: null }))
  const undoing = createActor(createPlacingActors({ api }).placeStudents, { input: { items } }).start()
  const end = await waitFor(undoing, (snapshot) => snapshot.status === 'done' || snapshot.matches('partlyDone'))
  if (end.status === 'done') notifySuccess(`${countOf(items.length, noun)} back where they were`)
  else notifyRetry('Not all students could be brought back to their classes.', () => void undoPlacing(api, back, onChanged))
  undoing.stop()
  onChanged()
}

const noun = { one: 'student', many: 'students' }
