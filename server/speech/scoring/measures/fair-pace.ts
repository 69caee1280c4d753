import type { Measures } from './acoustic-measures.ts'

const lengths = ['pace', 'articulation', 'phoneStretchMean', 'pathArticulation'] as const

/**
 * The measures as a fair judge of pace takes them. Reading faster than the model earns nothing, so that whoever is faster counts as just as fast;
 * and with `slack`, a logarithm of lengths, whoever is slower by no more than that counts as just as fast too.
 */
export function atFairPace(measures: Measures, slack = 0): Measures {
  const fair = lengths.flatMap((name): [string, number][] => {
    const value = measures[name]
    return value === undefined ? [] : [[name, Math.max(0, value - slack)]]
  })
  return { ...measures, ...Object.fromEntries(fair) }
}
