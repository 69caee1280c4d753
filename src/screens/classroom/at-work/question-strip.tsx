import type { AtWorkQuestion } from '#contract/classroom/at-work.ts'
import { css, cx } from '#styled/css'
import { Icon } from '#src/ui/icons/icon.tsx'
import { circleQuestion } from '#src/ui/icons/icons.ts'

/** The questions side by side: how many are on each, are stuck there, or have it behind them. On phones one band says where help is wanted. */
export function QuestionStrip({ questions, finished }: { questions: readonly AtWorkQuestion[]; finished: number }) {
  const worst = questions.find(({ stuck }) => stuck > 0 && stuck === Math.max(...questions.map((one) => one.stuck)))
  return (
    <>
      <ol className={strip} aria-label="Questions">
        {questions.map(({ title, places, here, stuck, done }, index) => (
          <li key={index} className={cx(step, stuck > 0 ? isStuck : '')}>
            <span className={heading} title={title}>
              {placesIn(places)}
              <bdi>{title}</bdi>
            </span>
            <span className={counts}>{[`${here} here`, stuck > 0 ? `${stuck} stuck` : `${done} done`].join(', ')}</span>
          </li>
        ))}
      </ol>
      {worst === undefined ? null : (
        <p className={band}>
          <Icon of={circleQuestion} size={24} />
          <span>
            <strong>
              {worst.stuck === 1 ? '1 is' : `${worst.stuck} are`} stuck on {questionIn(worst.places)}
              <bdi>{worst.title}</bdi>
            </strong>
            <br />
            {worst.here === 1 ? '1 is there' : `${worst.here} are there`}, {finished === 1 ? '1 has finished' : `${finished} have finished`}.
          </span>
        </p>
      )}
    </>
  )
}

/** The numbers students see at it; none where each has an order of their own. */
function placesIn(places: AtWorkQuestion['places']): string {
  if (places === null) return ''
  return places.first === places.last ? `${places.first}. ` : `${places.first} to ${places.last}. `
}

function questionIn(places: AtWorkQuestion['places']): string {
  if (places === null) return ''
  return places.first === places.last ? `question ${places.first}: ` : `questions ${places.first} to ${places.last}: `
}

const strip = css({
  hideBelow: 'md',
  display: 'flex',
  overflowX: 'auto',
  listStyle: 'none',
  background: 'surface',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'panel',
})
const step = css({
  flex: '[1 0 9rem]',
  minWidth: '0',
  minHeight: '[4.25rem]',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  px: '4',
  py: '2',
  borderInlineStart: '1px solid',
  borderInlineStartColor: 'hairline',
  _first: { borderInlineStart: 'none' },
})
const isStuck = css({ background: 'todayTint', color: 'todayInk' })
const heading = css({ textStyle: 'dense', fontWeight: 'semibold', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const counts = css({ textStyle: 'label' })
const band = css({
  hideFrom: 'md',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  textStyle: 'dense',
  background: 'todayTint',
  color: 'todayInk',
  borderRadius: 'panel',
  '& > svg': { flexShrink: '0' },
  '& > span': { minWidth: '0', overflowWrap: 'break-word' },
})
