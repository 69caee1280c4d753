import type { ReactNode } from 'react'
import { pause, send } from '#src/ui/icons/icons.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Mark } from '#src/ui/session/mark.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { TryMeter } from '#src/ui/session/try-meter.tsx'
import { css, cva, cx } from '#styled/css'
import { button as buttonLook } from '#styled/recipes'

const worths = [10, 9, 8, 7]

/**
 * A session at a size that can be read, in three turns of three seconds: a first try, a hint that names the step, the right answer. It begins
 * with the second, so that it never opens empty, and can be paused, also before the page's script is there; with reduced motion it stands there.
 * One picture to screen readers, which says all three.
 */
export function SampleBook() {
  return (
    <div className={styles.stand} data-book>
      <div
        role="img"
        aria-label="A session: to “Solve for x: 2x + 3 = 11” a student answered 8, got a hint that names the step, then answered 4, which was right and earned 9 of 10 points."
        className={styles.book}
      >
        <Page turn="first" spent={0} typed="8">
          <span className={styles.wait} />
        </Page>
        <Page turn="second" spent={1} typed="4">
          <Said answer="8" mark={<Mark kind="notYet" words="Try 1 · not yet" detail="10 → 9" />} />
          <p className={styles.tutor}>
            Good, 8 is 2<i>x</i>. So what is one <i>x</i>?
          </p>
        </Page>
        <Page turn="third" spent={2} typed={null}>
          <Said answer="4" mark={<Mark kind="right" words="Try 2 · right" detail="9 of 10" />} />
          <p className={styles.tutor}>Yes: 2 · 4 is 8, and 8 + 3 is 11.</p>
        </Page>
      </div>
      <div className={styles.foot}>
        <span aria-hidden="true" className={styles.dots}>
          <span className={styles.dot}>
            <span className={cx(lit, inTurn({ turn: 'first' }))} />
          </span>
          <span className={styles.dot}>
            <span className={cx(lit, inTurn({ turn: 'second' }))} />
          </span>
          <span className={styles.dot}>
            <span className={cx(lit, inTurn({ turn: 'third' }))} />
          </span>
        </span>
        <label className={cx(buttonLook({ variant: 'quiet', size: 'sm' }), styles.pause)}>
          <input type="checkbox" className={styles.check} />
          <Icon of={pause} size={16} />
          Pause
        </label>
      </div>
    </div>
  )
}

/** One turn as the page of a session shows it; `typed` is null once the question is done. */
function Page({ turn, spent, typed, children }: { turn: 'first' | 'second' | 'third'; spent: number; typed: string | null; children: ReactNode }) {
  const isDone = typed === null
  return (
    <div aria-hidden="true" className={cx(page, inTurn({ turn }))}>
      <div className={styles.log}>
        <div className={styles.card}>
          <p className={styles.cardHead}>
            <span className={styles.name}>Question 1</span>
            <SubjectBadge subject="Math" />
            <span className={styles.points}>10 points</span>
          </p>
          <p className={styles.question}>
            Solve for <i>x</i>: &nbsp;2<i>x</i> + 3 = 11
          </p>
        </div>
        {children}
      </div>
      <div className={styles.bar}>
        <p className={styles.worth}>
          <span className={styles.meter}>
            <TryMeter worths={worths} spent={spent} won={isDone} />
          </span>
          <span>{isDone ? <strong>9 of 10 points</strong> : <>Up to <strong>{worths[spent]} points</strong></>}</span>
        </p>
        <p className={styles.typing}>
          {isDone ? null : (
            <span className={styles.box}>
              {typed}
              <span className={styles.caret} />
            </span>
          )}
          <span className={button({ isDone })}>
            {isDone ? null : <Icon of={send} size={18} />}
            {isDone ? 'Next Question' : 'Send'}
          </span>
        </p>
      </div>
    </div>
  )
}

function Said({ answer, mark }: { answer: string; mark: ReactNode }) {
  return (
    <div className={styles.said}>
      <span className={styles.answer}>{answer}</span>
      {mark}
    </div>
  )
}

