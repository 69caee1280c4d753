import { describe, expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import { english } from '#server/grading/turn/words/english.ts'
import { spanish } from '#server/grading/turn/words/spanish.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'
import { judgementOf, question } from '#tests/server/grading/judged.ts'

const figures = 'Solve for x: 2x + 3 = 11.\nAnswer: 4'
const name = 'Who was the first president of the USA?\nAnswer: George Washington'
const why = 'Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun'
const lesson = 'Translate into Spanish: the house is red\nAnswer: la casa es roja'

const losses = [
  'my dog died',
  'my dog died yesterday',
  'my grandma passed away',
  'our hamster is dead',
  'my cat got run over',
  'sorry my grandpa died last week and i cant concentrate',
  'my little brother is in the hospital',
  'my mom has cancer',
  'my dad had a heart attack',
  'we had to put down our dog',
  'i lost my grandma',
  'someone in my family died',
  'my parents are getting divorced',
  'my best friend passed away',
  'i have to go to a funeral',
  'my dog ran away',
  'i am sad because my cat died',
]

describe('a loss is met kindly, for nothing', () => {
  test.each(losses)('%s', (text) => expect([figures, name, why, lesson].map((prompt) => judgementOf(prompt, text).talk?.kind)).toEqual(['loss', 'loss', 'loss', 'loss']))
  test.each(['mi perro se murió', 'mi abuela murió ayer', 'mi mamá está en el hospital'])('%s', (text) =>
    expect(judgementOf('¿Cuál es la capital de Francia?\nAnswer: París', text).talk?.kind).toBe('loss'),
  )
  test.each([
    [why, 'my dog died', english.loss],
    ['¿Cuál es la capital de Francia?\nAnswer: París', 'mi perro se murió', spanish.loss],
  ])('it is said once, and nobody is sent back to the question: %s', async (prompt, answer, wordings) => {
    const turn = await playTurn(builtInTutor, { instance: question(prompt), state: newInstanceState(), rules, answer, strategySaid: false, reader: 'teacher' })
    expect([turn.attempt, turn.said.hint, wordings.includes(turn.said.content)]).toEqual([null, null, true])
  })
})

describe('no loss is', () => {
  test.each(['my phone died', 'our plant at home is dead', 'my battery is dead', 'my brother is good at this', 'the king died', 'my mum is at work', 'i lost my pencil', 'my dog ate it'])('%s', (text) =>
    expect([figures, name, why, lesson].map((prompt) => judgementOf(prompt, text).talk?.kind).filter((kind) => kind === 'loss')).toEqual([]),
  )
  test('what a lesson asks for, or what is asked of oneself', () => {
    expect(judgementOf('Translate into English: mi perro murió\nAnswer: my dog died', 'my dog has died').talk?.kind).toBe(undefined)
    expect(judgementOf('Write about your pet.\nMust mention: dog / cat; food', 'my dog died').talk?.kind).toBe(undefined)
  })
})
