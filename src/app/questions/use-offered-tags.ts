import { listExercises } from '#contract/exercises/exercise-library.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import type { Api } from '#src/api/client.ts'
import { useReading } from '#src/app/lists/use-reading.ts'

/** The tags of everything of a kind that a teacher sees, the most frequent first; none until they are read, and where they cannot be. */
export function useOfferedTags(api: Api, kind: 'question' | 'exercise'): readonly string[] {
  const { view } = useReading('offeredTags', kind, async (asked, signal) => {
    const query = { filter: 'both' as const, limit: '1', facets: 'true' as const }
    const call = { query, signal, isBackground: true }
    const { facets } = asked === 'question' ? await api.send(listQuestions, call) : await api.send(listExercises, call)
    return facets?.tags ?? []
  })
  return view.mode === 'ready' ? view.found : []
}
