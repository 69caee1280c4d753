import { describe, expect, test } from 'vitest'
import { chatTextOf, coreOfChat } from '#server/grading/turn/talk/chat-words.ts'
import { isMeaningless } from '#server/grading/turn/talk/nonsense.ts'
import { judgementOf } from '#tests/server/grading/judged.ts'

test('chat spelling is written out', () => {
  const read = (text: string) => chatTextOf(text).text
  expect(['whats dis', 'u r dumb', 'idc cuz im tired', 'gonna go', "what's up", 'sooooo boring', 'dont wanna'].map(read)).toEqual([
    'what is this',
    'you are dumb',
    'idc because i am tired',
    'going to go',
    'what is up',
    'so boring',
    'do not want to',
  ])
  expect(['um so what is it lol', 'hey can i go', 'ok', 'bro this is hard today'].map((text) => coreOfChat(read(text)))).toEqual(['what is it', 'can i go', 'ok', 'this is hard'])
})

describe('the meaning of a word', () => {
  const prompt = 'Why do we have day and night?\nMust mention: spins / turns; axis; sun\nWords: axis / axes = the line a planet turns around'
  test.each([
    ['what is an axis', 'axis'],
    ['what does axis mean', 'axis'],
    ['whats an axis??', 'axis'],
    ['what are axes', 'axes'],
    ['define axis', 'axis'],
    ['what do you mean by axis', 'axis'],
    ['i dont know what an axis is', 'axis'],
  ])('is asked by “%s”', (text, about) => expect(judgementOf(prompt, text).talk).toEqual({ kind: 'question', about }))
})

describe('what means nothing', () => {
  test.each(['asdf', 'hjkl', 'aaaaaaa', 'lalalala', 'qwertyuiop', 'banana banana banana banana', 'xkcdvbn', 'fffff ggggg', 'asdkjh qwelkj', 'sdfjkl', 'lkjfds'])('%s', (text) => expect(isMeaningless(text)).toBe(true))
  test.each(['no', 'banana', 'mitocondria', 'XIIII', 'strength', 'rhythm', 'x+x+x+x', 'Zelensky', '1 1 1 1', 'well well', 'were', 'Ljubljana', 'property', 'operas', 'poire'])('is not %s', (text) =>
    expect(isMeaningless(text)).toBe(false),
  )
})

describe('who asks why about a number', () => {
  const prompt = 'Solve 2x + 3 = 11.\nAnswer: 4'
  test.each(['why is it 4', 'but why 4?', 'why was 5 wrong', 'how did you get 4'])('says none with “%s”', (text) =>
    expect(judgementOf(prompt, text).talk).toEqual({ kind: 'question', about: null }),
  )
  test.each(['is it 4', '4 because 2 times 4 is 8', 'it is 4, why?'])('says one with “%s”', (text) => expect(judgementOf(prompt, text).quality).toBe(1))
})

describe('where another language is asked for', () => {
  const lessons = ['Translate into Spanish: the house is red\nAnswer: la casa es roja', 'How do you say "good morning" in Spanish?\nAnswer: buenos días']
  test.each(['this is boring', 'thanks', 'thank you so much', 'bye', 'i hate this', 'i am tired', 'you are a robot'])('“%s” costs no try', (text) =>
    expect(lessons.map((prompt) => judgementOf(prompt, text).outcome)).toEqual(['talk', 'talk']),
  )
  test.each(['the house is red', 'la casa es grande', 'la casa', 'no'])('“%s” is a try', (text) =>
    expect(lessons.map((prompt) => judgementOf(prompt, text).outcome).filter((outcome) => outcome === 'talk')).toEqual([]),
  )
  test.each([
    ['Translate into English: gracias\nAnswer: thank you', 'thanks'],
    ['Translate "thank you" into French.\nAnswer: merci', 'thank you'],
    ['Translate into English: estoy cansado\nAnswer: I am tired', 'i am bored'],
  ])('English words are tries where they are asked for: %s, %s', (prompt, text) => expect(judgementOf(prompt, text).outcome).not.toBe('talk'))
})
