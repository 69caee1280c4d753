import { css } from '#styled/css'
import { ScoreBar } from '#src/ui/session/score.tsx'
import { AspectBar, aspectsOf, type UsableFeedback } from './aspects.tsx'

/** The score of each side of a take, and every tip. */
export function Breakdown({ feedback }: { feedback: UsableFeedback }) {
  const aspects = aspectsOf(feedback)
  const withTips = aspects.filter(({ of }) => of.tips.length > 0)
  return (
    <>
      <h3 className={styles.title}>Score Breakdown</h3>
      <div className={styles.bars}>
        <ScoreBar label="Overall" percent={feedback.overall.score} />
        {aspects.map((aspect) => (
          <AspectBar key={aspect.name} {...aspect} />
        ))}
      </div>
      <h3 className={styles.title}>Tips</h3>
      {withTips.length === 0 ? <p className={styles.none}>Nothing to work on here.</p> : null}
      <dl className={styles.tips}>
        {withTips.map(({ name, of }) => (
          <div key={name} className={styles.row}>
            <dt dir="auto">{name}</dt>
            <dd>{of.tips.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const styles = {
  title: css({ textStyle: 'body', fontWeight: 'strong', mb: '3' }),
  bars: css({ display: 'flex', flexDirection: 'column', gap: '3', mb: '6', containerType: 'inline-size' }),
  none: css({ color: 'muted' }),
  tips: css({ borderBottom: '1px solid', borderBottomColor: 'hairline' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '8rem 1fr' },
    gap: { base: '0.5', md: '1' },
    py: '2.5',
    borderTop: '1px solid',
    borderTopColor: 'hairline',
    '& dt': { fontWeight: 'strong' },
    '& dd': { color: 'muted' },
  }),
}