/** Seen for its third of the nine seconds; with reduced motion only the second turn is, all the time. */
const inTurn = cva({
  base: {
    opacity: '0',
    animation: 'oneOfThree 9s linear infinite both',
    '[data-book]:has(input:checked) &': { animationPlayState: 'paused' },
    '@media (prefers-reduced-motion: reduce)': { animation: '[none]' },
  },
  variants: {
    turn: {
      first: { animationDelay: '[-3s]' },
      second: { animationDelay: '[0s]', '@media (prefers-reduced-motion: reduce)': { opacity: '1' } },
      third: { animationDelay: '[3s]' },
    },
  },
})
const page = css({ gridArea: '[1 / 1]', minWidth: '0', display: 'flex', flexDirection: 'column' })
const lit = css({ position: 'absolute', inset: '[-1px]', borderRadius: 'full', background: 'action' })
const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '13',
    px: '[min(1.25rem, 5cqi)]',
    flexGrow: { _fewLetters: '1' },
    borderRadius: 'control',
    background: 'action',
    color: 'onAction',
    fontWeight: 'strong',
    textStyle: 'student',
  },
  variants: { isDone: { true: { flexGrow: '1' }, false: {} } },
})
const styles = {
  stand: css({ minWidth: '0' }),
  book: css({
    display: 'grid',
    overflow: 'hidden',
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairlineStrong',
    borderRadius: 'panel',
    borderInlineStart: { base: '[12px solid token(colors.spine)]', md: '[20px solid token(colors.spine)]' },
    boxShadow: 'raised',
    containerType: 'inline-size',
  }),
  log: css({ flex: '1', display: 'flex', flexDirection: 'column', gap: '4', background: 'paper', p: { base: '[min(1rem, 5cqi)]', md: '6' }, minHeight: '[18.5rem]' }),
  card: css({ background: 'surface', border: '1px solid', borderColor: 'hairlineStrong', borderRadius: 'panel', px: '[min(1.25rem, 6cqi)]', py: '[min(1rem, 5cqi)]' }),
  cardHead: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5', mb: '2' }),
  name: css({ fontWeight: 'strong' }),
  points: css({ textStyle: 'dense', color: 'muted', marginInlineStart: 'auto' }),
  question: css({ textStyle: 'student' }),
  wait: css({ flex: '1' }),
  said: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '1.5',
    '@container (max-width: 14rem)': { '& p': { display: 'none' } },
  }),
  answer: css({ px: '4', py: '2.5', borderRadius: 'dialog', borderStartEndRadius: 'corner', background: 'studentTurn', color: 'onStudent', textStyle: 'student' }),
  tutor: css({
    alignSelf: 'flex-start',
    px: '4',
    py: '2.5',
    borderRadius: 'dialog',
    borderStartStartRadius: 'corner',
    background: 'tutorTurn',
    color: 'ink',
    textStyle: 'student',
  }),
  bar: css({ borderTop: '1px solid', borderTopColor: 'hairlineStrong', background: 'surface', px: { base: '[min(1rem, 5cqi)]', md: '6' }, py: '4' }),
  worth: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', mb: '3' }),
  meter: css({ '@container (max-width: 14rem)': { display: 'none' } }),
  typing: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  box: css({
    flex: '[1 1 6rem]',
    minWidth: '0',
    display: 'flex',
    alignItems: 'center',
    minHeight: '13',
    px: '4',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    textStyle: 'student',
  }),
  caret: css({ width: '[2px]', height: '6', marginInlineStart: '0.5', background: 'action' }),
  foot: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '11', mt: '2', px: '1' }),
  dots: css({ display: 'flex', gap: '2' }),
  dot: css({ position: 'relative', width: '2.5', height: '2.5', borderRadius: 'full', border: '1px solid', borderColor: 'control' }),
  check: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' }),
  pause: css({
    minHeight: '11',
    '&:has(:checked)': { background: 'tintStrong', color: 'tintInk', borderColor: 'action' },
    '&:has(:focus-visible)': { outline: '[3px solid token(colors.action)]', outlineOffset: '[2px]' },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  }),
}
