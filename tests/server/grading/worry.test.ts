import { describe, expect, test } from 'vitest'
import { worryIn } from '#server/grading/turn/worry.ts'

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
]

const harmless = [
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
  'I cut myself shaving',
  'i cut myself on paper',
  'you cut the paper yourself',
  'I hurt myself playing football yesterday',
  'my brother beat me at chess',
  'my sister beats me every time',
  'my mom hit me with a pillow for fun',
  'my dad hits the ball to me',
  'he hit me up',
  'he touched me on the shoulder',
  'she hurt my feelings',
  'i was scared of the dark',
]

describe('words that a person should read', () => {
  test.each(selfHarm)('%s', (text) => expect(worryIn(text, '')).toEqual('self_harm'))
  test.each(harmed)('%s', (text) => expect(worryIn(text, '')).toEqual('harmed'))
})

describe('words that are none', () => {
  test.each(harmless)('%s', (text) => expect(worryIn(text, '')).toEqual(null))
})

test('words of the question itself worry nobody', () => {
  expect(worryIn('He says: I want to die', 'Who says "I want to die"?')).toEqual(null)
})
