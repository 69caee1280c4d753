import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'

/** Questions of each kind with answers as children give them: between them they meet every pattern and table that judging reads. */
const lessons: readonly (readonly [prompt: string, answers: readonly string[]])[] = [
  ['What is the capital of Canada?\nAnswer: Ottawa', ['toronto', 'I think it is torronto, is that right?', 'i dont know']],
  ['What is 3 + 4?\nAnswer: 7', ['8', 'six because I counted', '3 + 4 = 8']],
  ['What do plants need?\nAnswer: water, light', ['water and soil', 'sun; rain']],
  ['Explain why it rains.\nMust mention: evaporation; cloud', ['water goes up and falls down again']],
  ['Write it as a product.\nAnswer: (x + 1)^2', ['x^2 + 2', '2x']],
  ['When does it begin?\nAnswer: 12:30', ['half past one', '14 July 1789']],
]

/** Patterns are made ready at their first use and made fast at their second. */
const rounds = 2

/**
 * Judges a few answers that nobody waits for, each when it is asked for: whoever gives the first answer of a process would otherwise wait for
 * its patterns to be made ready, and everybody with them.
 */
export function* warmUp(): Generator<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [prompt, answers] of lessons) {
      const question = fillIn(parsePrompt(prompt), {})
      for (const answer of answers) {
        judgeBuiltIn(question, answer, { strictness: 'moderate', earlier: [] })
        yield
      }
    }
  }
}
