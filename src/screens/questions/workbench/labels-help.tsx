import { css } from '#styled/css'
import { questionLabels } from '#src/screens/guide/guide-facts.ts'

/** Every label the tutor reads in such a prompt, each with one example; closed until somebody wants it. */
export function LabelsHelp({ isSpoken }: { isSpoken: boolean }) {
  const labels = questionLabels.filter(([example]) => (isSpoken ? /^(?:Hint|Explain|Voice):/ : /^(?!Voice:)/).test(example))
  return (
    <details className={help}>
      <summary>All labels, with an example each</summary>
      <dl className={list}>
        {labels.map(([example, words]) => (
          <div key={example}>
            <dt className={term}>{example}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const help = css({ textStyle: 'label', color: 'muted', '& > summary': { cursor: 'pointer', minHeight: '6' } })
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '2' })
const term = css({ fontFamily: 'mono', color: 'ink', overflowWrap: 'break-word' })
