import { describe, expect, test } from 'vitest'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { newInstanceState } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { defaultRules as rules } from '#tests/server/grading/default-rules.ts'
import { question } from '#tests/server/grading/judged.ts'

const selfHarm = [
  'I want to die',
  'i wanna die.',
  'I’m going to kill myself',
  'ill kill myself',
  'im killing myself tonight',
  'i cant do this i want to die',
  'this math makes me want to kill myself',
  'I want to kill my self lol',
  "I don't want to live anymore",
  'i dont want to be here anymore',
  'nobody would miss me',
  'i want to disappear',
  'i wish i could disappear forever',
  'sometimes I think it would be easier not to be here',
  'if i was not here it would be easier for my mother',
  'no one would care if i died',
  'I wish I was dead',
  'i wish i was never born',
  'I cut myself',
  'i keep cutting my arms',
  'I have been cutting myself',
  'i think about hurting myself',
  'im gonna end my life',
  'i feel suicidal',
  'they would be better off without me',
  'i took all my pills',
  'my friend wants to kill herself',
  'i have no reason to live',
  '12 but i want to die',
  'kms',
  'I want to kms',
  'kill me',
  'just kill me now',
  'kill me please',
  'sometimes i cut myself when the pressure is too much',
  'i get so scared before tests that i hurt myself sometimes',
  'i cry every night',
  "i haven't slept in three days",
  'i have not eaten since yesterday',
  'no quiero vivir',
  'sometimes i hit my head against the wall because i hate myself',
]

const harmed = [
  'my dad hits me',
  'my dad hits me with a belt',
  'my mom hit me again',
  'my mom beats me',
  'my stepdad is abusing me',
  'He touches me down there',
  "my uncle touched me and i didn't want it",
  "i've been raped",
  'I am scared to go home',
  'i get beaten at home',
  'they say bad things about me',
  'everyone says mean things about me',
  'the girls at school said nasty stuff about me',
  'someone spreads rumors about me',
  'people post mean comments about me',
  'kids in my class make fun of me',
  'they call me names',
  'a boy keeps bullying me',
  'i am being bullied',
  'i get bullied at school',
  'everyone picks on me',
  'the other kids hit me',
  'the kids next to me are being mean to me',
  'everyone is so mean to me',
  'se burlan de mí',
  'nobody likes me',
  'nobody at school talks to me',
  'nobody talks to me at this school',
  'no one wants to sit with me',
  'papa hits the wall and i am under the table',
  'my dad hits my mum',
  'no one likes me here',
  'everyone hates me',
  'he hits me when i get it wrong',
  'my uncle touches me when nobody is home',
  'she slaps me every time i fail',
  'somebody in the class laughs at me',
  'everyone is laughing at me',
  'mi papa me pega cuando saco malas notas',
  'mi tio me toca y no me gusta',
  'mon père me frappe',
  'mein vater schlägt mich',
]

const harmless = [
  'i hurt myself in sports today',
  'i hate myself for forgetting the unit',
  'this song touches me at the end',
  'i cut myself on paper',
  'he hits me when we play football',
  'they laughed at my joke',
  'mi hermano me toca la guitarra',
  'i have not eaten breakfast',
  'i cry when i cut onions',
  '42',
  'sunlight and water',
  'I would never hurt myself',
  "i don't want to die",
  'i never wanted to die',
  'i do not want to kill myself',
  'I dont think i want to hurt myself',
  'not going to hurt myself',
  '5 kms',
  'the car went 10 kms',
  'Romeo kills himself',
  'suicide is a topic of the play',
  'the king wanted to kill him',
  'people die when they do not eat',
  'I want to die my hair',
  'im dying lol',
  'this is killing me',
  'I do not want to be here today',
  'I don’t want to live in Paris',
  'nobody would miss the bus',
  'i want to disappear from this screen',
  'the stars disappear',
  'nobody talks to the king',
  'no one wants me to win',
  'it would be easier without the brackets',
  'if i was not here yesterday do i have to do it',
  'he hits the ball against the wall',
  'he hits the wall',
  'he kicks the door open',
  'he breaks the wall',
  'my dad breaks walls with a hammer',
  'I cut myself shaving',
  'i cut myself on paper',
  'you cut the paper yourself',
  'I hurt myself playing football yesterday',
  'my brother beat me at chess',
  'my sister beats me every time',
  'my brother beats me at times tables',
  'my mum beats me in every game',
  'i dont want to live in a big city',
  'i dont want to live in this boring town',
  'i dont want to wake up so early',
  'my mom hit me with a pillow for fun',
  'my dad hits the ball to me',
  'he hit me up',
  'he touched me on the shoulder',
  'she hurt my feelings',
  'i was scared of the dark',
  'they say good things about me',
  'everybody likes me',
  'everyone hates maths',
  'what does it say about me',
  'this will kill me if i get it wrong',
  'they say bad things about the king',
  'call me at home',
  'what does mean mean to me',
  'kill me with kindness',
  'the bully says bad things about him',
]

describe('words that a person should read', () => {
  test.each(selfHarm)('%s', (text) => expect(worryIn(text, question('What is it?\nAnswer: 7'))).toEqual('self_harm'))
  test.each(harmed)('%s', (text) => expect(worryIn(text, question('What is it?\nAnswer: 7'))).toEqual('harmed'))
})

describe('words that are none', () => {
  test.each(harmless)('%s', (text) => expect(worryIn(text, question('What is it?\nAnswer: 7'))).toEqual(null))
})

describe('words of the question itself worry nobody', () => {
  test.each([
    ['He says: I want to die', 'Who says "I want to die"?\nAnswer: Romeo'],
    ['kill me', 'Translate into English: mátame\nAnswer: kill me'],
    ['they call me names', 'What do bullies do?\nMust mention: they call me names / they insult me'],
  ])('%s', (text, prompt) => expect(worryIn(text, question(prompt))).toEqual(null))
})

describe('worry goes before the keys', () => {
  test.each([
    ['kill me', 'Translate into English: matar\nAnswer: kill', 'self_harm'],
    ['i want to kill myself', 'Translate into English: matar\nAnswer: kill', 'self_harm'],
    ['12 because my dad hits me', 'What is 7 + 5?\nAnswer: 12', 'harmed'],
  ] as const)('%s', async (answer, prompt, kind) => {
    const turn = await playTurn(builtInTutor, { instance: question(prompt), state: newInstanceState(), rules, answer, strategySaid: true, reader: 'teacher' })
    expect([turn.concern, turn.attempt, turn.said.content.startsWith('Thank you for telling me.')]).toEqual([kind, null, true])
  })
  test('in the language of the question, to the last sentence', async () => {
    const prompt = '¿Cuál es la capital de España?\nAnswer: Madrid'
    const turn = await playTurn(builtInTutor, { instance: question(prompt), state: newInstanceState(), rules, answer: 'mi padre me pega', strategySaid: true, reader: 'teacher' })
    expect([turn.concern, turn.said.content]).toEqual([
      'harmed',
      'Gracias por contármelo. Nadie tiene derecho a hacerte daño, y no es culpa tuya. Tu profesor o profesora verá lo que has escrito. ' +
        'Por favor, habla hoy con una persona adulta en la que confíes. Si estás en peligro ahora, llama al número de emergencias. Este intento no ha contado.',
    ])
  })
})
