import { miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import type { Chosen } from './candidates.ts'

/** What to say of an answer in which no one value of the kind is stated; `kind` as a student calls it: `time`, `date`. Other figures are wrong. */
export function notChosen(type: Exclude<Chosen<unknown>['type'], 'one'>, kind: string, text: string): KeyResult {
  switch (type) {
    case 'none':
      if (/\d/.test(text)) return miss(`figures that are no ${kind}`)
      return unclear(`no ${kind} in it`, `I can't read that as a ${kind}.`, true)
    case 'negated':
      return miss(`the ${kind} is negated`)
    case 'choice':
      return unclear('two values joined by "or"', 'Choose one answer.')
    case 'several':
      return unclear(`several ${kind}s`, 'Which one is your answer? Send only that one.')
  }
}
