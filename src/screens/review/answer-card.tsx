import { useRef } from 'react'
import { formatPercent, formatPoints } from '#contract/exercises/points.ts'
import type { ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import type { ErrandResult } from '#machines/review/review/errands.machine.ts'
import type { Judged } from '#machines/review/review/review.ts'
import { formatAgo } from '#src/screens/dates.ts'
import { useKeptFocus } from '#src/screens/sessions/past/use-kept-focus.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { countOf } from '#src/ui/data-table/counts.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { NewerMark, NewerMarks } from './newer-mark.tsx'
import { QualityButtons } from './quality-buttons.tsx'
import { reviewQualityOf } from './review-quality.ts'
import { SuggestedMark } from './suggested-mark.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/**
 * Props of `AnswerCard`. `items` say nearly the same and get one mark. `wanted` is a judgement that is not saved yet, `isSaving` while it is on
 * its way, `made` the last one that was answered (null also where it was taken back) and `result` what came of it. `onKeep` leaves what others
 * gave meanwhile, `onReplace` replaces it, `onReadAgain` reads the answers anew.
 */
export type AnswerCardProps = {
  items: readonly [ReviewItem, ...ReviewItem[]]
  wanted: { quality: ReviewQuality | null } | null
  isSaving: boolean
  made: ReviewQuality | null
  result: ErrandResult<readonly Judged[]> | null
  now: Date
  timeZone: string
  onJudge: (quality: ReviewQuality) => void
  onKeep: () => void
  onReplace: () => void
  onReadAgain: () => void
}

/** Where the first of some answers stands on the page. */
export function idOfAnswer({ message_id: id }: Pick<ReviewItem, 'message_id'>): string {
  return `answer-${id}`
}

/** An answer that waits, below its question, or several that say nearly the same: each wording once, who gave it, and one mark for all. */
export function AnswerCard(props: AnswerCardProps) {
  const { items, wanted, isSaving, made, result, onJudge } = props
  const root = useRef<HTMLElement>(null)
  useKeptFocus(root)
  const [first] = items
  const newer = result?.ok === false && wanted === null ? result.newer : undefined
  const suggestion = items.find((item) => item.suggestion !== null)?.suggestion ?? null
  const chosen = wanted === null ? reviewQualityOf(result) : wanted.quality
  const label = items.length === 1 ? `${isolated(first.student.name)}, ${first.question_title}` : `${items.length} answers nearly the same`
  return (
    <article ref={root} id={idOfAnswer(first)} tabIndex={-1} aria-label={label} className={styles.root}>
      <div className={styles.said}>
        {[...new Set(items.map(({ answer }) => answer))].map((wording) => (
          <blockquote key={wording} dir="auto" className={styles.answer}>{wording}</blockquote>
        ))}
      </div>
      <div className={styles.marks}>
        {newer === undefined || made === null || result?.ok !== false ? (
          <QualityButtons points={first.points} chosen={chosen} isBusy={false} onJudge={onJudge} movesOn />
        ) : (
          <Newer {...props} sentence={result.sentence} newer={newer} mine={formatPoints(made * first.points)} />
        )}
        <p role="status" className={styles.small}>
          {wanted === null ? (result?.ok === true ? judgedWords(items, result.done) : '') : isSaving ? 'Saving...' : 'Not saved yet.'}
        </p>
      </div>
      <div className={styles.who}>{items.length === 1 ? <OneGave item={first} {...props} /> : <ManyGave items={items} />}</div>
      {suggestion === null || wanted !== null || result?.ok === true ? null : (
        <div className={styles.wide}>
          <SuggestedMark {...{ suggestion, points: first.points }} onGive={onJudge} />
        </div>
      )}
      {result?.ok === false && (newer === undefined || made === null) && wanted === null ? (
        <div className={styles.wide}>
          <Notice tone="bad">
            {result.sentence}{' '}
            <Button variant="text" size="row" onClick={props.onReadAgain}>
              Read the answers again
            </Button>
          </Notice>
        </div>
      ) : null}
    </article>
  )
}

function OneGave({ item, now, timeZone }: Pick<AnswerCardProps, 'now' | 'timeZone'> & { item: ReviewItem }) {
  return (
    <p className={styles.small}>
      <bdi>{item.student.name}</bdi>
      {item.assignment === null ? '' : `, ${item.assignment.title}`}, {formatAgo(item.at, now, timeZone)}.{' '}
      <TextLink href={`/session_details/${item.session_id}`}>
        Whole&nbsp;session<VisuallyHidden> of {item.student.name}</VisuallyHidden>
      </TextLink>
    </p>
  )
}

function ManyGave({ items }: Pick<AnswerCardProps, 'items'>) {
  const [first, second] = items
  const others = items.length - 2
  return (
    <details className={styles.small}>
      <summary>
        {countOf(items.length, { one: 'answer', many: 'answers' })}: <bdi>{first.student.name}</bdi>
        {others === 0 ? ' and ' : ', '}
        <bdi>{second?.student.name}</bdi>
        {others === 0 ? '' : ` and ${countOf(others, { one: 'other', many: 'others' })}`}
      </summary>
      <ul className={styles.sessions}>
        {items.map(({ message_id: id, session_id: session, student }) => (
          <li key={id}>
            <TextLink href={`/session_details/${session}`}>
              <VisuallyHidden>Whole session of </VisuallyHidden>
              <bdi>{student.name}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Newer(props: Pick<AnswerCardProps, 'items' | 'onKeep' | 'onReplace'> & { sentence: string; newer: readonly Judged[]; mine: string }) {
  const { items, newer, sentence, mine, onKeep, onReplace } = props
  const [mark] = newer
  if (items.length === 1 && mark !== undefined) {
    return <NewerMark kept={formatPoints(mark.score)} sentence={oneSentence(mark)} mine={{ mark: mine }} {...{ onKeep, onReplace }} />
  }
  return <NewerMarks newer={newer.length} count={items.length} {...{ sentence, mine, onKeep, onReplace }} />
}

function oneSentence({ by, score, points }: Judged): string {
  const given = `gave ${formatPoints(score)} of ${formatPoints(points)}`
  return by === undefined ? `You ${given} in another tab or on another device.` : `${by ?? 'Somebody'} ${given} in the meantime.`
}

function judgedWords(items: AnswerCardProps['items'], done: readonly Judged[]): string {
  if (done.every(({ quality }) => quality === null)) return items.length === 1 ? 'Taken back. It waits again.' : 'Taken back. They wait again.'
  const [only] = done
  if (items.length === 1) return only === undefined ? '' : oneJudged(only)
  const kept = done.filter(({ by }) => by !== undefined)
  const marked = `${done.length - kept.length} of ${items.length} marked.`
  if (kept.length === 0) return marked
  const whose = kept.map(({ message_id: id, score, by }) => {
    const name = items.find((item) => item.message_id === id)?.student.name ?? ''
    return `${isolated(name)} keeps ${formatPoints(score)}${by === null || by === undefined ? '' : ` from ${by}`}.`
  })
  return `${marked} ${whose.join(' ')}`
}

function oneJudged({ score, points, assignment_score: percent, by }: Judged): string {
  const whose = by === undefined ? '' : by === null ? 'The other mark counts: ' : `${by}'s mark counts: `
  const earned = `${whose}${formatPoints(score)} of ${formatPoints(points)} points.`
  return percent === null ? earned : `${earned} The assignment is now at ${formatPercent(percent)}.`
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 17.5rem]' },
    columnGap: '6',
    rowGap: '2',
    minWidth: '0',
  }),
  said: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' }),
  marks: css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', gridRow: { lg: '[1 / 3]' }, gridColumn: { lg: '2' }, '& > [data-qualities]': { justifyContent: { lg: 'flex-end' } } }),
  who: css({ minWidth: '0', gridColumn: { lg: '1' } }),
  wide: css({ gridColumn: '[1 / -1]' }),
  small: css({ textStyle: 'label', color: 'muted', overflowWrap: 'break-word' }),
  answer: css({ borderInlineStart: '3px solid', borderColor: 'marginRule', paddingInlineStart: '4', py: '1', whiteSpace: 'pre-wrap', overflowWrap: 'break-word' }),
  sessions: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', pt: '2' }),
}
