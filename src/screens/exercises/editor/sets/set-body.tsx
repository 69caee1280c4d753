import { memo, useRef, useState } from 'react'
import { formatPoints } from '#contract/exercises/points.ts'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import type { SetDetails } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { triangleAlert } from '#src/ui/icons/icons.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { useSeen } from '#src/ui/hooks/use-seen.ts'
import type { SetActions } from '#src/screens/exercises/editor/editor-view.ts'
import { SetFields } from './set-fields.tsx'
import { setInWords, setWarnings } from './set-words.ts'

/** Props of `SetBody`. `details` are undefined until they were read; without `actions` the set can only be looked at. */
export type SetBodyProps = {
  set: AssignedQuestionSet
  details: SetDetails | 'failed' | undefined
  problem?: string | undefined
  isLeaving?: boolean
  isMovable?: boolean
  actions: Pick<SetActions, 'onDetails' | 'onLookAt'> & Partial<SetActions>
}

/** One question set: its question, how it is asked, what does not make sense, and what can be done with it. */
export const SetBody = memo(function SetBody({ set, details, problem, isLeaving = false, isMovable = false, actions }: SetBodyProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useSeen(element, details === undefined, () => actions.onDetails(set.id))
  const { onSet, onMoveTo, onRemove } = actions
  const isFailed = details === 'failed'
  return (
    <div ref={element} className={styles.root} aria-busy={isLeaving}>
      <div className={styles.head}>
        <h3 dir="auto" className={styles.title}>{set.question_title}</h3>
        <SubjectBadge subject={set.subject} />
        <p className={styles.points}>
          {formatPoints(set.points)} points × {set.num_questions} = <strong>{formatPoints(set.points * set.num_questions)}</strong>
        </p>
      </div>
      {problem === undefined ? null : <ErrorBand box>{problem}</ErrorBand>}
      {isFailed ? (
        <ErrorBand box onRetry={() => actions.onDetails(set.id)}>
          Failed to fetch question details
        </ErrorBand>
      ) : (
        <>
          <div className={styles.text}>{details === undefined ? <Skeleton shape="title" /> : <RichText text={details.text} inline />}</div>
          {isOpen ? null : <p className={styles.words}>{setInWords(set)}</p>}
          {isOpen && onSet !== undefined ? <SetFields set={set} onSet={onSet} /> : null}
          <Warnings sentences={setWarnings(set, details?.variations ?? null)} />
        </>
      )}
      <div className={styles.actions}>
        {onSet === undefined || isFailed ? null : (
          <Button variant="text" size="row" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Edit settings'}
          </Button>
        )}
        {isFailed ? null : (
          <Button variant="text" size="row" onClick={() => actions.onLookAt(set)}>
            Preview
          </Button>
        )}
        {onMoveTo === undefined || !isMovable ? null : (
          <Button variant="text" size="row" onClick={() => onMoveTo(set)}>
            Move to position…
          </Button>
        )}
        {onRemove === undefined ? null : (
          <Button variant="text" size="row" className={styles.delete} busy={isLeaving} onClick={() => onRemove(set.id)}>
            {isLeaving ? 'Deleting...' : 'Delete'}
          </Button>
        )}
      </div>
    </div>
  )
})

function Warnings({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.warning}>
          <Icon of={triangleAlert} size={16} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

const styles = {
  root: css({ minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1', py: '5', px: { base: '[min(0.875rem, 4.375vw)]', md: '5' } }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', rowGap: '1' }),
  title: css({ fontSize: 'student', fontWeight: 'semibold', lineHeight: 'heading', overflowWrap: 'break-word', minWidth: '0' }),
  points: css({ marginInlineStart: 'auto', '& strong': { fontWeight: 'bold' } }),
  text: css({ color: 'muted', lineClamp: '2', overflowWrap: 'break-word', minHeight: '6' }),
  words: css({ color: 'muted', textStyle: 'dense' }),
  warnings: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    mt: '2',
    px: '3',
    py: '2',
    borderRadius: 'control',
    background: 'todayTint',
    color: 'todayInk',
    textStyle: 'label',
    listStyle: 'none',
  }),
  warning: css({ display: 'flex', gap: '2', alignItems: 'flex-start', overflowWrap: 'break-word', '& svg': { flexShrink: '0', mt: '0.5' } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', rowGap: '2', mt: '2', marginInlineStart: '-2.5' }),
  delete: css({ color: 'bad', _hover: { background: 'badTint', color: 'badInk' } }),
}
