import { exportGradebook, exportSession } from '#contract/progress/exports.ts'
import type { GradebookSpan } from '#contract/progress/gradebook.ts'
import { exportRoster } from '#contract/classroom/students.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { notifyError } from '#src/app/shell/notices.ts'
import { saveFile } from '#src/app/shell/save-file.ts'

/** Where files come from and go to; `save` hands one to the browser. */
export type Exporting = { api: Api; save?: typeof saveFile }

/** Saves the students of a class, or all (null), as CSV. */
export function saveRoster({ api, save = saveFile }: Exporting, classId: number | null): Promise<void> {
  return download(save, 'students.csv', () => api.send(exportRoster, { query: { bom: '1', ...of(classId) } }))
}

/** Saves the scores of a class, or all (null), as CSV; of a class those of the term's work or of all of it. */
export function saveGradebook({ api, save = saveFile }: Exporting, classId: number | null, span: GradebookSpan = 'all'): Promise<void> {
  return download(save, 'gradebook.csv', () => api.send(exportGradebook, { query: { bom: '1', span, ...of(classId) } }))
}

/** Saves what was said in a session as CSV. */
export function saveTranscript({ api, save = saveFile }: Exporting, sessionId: number): Promise<void> {
  return download(save, `session-${sessionId}.csv`, () => api.send(exportSession, { params: { id: sessionId }, query: { bom: '1' } }))
}

/** A byte order mark lets spreadsheets read every letter; the reader of replies takes the server's off. */
async function download(save: typeof saveFile, name: string, read: () => Promise<string>): Promise<void> {
  try {
    const text = (await read()).replace(/^\uFEFF/, '')
    save(name, `${mark}${text}`)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'aborted') return
    notifyError(sentenceOf(failure, 'The download failed. Please try again.'))
  }
}

function of(classId: number | null): { class_id?: string } {
  return classId === null ? {} : { class_id: String(classId) }
}

const mark = '\uFEFF'
