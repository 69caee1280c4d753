import { useRouteContext } from '@tanstack/react-router'
import { explainClassMistakes, listClassMistakes } from '#contract/progress/class-mistakes.ts'
import type { ProgressWeeks } from '#contract/progress/progress.ts'
import { failureOf } from '#src/api/failure.ts'
import type { Api } from '#src/api/client.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { ClassMistakes, type ExplainedMistakes, MistakeWordsShown } from '#src/screens/progress/class-mistakes.tsx'
import { ProgressState } from '#src/screens/progress/progress-section.tsx'

type Asked = { classId: number; weeks: ProgressWeeks }

/** Reads and draws a class's common mistakes, with class and weeks as its key. */
export function ClassMistakesPanel({ classId, weeks }: Asked) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('classMistakes', classId, (id, signal) => api.send(listClassMistakes, { params: { id }, query: { weeks }, signal }))
  return (
    <ProgressState view={view} onRetry={retry}>
      {({ results }) => <ClassMistakes mistakes={results} drawWords={(questionId) => <Words {...{ classId, weeks, questionId }} />} />}
    </ProgressState>
  )
}

function Words({ questionId, ...asked }: Asked & { questionId: number }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('mistakeWords', questionId, (id, signal) => explained(api, { ...asked, questionId: id }, signal))
  return <MistakeWordsShown view={view} onRetry={retry} />
}

/** A refusal that has a sentence for people is an answer. */
async function explained(
  api: Api,
  { classId, weeks, questionId }: Asked & { questionId: number },
  signal: AbortSignal,
): Promise<ExplainedMistakes> {
  const body = { question_id: questionId, weeks }
  try {
    return { ...(await api.send(explainClassMistakes, { params: { id: classId }, body, signal })), sentence: null }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || ![404, 409, 429].includes(failure.status)) throw error
    return { words: null, budget: null, sentence: failure.body.error }
  }
}
