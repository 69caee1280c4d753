import { formatPoints } from '#contract/exercises/points.ts'
import { fillIn } from '#server/grading/text/fill-in.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { variationRows } from '#server/grading/keys/variations.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState, nextAttemptWorth } from '#server/grading/turn/credit-of-tries.ts'
import { exampleOf } from '#server/grading/turn/example.ts'
import { heardSoFar } from '#server/grading/turn/partner.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { InstanceState } from '#server/grading/types.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'
import { children } from './children.ts'
import { lessons } from './lessons.ts'

/** Plays every kind of child through every subject with the tutor of real sessions, and prints what was said. */
for (const { subject, questions } of lessons) {
  for (const [child, scriptOf] of Object.entries(children)) {
    process.stdout.write(`\n── ${subject}, ${child} ${'─'.repeat(60)}\n`)
    const seed = `${subject} ${child}`
    let before: InstanceState = newInstanceState()
    let strategySaid = false
    for (const question of questions) {
      const parsed = parsePrompt(question.prompt)
      const values = variationRows(parsed, 1, seed).rows[0] ?? {}
      const instance = fillIn(parsed, values)
      let state = heardSoFar(before, newInstanceState())
      process.stdout.write(`\n  ${instance.studentText}\n`)
      for (const answer of scriptOf(question, subject === 'Español')) {
        if (nextAttemptWorth(state, rules) === null || state.isPending) break
        const shown = state.partner?.examples ?? 0
        const example = state.unaccepted > 0 ? exampleOf(parsed, { asked: [values], seed, shown, values }) : null
        const turn = await playTurn(builtInTutor, { instance, state, rules, answer, strategySaid, reader: 'teacher', seed, example })
        strategySaid ||= turn.moment.sayStrategy
        state = turn.state
        const mark = turn.attempt === null ? turn.verdict : `try ${turn.attempt}, ${turn.verdict}, ${formatPoints(turn.earned)}`
        process.stdout.write(`    > ${answer}   [${mark}]\n      ${turn.said.content.replaceAll(/\n+/g, '\n      ')}\n`)
      }
      before = state
    }
  }
}
