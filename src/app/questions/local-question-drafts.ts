import { createLastSubject, type LastSubject } from '#src/actors/questions/last-subject.ts'
import { createQuestionDrafts, type QuestionDrafts } from '#src/actors/questions/question-drafts.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { storageOrNull } from '#src/app/shell/browser-storage.ts'

/** One person's questions that are not saved, in this browser, dated by the server's clock. */
export function localQuestionDrafts(personId: number, clock: ServerClock): QuestionDrafts {
  return createQuestionDrafts({ personId, storage: storageOrNull(), nowMs: clock.nowMs })
}

/** The subject one person chose last in this browser. */
export function localLastSubject(personId: number): LastSubject {
  return createLastSubject({ personId, storage: storageOrNull() })
}
