import { useState } from 'react'
import type { OwnGoal as Goal } from '#contract/progress/own-progress.ts'
import { ownGoalMachine } from '#machines/progress/own-goal/own-goal.form.ts'
import { createOwnGoalActors } from '#src/actors/progress/own-goal.actors.ts'
import type { Api } from '#src/api/client.ts'
import { useForm } from '#src/app/shell/use-form.ts'
import { GoalPart } from '#src/screens/progress/own/goal-part.tsx'

type OwnGoalProps = { api: Api; goal: Goal; onSaved: () => void }

/** Binds a student's goal to its part of their progress, for as many changes as they make. */
export function OwnGoal({ api, goal, onSaved }: OwnGoalProps) {
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState<{ from: Goal; goal: Goal } | null>(null)
  const shown = saved?.from === goal ? saved.goal : goal
  return (
    <OwnGoalOnce
      key={round}
      api={api}
      goal={shown}
      wasSaved={round > 0}
      onSaved={(next) => {
        setSaved({ from: goal, goal: next })
        setRound(round + 1)
        onSaved()
      }}
    />
  )
}

function OwnGoalOnce({ api, goal, wasSaved, onSaved }: Omit<OwnGoalProps, 'onSaved'> & { wasSaved: boolean; onSaved: (goal: Goal) => void }) {
  const [actors] = useState(() => createOwnGoalActors({ api }))
  const { view, save, retry } = useForm({ machine: ownGoalMachine, actors, onSaved })
  return <GoalPart goal={goal} view={view} wasSaved={wasSaved} onSave={(perWeek) => save({ perWeek })} onRetry={retry} />
}
