import { predict } from '#server/speech/scoring/model/ridge.ts'
import { type Example, fitRidge } from './fit-ridge.ts'
import { foldCount } from './cache.ts'

/** What ridges fitted on four fifths of the speakers say of the other fifth, for every example. */
export function crossValidated(
  examples: readonly Example[],
  names: readonly string[],
  penalty: number,
  folds: ReadonlyMap<string, number>,
): number[] {
  const said = new Array<number>(examples.length).fill(0)
  for (let fold = 0; fold < foldCount; fold++) {
    const ridge = fitRidge(examples.filter((example) => folds.get(example.speaker) !== fold), names, penalty)
    examples.forEach((example, index) => {
      if (folds.get(example.speaker) === fold) said[index] = predict(ridge, example.measures)
    })
  }
  return said
}

/** The area under the curve of a detector: how often a right one lies above a wrong one. */
export function areaUnderCurve(right: readonly number[], wrong: readonly number[]): number {
  const all = [...right.map((value) => ({ value, isRight: true })), ...wrong.map((value) => ({ value, isRight: false }))]
  const ranked = all.toSorted((one, other) => one.value - other.value)
  const sum = ranked.reduce((total, { isRight }, index) => (isRight ? total + index + 1 : total), 0)
  return (sum - (right.length * (right.length + 1)) / 2) / (right.length * wrong.length)
}
