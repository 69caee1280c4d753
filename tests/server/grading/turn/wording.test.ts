import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { sayBuiltIn } from '#server/grading/turn/speaker.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { Moment, Rules } from '#server/grading/types.ts'
import { wordingFaults } from '#tests/support/wording.ts'
import { answersByKind } from '#tests/server/grading/answers/answers-by-kind.ts'
import { defaultRules } from '#tests/server/grading/default-rules.ts'
import { question } from '#tests/server/grading/judged.ts'

const help = '\nHint: Look at the first part.\nHint: What is left?\nExplain: It is worked out part by part.'

/** Ways to grade that are taken in turn, with hints and without. */
const ways: readonly { more: string; change: Partial<Rules> }[] = [
  { more: help, change: {} },
  { more: '', change: {} },
  { more: help, change: { strictness: 'loose', letter: 'F', points: 100 } },
  { more: help, change: { strictness: 'strict', triesBeforeCorrection: 2, triesBeforeAnswer: 2 } },
]

/** Conversations of a few examined answers each; all of them would take a minute. */
const conversations = Object.values(answersByKind)
  .flat()
  .flatMap(({ prompt, cases }) =>
    cases.flatMap((_, at) => (at % 4 === 0 ? [{ prompt, answers: cases.slice(at, at + 4).map(([answer]) => answer) }] : [])),
  )
  .filter((_, index) => index % 9 === 0)

const counts = fc.integer({ min: 0, max: 12 })
const worths = fc.constantFrom(0.5, 1, 2, 6.5, 9, 100)
const moments: fc.Arbitrary<Moment> = fc
  .record({
    outcome: fc.constantFrom('graded' as const, 'help' as const, 'unclear' as const, 'pending' as const, 'step' as const, 'talk' as const),
    isPractice: fc.boolean(),
    verdict: fc.constant('partly' as const),
    accepted: fc.boolean(),
    wasAccepted: fc.boolean(),
    attempt: fc.integer({ min: 1, max: 12 }),
    quality: fc.constantFrom(0, 0.5, 0.75, 1),
    points: worths,
    earned: fc.constantFrom(0, 0.5, 1, 6.5, 9),
    nextWorth: fc.option(worths),
    shouldMoveOn: fc.boolean(),
    hintsShown: counts,
    hintsTotal: counts,
    reveal: fc.option(fc.record({ answer: maybe('4', 'U.S.', 'Is it so?', 'sun and water'), isIdeas: fc.boolean(), explain: fc.constant(null) })),
    answerGiven: fc.boolean(),
    isTimeUp: fc.boolean(),
    remark: maybe('It can be simplified.', 'Watch the spelling: U.S.'),
    reply: maybe('Which unit?', 'One step is left.'),
    correction: maybe('Your sign is the only thing off.'),
    step: fc.constantFrom('new' as const, 'again' as const, 'enough' as const),
    hasSteps: fc.boolean(),
    talk: fc.option(
      fc.record({
        kind: fc.constantFrom('question' as const, 'need' as const, 'news' as const, 'goodbye' as const, 'loss' as const),
        meaning: fc.option(fc.constant({ name: 'axis', meaning: 'the line a planet turns around' })),
        asksMeaning: fc.boolean(),
        app: fc.constant(null),
        inARow: counts,
      }),
    ),
    isHintAgain: fc.boolean(),
    isRepeat: fc.boolean(),
    isWorry: fc.constant(false),
    offersTeacher: fc.boolean(),
    example: maybe('For 3x = 12, divide by 3.'),
    lacksExample: fc.boolean(),
    seed: fc.constantFrom('a', 'b'),
    turn: counts,
    sayStrategy: fc.boolean(),
    studentText: fc.constantFrom('What is it?', '¿Qué es la suma de los números?'),
    answer: fc.constant('4'),
    stated: counts,
    missing: counts,
    lastHint: fc.boolean(),
  })
  .map(({ stated, missing, lastHint, ...moment }) => ({
    ...moment,
    hint: lastHint && moment.hintsShown > 0 ? { number: moment.hintsShown, total: Math.max(moment.hintsShown, moment.hintsTotal), text: 'What is left?' } : null,
    ideas: stated + missing === 0 ? null : { hit: Array.from({ length: stated }, (_, at) => `idea no. ${at + 1}.`), total: stated + missing },
  }))

function maybe(...texts: string[]) {
  return fc.constantFrom(null, ...texts)
}

test('the tutor speaks in whole sentences at any moment', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { content } = sayBuiltIn(moment)
      expect([wordingFaults(content), content]).toEqual([[], content])
    }),
    { numRuns: 3000 },
  )
})

test('the tutor answers examined answers in whole sentences', async () => {
  const wrongs = new Set<string>()
  for (const [index, { prompt, answers }] of conversations.entries()) {
    const { more, change } = ways[index % ways.length] ?? { more: '', change: {} }
    const instance = question(`${prompt}${more}`)
    let state = newInstanceState()
    for (const [at, answer] of answers.entries()) {
      const turn = await playTurn(builtInTutor, { instance, state, rules: { ...defaultRules, ...change }, answer, strategySaid: at > 0, reader: 'teacher' })
      state = turn.state
      const found = wordingFaults(turn.said.content)
      if (found.length > 0) wrongs.add(`${found.join(', ')}: ${turn.said.content}`)
    }
  }
  expect([...wrongs]).toEqual([])
})
