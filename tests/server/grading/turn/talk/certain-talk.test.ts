import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { drawnInstance } from '#tests/server/grading/answers/agreement.ts'
import { judgementOf } from '#tests/server/grading/judged.ts'

const figures = 'Solve for x: 2x + 3 = 11.\nAnswer: 4'
const area = 'A rectangle is 9 cm long and 4 cm wide. What is its area?\nAnswer: 36 cm^2'
const words = 'Which gas do plants take in?\nAnswer: carbon dioxide'
const why = 'Why do we have day and night?\nMust mention: Earth; spins / turns; axis; sun'
const lesson = 'Translate into Spanish: the house is red\nAnswer: la casa es roja'

describe('what no answer says is talk whatever is asked', () => {
  test.each([
    'this is boring',
    'this is so boring',
    'that is not fair at all',
    'omg this question is so confusing',
    'math is dumb lol',
    'this app is glitchy',
    'it is lagging again',
    'my screen is frozen',
    'i refuse',
    'another chance please',
    'can i get another try',
    'you dont listen to me',
    'u never read my answer',
    'dont look',
    'stop laughing at me',
    'byee',
    'how to write the small 2',
    'where is the 2 on my keyboard',
    'do i need full sentences',
    'i am bad',
    'I know',
    'i got stung once',
    'cant be bothered',
    'one moment please',
    'thats the same thing!!',
  ])('%s', (text) => expect(kindsOf([figures, area, words, why, lesson], text)).toEqual(['talk', 'talk', 'talk', 'talk', 'talk']))
  test('who asks for the question to be explained asks for help', () =>
    expect(kindsOf([figures, words, why], 'can you explain the question to me?')).toEqual(['help', 'help', 'help']))
})

describe('what may be an answer is none', () => {
  test.each([
    [why, 'it is dark'],
    [why, 'this is the sun'],
    [why, 'because it turns'],
    [words, 'it is slow'],
    ['Why did the colonists protest?\nMust mention: taxes; unfair', 'that was unfair'],
    ['How does the boy find the film?\nAnswer: boring', 'this is boring'],
    ['What is wrong with the old car?\nAnswer: it is broken', 'it is broken'],
    ['When does the bus leave?\nAnswer: in 5 minutes', 'the bus leaves in 5 minutes'],
    ['How did the boy feel? Explain.\nMust mention: tired / exhausted', 'he was so exhausted'],
    ['Is the test easy?\nAnswer: no', 'this is not easy'],
  ])('%s: %s', (prompt, text) => expect(judgementOf(prompt, text).outcome).not.toBe('talk'))
})

describe('in a lesson of another language', () => {
  test.each(['hola', 'gracias', 'merci', 'perdón', 'bonjour', 'es correcto así', '¿está bien?', 'como se dice red', 'which ending is it', 'there is no ñ on my keyboard', 'i wrote it right', 'no manches', 'ya casi termino', 'se me acaba la bateria', 'estoy cansada'])(
    '“%s” is talk',
    (text) => expect(judgementOf(lesson, text).outcome).toBe('talk'),
  )
  test.each([
    ['How do you say "hello" in Spanish?\nAnswer: hola', 'gracias'],
    ['How do you say "good morning" in Spanish?\nAnswer: buenos días', 'hola'],
    ['Translate into Spanish: I am tired\nAnswer: estoy cansado\nAlso accept: estoy cansada', 'estoy cansada'],
    ['Translate into Spanish: I am bored\nAnswer: estoy aburrido', 'estoy cansado'],
    ['Translate into Spanish: it is good\nAnswer: está bien', 'es bien'],
    ['Translate into Spanish: it is good\nAnswer: está bien', 'está bien'],
    [lesson, 'my house is red'],
    [lesson, 'a casa is red'],
    ['Translate into English: la casa es roja\nAnswer: the house is red', 'my house is red'],
    ['Translate into Spanish: Wait!\nAnswer: espere', 'espera'],
    ['Translate into Spanish: Wait!\nAnswer: aguarda', 'espera'],
    ['Translate into Spanish: One moment!\nAnswer: un instante', 'un momento'],
    ['Translate into Spanish: How boring!\nAnswer: qué aburrido', 'que pereza'],
    ['Translate into Spanish: Almost!\nAnswer: casi', 'ya voy'],
    ['Translate into German: dull\nAnswer: öde', 'langweilig'],
    ['Translate into French: I am worn out\nAnswer: je suis épuisée', 'je suis crevée'],
  ])('%s: “%s” is a try', (prompt, text) => expect(judgementOf(prompt, text).outcome).not.toBe('talk'))
})

test('in a lesson by its subject a slip of the key is a try', () => {
  const judged = judgeBuiltIn(drawnInstance('Translate: Wait!\nAnswer: espere', 'Spanish'), 'espera', { strictness: 'moderate', earlier: [] })
  expect(judged.outcome).toBe('graded')
})

function kindsOf(prompts: readonly string[], text: string): string[] {
  return prompts.map((prompt) => judgementOf(prompt, text).outcome)
}
