import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { createActor } from 'xstate'
import type { QuestionDefinition } from '#contract/questions.ts'
import { questionGatheringMachine } from '#machines/question-library/question-gathering.ts'
import type { QuestionQuery } from '#machines/question-picker/question-list.ts'
import type { Removable } from '#machines/removal/removal.machine.ts'
import { createGatherActors } from '#src/actors/question-library.actors.ts'
import type { GatherState } from '#src/screens/question-library/question-library-screen.tsx'
import type { Selection } from '#src/ui/data-table/selection.ts'

type SelectAllOptions = { query: QuestionQuery; selection: Selection; onSelected: (selection: Selection) => void }

/**
 * Choosing every matching question of the chosen kind, those that are not listed yet among them. `itemsOf` names what is chosen,
 * whether it is listed or was found this way.
 */
export function useSelectAll({ query, selection, onSelected }: SelectAllOptions) {
  const { api } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<GatherState>('idle')
  const [found, setFound] = useState<readonly Removable[]>([])

  function onSelectAll() {
    const type = selection.kind === 'ACCENT_TRAINING' ? 'ACCENT_TRAINING' : 'FREE_FORM'
    const gathering = createActor(questionGatheringMachine.provide({ actors: createGatherActors({ api }) }))
    gathering.subscribe((snapshot) => {
      setState(snapshot.hasTag('pending') ? 'gathering' : snapshot.hasTag('finished') ? 'idle' : 'failed')
      const { saved } = snapshot.context
      if (saved === null) return
      setFound(saved)
      onSelected({ ids: new Set(saved.map(({ id }) => id)), kind: type, anchor: null })
    })
    gathering.start()
    gathering.send({ type: 'values.submitted', values: { query, type } })
  }

  function itemsOf(rows: readonly QuestionDefinition[]): Removable[] {
    const titles = new Map(found.map(({ id, title }) => [id, title]))
    for (const { id, question_title } of rows) titles.set(id, question_title)
    return [...selection.ids].map((id) => ({ id, title: titles.get(id) ?? '' }))
  }

  return { state, onSelectAll, itemsOf }
}
