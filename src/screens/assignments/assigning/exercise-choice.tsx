import type { RefObject } from 'react'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { AssignableExercise } from '#machines/assignments/assigning/assigning.work.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { SearchBox } from '#src/ui/controls/search-box.tsx'
import { ChoiceList } from './choice-list.tsx'

/** Props of `ExerciseChoice`: one that was chosen stands alone until `onReopen`; `onEmpty` hears of a press on one that asks nothing. */
export type ExerciseChoiceProps = {
  exercise: AssignableExercise | null
  isChoosing: boolean
  list: PagedListView<AssignableExercise, null>
  words: string
  searchBox?: RefObject<HTMLInputElement | null> | undefined
  onSearch: (words: string) => void
  onChoose: (exercise: AssignableExercise) => void
  onEmpty: (exercise: AssignableExercise) => void
  onReopen: () => void
  onMore: () => void
  onRetry: () => void
}

/** Which exercise is given. One without questions stays in the list, says so, and cannot be chosen. */
export function ExerciseChoice(props: ExerciseChoiceProps) {
  const { exercise, list } = props
  return (
    <fieldset className={group}>
      <legend className={legend}>Exercise</legend>
      {props.isChoosing || exercise === null ? (
        <>
          <SearchBox ref={props.searchBox} aria-label="Search exercises" placeholder="Search exercises" maxLength={200} value={props.words} onSearch={props.onSearch} />
          <ChoiceList
            list={list}
            isEmpty={list.rows.length === 0}
            loading="Loading exercises..."
            failed="Failed to fetch exercises"
            none="No exercises found"
            onMore={props.onMore}
            onRetry={props.onRetry}
          >
            {list.rows.map((one) => (
              <Row key={one.id} of={one} isChosen={one.id === exercise?.id} onChoose={props.onChoose} onEmpty={props.onEmpty} />
            ))}
          </ChoiceList>
        </>
      ) : (
        <div className={chosen}>
          <span dir="auto" className={css({ fontWeight: 'semibold', overflowWrap: 'break-word' })}>{exercise.title}</span>
          <span className={size}>{sizeOf(exercise)}</span>
          <Button variant="text" size="sm" onClick={props.onReopen}>
            Change
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Row({ of, isChosen, onChoose, onEmpty }: { of: AssignableExercise; isChosen: boolean } & Pick<ExerciseChoiceProps, 'onChoose' | 'onEmpty'>) {
  const isEmpty = of.total_questions === 0 || of.num_question_sets === 0
  return (
    <li>
      <button
        type="button"
        className={option}
        aria-pressed={isChosen}
        aria-disabled={isEmpty || undefined}
        onClick={() => (isEmpty ? onEmpty(of) : onChoose(of))}
      >
        <span dir="auto" className={css({ overflowWrap: 'break-word' })}>{of.title}</span>
        <span className={size}>{isEmpty ? 'No questions' : sizeOf(of)}</span>
      </button>
    </li>
  )
}

function sizeOf({ total_questions: questions, total_possible_score: points }: AssignableExercise): string {
  return `${countOf(questions, { one: 'question', many: 'questions' })}, ${countOf(points, { one: 'point', many: 'points' })}`
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legend = css({ textStyle: 'dense', fontWeight: 'semibold', mb: '1.5' })
const size = css({ color: 'muted', textStyle: 'label', whiteSpace: { md: 'nowrap' }, marginInlineStart: 'auto' })
const chosen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '13',
  paddingInline: '3',
  border: '[1px solid token(colors.control)]',
  borderRadius: 'control',
})
const option = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: '3',
  width: 'full',
  minHeight: '11',
  px: '3',
  py: '1.5',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  _focusVisible: { outlineOffset: '[-3px]' },
  '&[aria-pressed=true]': { background: 'tint', color: 'tintInk', fontWeight: 'semibold' },
  '&[aria-disabled=true]': { color: 'subtle', cursor: 'not-allowed', background: '[transparent]' },
})
