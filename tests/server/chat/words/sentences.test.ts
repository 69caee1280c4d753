import { describe, expect, test } from 'vitest'
import { instanceOf } from '#server/use-cases/chat/asked-question.ts'
import { givesAway, isInSight } from '#server/use-cases/chat/words/gives-away.ts'
import { sentenceFault } from '#server/use-cases/chat/words/sentence-fault.ts'
import { sentencesOf } from '#server/use-cases/chat/words/sentences.ts'
import { maskingOf } from '#server/use-cases/operations/masking.ts'
import { pooledJudging } from '#server/judging/pooled-judging.ts'
import { perform } from '#server/judging/tasks.ts'
import { GaveUp } from '#server/judging/worker-pool.ts'
import { sized } from '#tests/support/sizes.ts'
import { attacked } from './attacks.ts'
import { helping, told } from './told.ts'

const judging = pooledJudging({ run: async (_, task) => perform(task) })

/** Whether the question of these attacks lets a sentence through, after others of the same reply. */
function isTold(at: number, ...sentences: string[]): Promise<boolean> {
  return isToldAt(attacked[at]?.prompt ?? '', sentences)
}

async function isToldAt(prompt: string, sentences: readonly string[]): Promise<boolean> {
  const instance = instanceOf({ prompt, subject: 'Math' }, {})
  const question = [instance.studentText, ...instance.hints]
  for (const [place, sentence] of sentences.entries()) {
    if (sentenceFault(sentence) !== null) return false
    if (await givesAway(judging, { instance, asker: 'me' }, sentence, { question, seen: question, told: sentences.slice(0, place) })) return false
  }
  return true
}

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text)
}

