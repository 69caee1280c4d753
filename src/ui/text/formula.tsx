import { formula } from '#styled/recipes'
import { plainFormula } from './plain-formula.ts'
import { useFormula } from './use-formula.ts'

/** A TeX formula, in the line or (`display`) on a line of its own. Reads as people would type it until KaTeX has arrived. */
export function Formula({ source, display }: { source: string; display: boolean }) {
  const { host, isDrawn } = useFormula(source, display)
  return (
    <span key={isDrawn ? 'drawn' : 'source'} ref={host} className={formula({ display, drawn: isDrawn })}>
      {isDrawn ? null : plainFormula(source)}
    </span>
  )
}
