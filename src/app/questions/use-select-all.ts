import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { createActor } from 'xstate'
import { questionGatheringMachine } from '#machines/questions/question-library/question-gathering.ts'
import type { QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import type { Removable } from '#machines/bin/removal/removal.machine.ts'
import { createGatherActors } from '#src/actors/questions/question-library.actors.ts'
import type { GatherState } from '#src/screens/questions/library/question-library-props.ts'
import type { Selection } from '#src/ui/data-table/selection.ts'

type SelectAllOptions = { query: QuestionQuery; kind: string | null; onSelected: (selection: Selection, found: readonly Removable[]) => void }

/** Choosing every matching question of the chosen kind, those that are not listed yet among them; `onSelected` gets them with their names. */
export function useSelectAll({ query, kind, onSelected }: SelectAllOptions) {
  const { api } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<GatherState>('idle')

  function onSelectAll() {
    const type = kind === 'ACCENT_TRAINING' ? 'ACCENT_TRAINING' : 'FREE_FORM'
    const gathering = createActor(questionGatheringMachine.provide({ actors: createGatherActors({ api }) }))
    gathering.subscribe((snapshot) => {
      setState(snapshot.hasTag('pending') ? 'gathering' : snapshot.hasTag('finished') ? 'idle' : 'failed')
      const { saved } = snapshot.context
      if (saved !== null) onSelected({ ids: new Set(saved.map(({ id }) => id)), kind: type, anchor: null }, saved)
    })
    gathering.start()
    gathering.send({ type: 'values.submitted', values: { query, type } })
  }

  return { state, onSelectAll }
}