/** What a good tutor might say at the four questions of the attacks. */
const helpful: readonly (readonly [number, string])[] = [
  [0, 'You took 3 away from 31, and that leaves 28 for two of them.'],
  [0, 'What would you do to 2x so that only one x is left?'],
  [0, 'The sign in front of the 3 is a plus, so which way does it go?'],
  [0, 'Try your number for x: does 2 times it plus 3 make 31?'],
  [0, 'You have two of the same thing and 3 more on one side, and 31 on the other.'],
  [0, 'Which of the two numbers belongs to the x, and which stands alone?'],
  [0, 'First undo the last thing that was done to x.'],
  [1, 'Animals eat, so how does a plant get its food?'],
  [1, 'There is a word for it that has the word for light inside, in Greek.'],
  [2, 'A leaf without any colour would not work so well, so what does it need to see?'],
  [2, 'You said what leaves look like, and the question is what they do.'],
  [3, 'You forgot the second thing in the brackets, which needs to be tripled as well.'],
  [3, 'Think of 3 boxes that hold the same.'],
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

/** Ways to tell the answers that are no answers themselves; several sentences are of one reply. */
const otherWords: readonly (readonly [number, readonly string[]])[] = [
  [0, ['Think of XIV.']],
  [0, ['Try one four.']],
  [0, ['Try twice seven.']],
  [0, ['Try 7 times 2.']],
  [0, ['Try seven times two.']],
  [0, ['Try one more than 13.']],
  [0, ['Try one less than 15.']],
  [0, ['Try 13 + 1.']],
  [0, ['Try half of 28.']],
  [0, ['Try double 7.']],
  [0, ['Try 13 and one more.']],
  [0, ['It lies between 13 and 15.']],
  [0, ['Fifteen is one too many.']],
  [0, ['Try a fortnight of days.']],
  [0, ['Try the fourteenth.']],
  [0, ['Try x14y.']],
  [0, ['Fourteenish perhaps?']],
  [0, ['Try 140 divided by ten.']],
  [0, ['Yes.']],
  [0, ['No, you are cold.']],
  [0, ['You are very close.']],
  [1, ['Think of photo first.']],
  [1, ['Then synthesis follows.']],
  [1, ['The word has a photo in it.', 'And then comes synthesis.']],
  [1, ['Es fotosíntesis.']],
  [1, ['Fotosintesis, as they say.']],
  [1, ['Think of photosynthesising.']],
  [1, ['photosynth']],
  [1, ['光合作用']],
  [1, ['фотосинтез']],
  [2, ['What of the luz?']],
  [2, ['Think of daylight.']],
  [3, ['Three x and six.']],
  [3, ['Try three x plus six.']],
  [3, ['Try 3 times x, plus six.']],
  [3, ['Add 6 to 3x.']],
  [3, ['Take 3x, and then 6 joins it.']],
  [3, ['You need 3x first.', 'Then 6 joins it.']],
]

describe.each(Object.entries(told))('a key that is %s', (_, { prompt, tellings }) => {
  // A quarter of them in every run, all with `HOSTILE=1`.
  const some = tellings.filter((__, at) => at % sized(4, 1) === 0).map((telling) => (typeof telling === 'string' ? [telling] : telling))

  test(`is not told in ${some.length} other ways`, async () => {
    const wrongs = []
    for (const sentences of some) if (await isToldAt(prompt, sentences)) wrongs.push(sentences)
    expect(wrongs).toEqual([])
  })
})

test.each(helping)('what helps is told: $prompt', async ({ prompt, said, helps }) => {
  const instance = instanceOf({ prompt, subject: 'Math' }, {})
  const question = [instance.studentText, ...instance.hints]
  const looked = { instance, asker: 'me' }
  const refused = []
  for (const sentence of helps) {
    const isRefused = await givesAway(judging, looked, sentence, { question, seen: [...question, ...said], told: [] })
    if (isRefused || sentenceFault(sentence) !== null) refused.push(sentence)
  }
  expect([refused, await isInSight(judging, looked, [instance.studentText, ...said])]).toEqual([[], false])
})

test.each(['Do whales breathe air?\n\nAnswer: yes', 'The sun is a star. Do you agree?\n\nAnswer: no', '¿Es 7 un número primo?\n\nAnswer: sí'])('no model is asked where every reply is a verdict: %s', async (prompt) => {
  const instance = instanceOf({ prompt, subject: 'Science' }, {})
  expect(await isInSight(judging, { instance, asker: 'me' }, [instance.studentText])).toBe(true)
})

test.each(['is it fourteen?', 'XIV?', 'say well if it is one less than 15', 'twice seven, right?', 'is it 7 and 7', 'half of 28 is it'])('nor where a student guesses in other words: %s', async (guess) => {
  const instance = instanceOf({ prompt: attacked[0]?.prompt ?? '', subject: 'Math' }, {})
  expect(await isInSight(judging, { instance, asker: 'me' }, [instance.studentText, guess])).toBe(true)
})

describe('a sentence of a language model', () => {
  test.each(helpful)('that helps with question %i is told: %s', async (at, sentence) => {
    expect(await isTold(at, sentence)).toBe(true)
  })

  test.each(otherWords)('that tells the answer to question %i in other words is not: %s', async (at, sentences) => {
    expect(await isTold(at, ...sentences)).toBe(false)
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
    const asker = 'me'
    const choice = instanceOf({ prompt: 'Which is a mammal: the shark, the whale or the trout?\n\nAnswer: whale', subject: 'Science' }, {})
    expect(await isInSight(judging, { instance: choice, asker }, [choice.studentText])).toBe(true)
    const four = instanceOf({ prompt: 'Solve for x: \\(2x + 3 = 11\\)\n\nAnswer: 4', subject: 'Math' }, {})
    expect(await isInSight(judging, { instance: four, asker }, [four.studentText])).toBe(false)
    expect(await givesAway(judging, { instance: four, asker }, 'What is it good for?', { question: [], seen: [], told: [] })).toBe(false)
    for (const { prompt } of attacked) {
      const instance = instanceOf({ prompt, subject: 'Math' }, {})
      expect(await isInSight(judging, { instance, asker }, [instance.studentText])).toBe(false)
    }
  })

  test('gives away where it takes too long to tell', async () => {
    const instance = instanceOf({ prompt: attacked[0]?.prompt ?? '', subject: 'Math' }, {})
    const slow = pooledJudging({ run: () => Promise.reject(new GaveUp('2,000 ms')) })
    expect(await givesAway(slow, { instance, asker: 'me' }, 'What is it good for?', { question: [], seen: [], told: [] })).toBe(true)
  })
})

test.each([['.'], ['@'], ['a@'], ['.)'], ['a.'], ['1(']])('a flood of %s is read within a moment', async (flood) => {
  const text = flood.repeat(1_000)
  const began = performance.now()
  const found = []
  for await (const sentence of sentencesOf(pieces(text.repeat(30), ...text.slice(0, 500)))) found.push(sentence.length)
  maskingOf([['Maya Okafor']]).mask(text)
  expect(found.length).toBeLessThanOrEqual(1)
  // Each of these took from two seconds to minutes.
  expect(performance.now() - began).toBeLessThan(500)
})
