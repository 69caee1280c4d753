import { css } from '#styled/css'
import { TutorTurn } from '#src/ui/session/turns.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'

/** A turn whose words still come: the sentences so far, and three dots that breathe (still with reduced motion). Said aloud once it is whole. */
export function ComingTurn({ words }: { words: string }) {
  return (
    <div className={styles.place} aria-hidden>
      <TutorTurn>
        {words === '' ? null : <RichText text={words} />}
        <span className={styles.dots}>
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </span>
      </TutorTurn>
    </div>
  )
}

const styles = {
  place: css({ mt: '3.5' }),
  dots: css({ display: 'inline-flex', gap: '1.5', alignItems: 'center', height: '[1.5em]' }),
  dot: css({
    width: '2',
    height: '2',
    borderRadius: 'full',
    background: 'muted',
    animation: '[breathe 1.2s ease-in-out infinite]',
    '&:nth-child(2)': { animationDelay: '[0.2s]' },
    '&:nth-child(3)': { animationDelay: '[0.4s]' },
  }),
}
