import { useMemo, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { listChecks, plus } from '#src/ui/icons/icons.ts'
import { setsHead } from '#src/screens/exercises/editor/editor-columns.tsx'
import type { EditorActions, OpenView } from '#src/screens/exercises/editor/editor-view.ts'
import { RemovedSets } from './removed-sets.tsx'
import { SortableSets } from './sortable-sets.tsx'
import { useFocusNear } from '#src/screens/exercises/editor/use-focus-near.ts'

/** The question sets of an exercise that is edited, in their order, with the ways to get more. */
export function QuestionSets({ view, actions }: { view: OpenView; actions: EditorActions }) {
  const { sets } = view.exercise
  const section = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const ids = useMemo(() => sets.map(({ id }) => id), [sets])
  useFocusNear(section, head, ids)
  const isAdding = view.underWay === 'add'
  const buttons = (
    <>
      <Button variant={sets.length === 0 ? 'primary' : 'secondary'} size="sm" icon={plus} onClick={actions.onCreate}>
        Create a question
      </Button>
      <Button variant="secondary" size="sm" icon={listChecks} busy={isAdding} busyLabel="Adding..." onClick={actions.onAddExisting}>
        Add existing
      </Button>
    </>
  )
  return (
    <>
      <section ref={section} aria-labelledby="question-sets" className={styles.root}>
        <div className={styles.head}>
          <h2 ref={head} tabIndex={-1} id="question-sets" className={setsHead.title}>
            Question sets <span className={setsHead.count}>{sets.length}</span>
          </h2>
          {sets.length === 0 ? null : <div className={styles.buttons}>{buttons}</div>}
        </div>
        {sets.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState title="No questions yet" actions={buttons} level={3}>
              Once it has a question, this exercise can be tried out and assigned. Its questions are either all typed or all spoken.
            </EmptyState>
          </div>
        ) : (
          <SortableSets {...{ sets, actions }} details={view.details} problems={view.problems} leavingSets={view.leavingSets} />
        )}
      </section>
      <RemovedSets removed={view.removed} isBusy={view.underWay === 'restore'} focusAfter={head} onUndo={actions.onRemovalUndone} />
    </>
  )
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  empty: css({ background: 'surface', border: '[1px solid]', borderColor: 'hairline', borderRadius: 'panel' }),
}
