import { formula } from '#styled/recipes'
import { useFormula } from './use-formula.ts'

/** A TeX formula, in the line or (`display`) on a line of its own. Shows its source until KaTeX has arrived. */
export function Formula({ source, display }: { source: string; display: boolean }) {
  const { host, isDrawn } = useFormula(source, display)
  return (
    <span key={isDrawn ? 'drawn' : 'source'} ref={host} className={formula({ display, drawn: isDrawn })}>
      {isDrawn ? null : source}
    </span>
  )
}
