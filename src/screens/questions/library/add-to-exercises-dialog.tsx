import { type Ref, useRef } from 'react'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { BatchView } from '#machines/forms/batch/batch.selectors.ts'
import type { AddedQuestions, Standing } from '#machines/questions/question-additions/question-additions.items.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { progressWords } from '#src/ui/feedback/progress-words.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { StoppedBand } from '#src/ui/feedback/stopped-band.tsx'

/** How adding stands: choosing, or what became of adding to each exercise. */
export type AddingView = { mode: 'choosing' } | BatchView<{ title: string; sentence: string }>

/** Props of `AddToExercisesDialog`: the exercises found by `words` with how each stands to the questions, and those chosen. */
export type AddToExercisesDialogProps = {
  questions: AddedQuestions
  standingOf: (exercise: Exercise) => Standing
  list: PagedListView<Exercise, unknown>
  words: string
  chosen: readonly number[]
  view: AddingView
  onSearch: (words: string) => void
  onMore: () => void
  onRetryList: () => void
  onToggle: (exercise: Exercise) => void
  onAdd: () => void
  onStop: () => void
  onRetry: () => void
  onLeave: () => void
  onClose: () => void
}

/** Choosing the exercises that questions are added to; what cannot be chosen says why. Load it lazily. */
export function AddToExercisesDialog(props: AddToExercisesDialogProps) {
  const { view, chosen, questions } = props
  const search = useRef<HTMLInputElement>(null)
  const isAdding = view.mode === 'running'
  const isPartly = view.mode === 'partlyDone' || view.mode === 'stopped'
  return (
    <Dialog
      open
      size="md"
      title={questions.ids.length === 1 ? 'Add Question to Exercise' : `Add ${questions.ids.length} Questions to Exercise`}
      dismissible={!isAdding}
      initialFocus={search}
      onClose={isPartly ? props.onLeave : props.onClose}
    >
      <DialogBody>
        {view.mode === 'stopped' ? (
          <StoppedBand onContinue={props.onRetry}>{view.summary}</StoppedBand>
        ) : view.mode === 'partlyDone' ? (
          <Failures {...view} onRetry={props.onRetry} />
        ) : (
          <Choices {...props} searchRef={search} />
        )}
      </DialogBody>
      <DialogFooter>
        <p role="status" className={count}>
          {statusOf(view, chosen.length)}
        </p>
        <Button
          variant="secondary"
          busy={isAdding && view.isStopping}
          busyLabel={isAdding ? 'Stopping...' : undefined}
          onClick={isAdding ? props.onStop : isPartly ? props.onLeave : props.onClose}
        >
          {isAdding ? 'Stop' : isPartly ? 'Leave the rest' : 'Cancel'}
        </Button>
        {isPartly ? null : (
          <Button disabled={chosen.length === 0} busy={isAdding} busyLabel="Adding..." onClick={props.onAdd}>
            {chosen.length > 1 ? `Add to ${chosen.length} exercises` : 'Add to exercise'}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

/** What the foot says; what was done in part is told above it. */
function statusOf(view: AddingView, chosen: number): string {
  if (view.mode === 'running') return progressWords(view, 'exercises done')
  if (view.mode !== 'choosing') return ''
  return chosen === 0 ? 'Select at least one exercise.' : `${chosen} selected`
}

function Choices(props: AddToExercisesDialogProps & { searchRef: Ref<HTMLInputElement> }) {
  const { list, standingOf, chosen, view } = props
  const { state, rows, total } = list
  return (
    <div className={stack}>
      <SearchBox
        ref={props.searchRef}
        aria-label="Search exercises"
        placeholder="Search exercises"
        maxLength={200}
        value={props.words}
        onSearch={props.onSearch}
      />
      {state === 'failed' || state === 'stale' || state === 'moreFailed' ? (
        <ErrorBand box onRetry={props.onRetryList}>
          Failed to fetch exercises
        </ErrorBand>
      ) : null}
      {state === 'loading' ? <LoadingLine>Loading exercises...</LoadingLine> : null}
      {rows.length === 0 && (state === 'ready' || state === 'searching') ? <p className={quiet}>No exercises found</p> : null}
      <ul className={listing} aria-label="Exercises" aria-busy={state === 'searching'}>
        {rows.map((exercise) => (
          <Choice
            key={exercise.id}
            exercise={exercise}
            standing={standingOf(exercise)}
            isChosen={chosen.includes(exercise.id)}
            isOff={view.mode !== 'choosing'}
            onToggle={props.onToggle}
          />
        ))}
      </ul>
      {rows.length < total && state !== 'searching' && state !== 'stale' ? (
        <Button variant="text" size="sm" busy={state === 'loadingMore'} busyLabel="Loading more..." onClick={props.onMore}>
          Show more ({rows.length} of {total})
        </Button>
      ) : null}
    </div>
  )
}

type ChoiceProps = { exercise: Exercise; standing: Standing; isChosen: boolean; isOff: boolean; onToggle: (exercise: Exercise) => void }

function Choice({ exercise, standing, isChosen, isOff, onToggle }: ChoiceProps) {
  const size = `${exercise.num_question_sets} ${exercise.num_question_sets === 1 ? 'question' : 'questions'}`
  const what = standing.isOpen ? (standing.already > 0 ? `${size}, ${standing.toAdd} to add` : size) : standing.why
  return (
    <li className={row}>
      <Checkbox checked={isChosen} disabled={isOff || !standing.isOpen} help={what} onChange={() => onToggle(exercise)}>
        {exercise.title}
      </Checkbox>
    </li>
  )
}

type FailuresProps = { summary: string; failures: readonly { title: string; sentence: string }[]; onRetry: () => void }

function Failures({ summary, failures, onRetry }: FailuresProps) {
  return (
    <div className={stack}>
      <ErrorBand box safe={`Some exercises did not get them: ${summary}.`} onRetry={onRetry}>
        Failed to add questions to assignments
      </ErrorBand>
      <ul className={listing}>
        {failures.map(({ title, sentence }, index) => (
          <li key={`${index} ${title}`} className={row}>
            <strong dir="auto">{title}</strong>: {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const quiet = css({ color: 'muted', py: '4' })
const listing = css({ display: 'flex', flexDirection: 'column' })
const row = css({ borderBottom: '1px solid', borderBottomColor: 'hairline', py: '1' })
const count = css({ flex: { base: '[1 1 100%]', md: '[1 1 8rem]' }, alignSelf: 'center', textStyle: 'label', color: 'muted' })
