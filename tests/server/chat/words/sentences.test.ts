import { describe, expect, test } from 'vitest'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { givesAway, isInSight } from '#server/use-cases/chat/words/gives-away.ts'
import { sentenceFault } from '#server/use-cases/chat/words/sentence-fault.ts'
import { sentencesOf } from '#server/use-cases/chat/words/sentences.ts'
import { withoutNames } from '#server/use-cases/chat/words/without-names.ts'
import { builtInJudge } from '#server/grading/turn/judge.ts'
import { attacked } from './attacks.ts'

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text)
}

/** What a good tutor might say at the four questions of the attacks. */
const helpful: readonly (readonly [number, string])[] = [
  [0, 'You took 3 away from 31, and that leaves 28 for two of them.'],
  [0, 'What would you do to 2x so that only one x is left?'],
  [0, 'The sign in front of the 3 is a plus, so which way does it go?'],
  [0, 'Try your number for x: does 2 times it plus 3 make 31?'],
  [1, 'You are thinking of how plants drink, and the question is about food.'],
  [1, 'Which part of the day do plants need for this?'],
  [1, 'It is a long word that you may know from biology lessons.'],
  [2, 'Leaves are flat and wide for a reason.'],
  [2, 'What reaches a leaf in the garden at noon?'],
  [2, 'And what does the plant do with what it caught there?'],
  [3, 'You multiplied the x, and there is a second thing in the brackets.'],
  [3, 'What happens to the 2 when everything inside is tripled?'],
  [3, 'How many of each would three bags with an x and a 2 hold?'],
]

describe('a sentence of a language model', () => {
  test.each(helpful)('that helps with question %i is told: %s', async (at, sentence) => {
    const one = attacked[at]
    const instance = instanceOf({ prompt: one?.prompt ?? '', subject: 'Math' }, {})
    expect([sentenceFault(sentence), await givesAway(builtInJudge, instance, sentence, [instance.studentText, ...instance.hints], 'me')]).toEqual([null, false])
  })

  test.each<[ReturnType<typeof sentenceFault>, string]>([
    ['long', 'word '.repeat(70)],
    ['markup', 'Look at **this**.'],
    ['markup', 'One <b>more</b>.'],
    ['markup', '- First take it away.'],
    ['link', 'See https://answers.example.'],
    ['link', 'Write to me@example.org now.'],
    ['telling', 'The answer is near.'],
    ['telling', 'So the solution would be this one.'],
    ['marks', 'That gives two points.'],
    ['marks', 'You are at 80 %.'],
    ['praise', 'That is correct.'],
    ['praise', 'Well done, you.'],
    ['done', 'You can go now.'],
    ['done', 'Exercise complete!'],
    ['personal', 'What is your name?'],
    ['personal', 'How old are you?'],
    ['code', 'Read aGVsbG8gd29ybGQgaGVsbG8= then.'],
    ['code', 'Read it backwards.'],
    ['letters', 'Take p, h, o from it.'],
    ['letters', 'It starts with the letter p.'],
    [null, 'Is the right side of the triangle longer?'],
  ])('%s: %s', (fault, sentence) => {
    expect(sentenceFault(sentence)).toBe(fault)
  })

  test('is whole before it is told, whatever pieces it comes in', async () => {
    const found = []
    for await (const sentence of sentencesOf(pieces('Take 2.5', ' away. Wh', 'at is le', 'ft? “Go on.” ', '\n\nYes'))) found.push(sentence)
    expect(found).toEqual(['Take 2.5 away.', 'What is left?', '“Go on.”', 'Yes'])
  })

  test('gives away what the question does not hold; where it holds the answer nobody can tell', async () => {
    const choice = instanceOf({ prompt: 'Which is a mammal: the shark, the whale or the trout?\n\nAnswer: whale', subject: 'Science' }, {})
    expect(await isInSight(builtInJudge, choice, 'me')).toBe(true)
    const four = instanceOf({ prompt: 'Solve for x: \\(2x + 3 = 11\\)\n\nAnswer: 4', subject: 'Math' }, {})
    expect([await isInSight(builtInJudge, four, 'me'), await givesAway(builtInJudge, four, 'What is it good for?', [], 'me')]).toEqual([false, false])
    for (const { prompt } of attacked) expect(await isInSight(builtInJudge, instanceOf({ prompt, subject: 'Math' }, {}), 'me')).toBe(false)
  })
})

test('a text leaves the school without names, addresses and telephone numbers', () => {
  const names = ['Maya Okafor', 'maya.okafor', 'maya@school.example']
  expect(withoutNames('I am Maya, MAYA OKAFOR (maya.okafor), okafor@home.example, 0176 123 45 67; mayan art, 3 + 4 = 7', names)).toBe(
    'I am [name], [name] ([name]), [e-mail] [number]; mayan art, 3 + 4 = 7',
  )
})
