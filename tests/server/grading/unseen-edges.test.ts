import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { certainTalkOf } from '#server/grading/turn/talk/certain-talk.ts'
import { speaksInThirdLanguage } from '#server/grading/turn/talk/third-language.ts'
import { drawnInstance } from './answers/agreement.ts'
import { question, verdict } from './judged.ts'

const whales = 'Are whales fish? Answer yes or no and give the reason.\nAnswer: no\nAlso accept: no, they are mammals; no, they breathe air'
const starry = 'Who painted the Starry Night?\nAnswer: Vincent van Gogh'
const python = 'What does this Python line print? print(3 * "ab")\nAnswer: ababab\nForm: exact words'
const desert = 'Which of these is a desert? a) Amazon b) Sahara c) Everest d) Danube\nAnswer: b\nAlso accept: Sahara'
const days = 'How many days does the Moon take to go round the Earth? Give whole days.\nAnswer: 27'
const minutes = 'How many minutes is half an hour?\nAnswer: 30'
const seats = 'A cinema has 12 rows with 15 seats in each row. How many seats are there?\nAnswer: 180'
const solve = 'Solve 4x − 7 = 21.\nAnswer: x = 7\nIf they say 28: That is 4x. What is one x?'
const area = 'A rectangle is 6 cm long and 4.5 cm wide. What is its area?\nAnswer: 27 cm²'
const marbles = 'Share 47 marbles equally among 6 children. How many does each get and how many are left?\nAnswer: 7 r 5'
const ratio = 'What is the ratio of boys to girls in simplest form?\nAnswer: 2:3\nForm: simplified'
const point = 'Where do the lines y = x + 1 and y = 3 meet? Give the point.\nAnswer: (2, 3)'
const taxi = 'A taxi costs 4 euros plus 3 euros per kilometre. Write an expression for the cost of k kilometres.\nAnswer: 4 + 3k'
const factor = 'Factor x² − 5x + 6.\nAnswer: (x − 2)(x − 3)\nForm: factored'
const inequality = 'For which values of x is 3x − 2 ≤ 10? Write the inequality.\nAnswer: x ≤ 4'
const order = 'Put in order, smallest first: 0.5, 0.45, 0.405.\nAnswer: 0.405, 0.45, 0.5 in order'
const water = 'Water boils at ___ °C at sea level, and freezes at ___ °C.\nAnswer: 100, 0 in order'
const oceans = 'Name the five oceans of the Earth.\nAnswer: Pacific, Atlantic, Indian, Arctic, Southern'
const green = 'Which two colours make green?\nAnswer: blue, yellow'
const prime = 'Is 51 a prime number?\nAnswer: no'
const bogota = '¿Es Bogotá la capital de Perú?\nAnswer: no'
const film = 'A film starts at 18:45 and lasts 95 minutes. When does it end?\nAnswer: 20:20'
const pizza = 'A pizza is cut into 8 slices. Leo eats 3. What fraction is left?\nAnswer: 5/8\nIf they say 3/8: That is what he ate.'

describe('what the edges of a held-out set showed, by class', () => {
  test.each([
    [whales, 'yes they are mammals', 'not yet'],
    [whales, 'no they are mammals', 'right'],
    [whales, 'they are mammals', 'right'],
    [starry, 'theo van gogh', 'not yet'],
    [starry, 'the painter van gogh', 'right'],
    [starry, 'v van gogh', 'right'],
    [python, 'ab ab ab', 'not yet'],
    [python, 'ababab', 'right'],
    [desert, 'c) sahara', 'unclear'],
    [desert, 'b) sahara', 'right'],
    [days, '27 hours', 'not yet'],
    [days, '27 days', 'right'],
    [minutes, '30 m', 'right'],
    [minutes, '30 seconds', 'not yet'],
    [seats, 'onehundred and eighty', 'right'],
    [seats, 'onehundred eighty five', 'not yet'],
    [solve, 'if you add 7 you get 28 and then divide by 4 so 7', 'right'],
    [solve, 'if you add 7 you get 28 and then divide by 4 so 8', 'not yet'],
    [area, 'twenty seven cm2', 'right'],
    [area, 'twenty six cm2', 'not yet'],
    [area, '27 centimeters square', 'right'],
    [area, '27 squared cm', 'right'],
    [area, '27 cm cube', 'not yet'],
    [marbles, '7 and 5', 'right'],
    [marbles, '5 and 7', 'not yet'],
    [ratio, 'for every 2 boys theres 3 girls', 'right'],
    [ratio, 'for every 3 boys theres 2 girls', 'not yet'],
    [point, '(2, 3', 'right'],
    [point, '(3, 2', 'not yet'],
    [taxi, '4+3xk', 'right'],
    [taxi, '3+4xk', 'not yet'],
    [taxi, 'k', 'not yet'],
    [factor, '(x - 2) x (x - 3)', 'right'],
    [factor, '(x - 2) x (x + 3)', 'not yet'],
    [factor, '(x - 2)x(x - 3)', 'not yet'],
    [inequality, '4 or less', 'right'],
    [inequality, '4 or more', 'not yet'],
    [inequality, 'all numbers up to 4', 'right'],
    [inequality, 'min 4', 'not yet'],
    [inequality, 'x is smaller or equal 4', 'right'],
    [order, '0.405 is smallest then 0.45 and 0.5 is biggest', 'not yet'],
    [order, '0.5 is smallest then 0.45 and 0.405 is biggest', 'not yet'],
    [water, 'boils at 100 freezes at 0', 'right'],
    [water, 'freezes at 100 boils at 0', 'not yet'],
    [oceans, 'Atlantic Pacific Arctic Indian Southern oceans', 'right'],
    [oceans, 'Atlantic Pacific Arctic Indian oceans', 'not yet'],
    [green, 'blue, yellow, green', 'not yet'],
    [prime, '3x17=51', 'step'],
    [prime, '3x16=51', 'not yet'],
    [bogota, 'claro que no', 'right'],
    [bogota, 'para nada', 'right'],
    [bogota, 'claro que sí', 'not yet'],
    [film, '18:45 + 1:35', 'step'],
    [film, '18:45 + 1h', 'not yet'],
    [pizza, '8-3=5', 'step'],
    [pizza, '8+3=11', 'not yet'],
  ])('%s %s: %s', (prompt, answer, expected) => {
    expect(verdict(prompt, answer)).toEqual(expected)
  })
})

describe('strict takes none of what is read kindly', () => {
  test.each([
    [marbles, '7 and 5'],
    [water, 'boils at 100 freezes at 0'],
    [oceans, 'Atlantic Pacific Arctic Indian Southern oceans'],
    [inequality, '4 or less'],
    [starry, 'van gogh'],
  ])('%s %s', (prompt, answer) => {
    expect(judgeBuiltIn(drawnInstance(prompt), answer, { strictness: 'strict', earlier: [] }).quality ?? 0).toEqual(0)
  })
})

const birds = 'Which animal lays eggs and has feathers?\nAnswer: bird\nAlso accept: a bird; hen; chicken; duck'
const norway = 'What is the capital of Norway?\nAnswer: Oslo'
const jupiter = 'Which planet is the largest in our solar system?\nAnswer: Jupiter\nIf they say Saturn: Nearly.'
const hungry = 'Translate into French: "I am hungry"\nAnswer: j\'ai faim'

const dog = 'How do you say "dog" in German?\nAnswer: der Hund\nAlso accept: Hund'

describe('talk and answers beside it', () => {
  test.each([
    [birds, 'ur funny', 'not yet'],
    [birds, 'why do they have fur', 'talk'],
    [birds, 'do you like birds', 'talk'],
    [birds, 'eggs are yummy', 'not yet'],
    [birds, 'birds', 'right'],
    [birds, 'a funny bird', 'right'],
    [norway, 'no', 'talk'],
    [norway, 'fine', 'not yet'],
    [prime, 'nah', 'right'],
    ['Can a whale breathe under water?\nMust mention: lungs; air', 'no', 'not yet'],
    ['What is the opposite of "terrible"?\nAnswer: great\nAlso accept: fine', 'fine', 'right'],
    [jupiter, 'tell me more about jupiter', 'talk'],
    [jupiter, 'its jupiter right', 'right'],
    [jupiter, 'its not saturn right', 'talk'],
    [hungry, 'merci beaucoup', 'talk'],
    [hungry, 'pourquoi on dit avoir', 'talk'],
    [hungry, "j'ai faim", 'right'],
    [dog, "mon chat s'appelle minou", 'talk'],
    [dog, 'il faut mettre la majuscule ?', 'talk'],
    [dog, 'hund', 'right'],
    [dog, 'der Katze', 'not yet'],
    ['¿Cuál es la capital de Perú?\nAnswer: Lima', 'es la ciudad de los reyes', 'not yet'],
    ['Translate into French: my cat is called Minou\nAnswer: mon chat s’appelle Minou', 'mon chien s’appelle Minou', 'not yet'],
    [birds, 'yawn', 'not yet'],
    ['What do we do when we are tired? We open our mouth wide and\nAnswer: yawn', 'yawn', 'right'],
    ['How many wheels do 6 cars have altogether?\nAnswer: 24', '4 and 4 and 4 and 4 and 4 and 4', 'step'],
    ['How many wheels do 6 cars have altogether?\nAnswer: 24', '4 and 4 and 4 and 4', 'not yet'],
    ['Write 3/4 as a decimal.\nAnswer: 0.75', 'is 0.7 enough', 'not yet'],
  ])('%s %s: %s', (prompt, answer, expected) => {
    expect(verdict(prompt, answer)).toEqual(expected)
  })
})

const balls = 'How many red and how many blue balls are there?\nAnswer: 2, 7 in order'
const goals = 'How many goals have Ben and Tom shot?\nAnswer: 3, 8 in order'
const roots = 'Which two numbers solve the equation?\nAnswer: {2, 3}'
const pair = 'Which number comes first, and which second?\nAnswer: 7, 3 in order'
const division = 'Work out 47 : 6.\nAnswer: 7 r 5'
const least = 'Write the inequality for "x is at least 5".\nAnswer: x ≥ 5'
const cubic = 'Factor the expression.\nAnswer: x(x − 2)(x − 3)'
const week = 'If you know how many days a week has, how many hours has a week?\nAnswer: 168'
const film2 = 'A film lasts 2 hours. How many minutes is that, and how long is it in seconds? Give the seconds.\nAnswer: 7200'
const lemon = 'What does a lemon taste like?\nAnswer: sour'
const space = 'Is space silent?\nAnswer: yes\nAlso accept: no air'
const newton = 'What puzzled Newton?\nMust mention: apple; fall'
const made = 'What kind of lake was the reservoir, and where did they drive?\nAnswer: artificial'

describe('what a review of these rules found', () => {
  test.each([
    [balls, 'red 2 and blue 7', 'right'],
    [balls, 'blue 2 red 7', 'not right'],
    [goals, 'ben 3 tom 8', 'right'],
    [goals, 'tom 3 ben 8', 'not right'],
    ...['boils at 100 million, freezes at 0', 'boils at half of 100 freezes at 0', 'boils at 100% freezes at 0%', 'boils at hardly 100 freezes at 0'].map((said) => [water, said, 'not right']),
    [order, 'largest first 0.405 0.45 0.5', 'not right'],
    [order, 'smallest first 0.405 0.45 0.5', 'right'],
    [roots, 'all numbers from 2 to 3', 'not right'],
    [roots, 'its 2 and 3', 'right'],
    ...['7 times 3', 'if you take 7 from 3', 'anything from 7 to 3'].map((said) => [pair, said, 'not right']),
    [pair, 'first 7 and second 3', 'right'],
    [ratio, 'for every 2 boys there are 3 girls', 'right'],
    ...['for every 2 girls there are 3 boys', 'for every 2 children there are 3 girls', 'for every 2 boys there are 3 times as many girls'].map((said) => [ratio, said, 'not right']),
    [ratio, 'for every 2 boys there are 3 more girls', 'not right'],
    [division, '7,5', 'not right'],
    [division, '7, 5', 'right'],
    [least, 'min 5', 'right'],
    ...['min 5 max 9', 'min 5 or less'].map((said) => [least, said, 'not right']),
    [inequality, 'up to 4', 'right'],
    [inequality, 'up to 4 or more', 'not right'],
    [solve, 'add 7 then divide 28 by 4 so 7', 'right'],
    ...['2x = 3 so 7', 'its 8 so 7', '21 - 7 = 14 so 7', 'i guessed 28 so then 7'].map((said) => [solve, said, 'not right']),
    [week, '168 hours', 'right'],
    [film2, '7200 seconds', 'right'],
    [minutes, '30 seconds', 'not right'],
    [cubic, '(x - 2) x (x - 3)', 'right'],
    [cubic, '(x - 2) x (x + 3)', 'not right'],
    [space, 'no air in space', 'right'],
    [whales, 'yes they are mammals', 'not right'],
    ...['the famous van gogh', 'of course van gogh', 'dutch guy van gogh'].map((said) => [starry, said, 'right']),
    [starry, 'theo van gogh', 'not right'],
    [newton, 'why does the apple fall down', 'right'],
    [jupiter, 'tell me more about jupiter', 'not right'],
  ])('%s %s: %s', (prompt = '', answer = '', expected = '') => {
    const said = verdict(prompt, answer)
    expect(expected === 'right' ? said : said === 'right' ? said : 'not right').toEqual(expected)
  })

  test.each([
    ...['sweet', 'nice', 'fine', 'cool', 'meow', 'moo', 'yawn', 'snore', 'great', 'alright'].map((said) => [lemon, said, 'not yet']),
    [lemon, 'whatever', 'talk'],
    [lemon, 'you are the worst', 'talk'],
    [made, 'ich habe keine ahnung', 'talk'],
  ])('talk or an answer: %s %s: %s', (prompt = '', answer = '', expected = '') => {
    expect(verdict(prompt, answer)).toEqual(expected)
  })

  test.each(['toilet', 'yoghurt is tasty', 'you are funny'])('%s is no certain talk', (said) => {
    expect(certainTalkOf(said)).toEqual(null)
  })

  test.each([
    ['was man made', false],
    ['was a man of war', false],
    ['on a de facto road', false],
    ['was soll ich schreiben', true],
  ])('a third language: %s %s', (said, expected) => {
    expect(speaksInThirdLanguage(said, question(made))).toEqual(expected)
  })

  test('a prompt of many lines is read in no time', () => {
    const started = performance.now()
    verdict(`Name it.${'\n'.repeat(60_000)}Now.\nAnswer: Oslo`, 'no')
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('what a possessive answers is no talk of oneself', () => {
  test.each([
    ...['hers is on the table', 'its hers', 'hers'].map((said) => ['Whose book is on the table: hers or his?\nAnswer: hers', said, 'right']),
    ...['his is on the table'].map((said) => ['Whose book is on the table: hers or his?\nAnswer: hers', said, 'not yet']),
    ...['mine is in the bag'].map((said) => ['Complete: This is not my pen, it is yours. ___ is in the bag.\nAnswer: mine', said, 'right']),
    ...['his is on the shelf'].map((said) => ['Where is the lamp, and where is the book? Whose is on the shelf, his or hers?\nAnswer: his', said, 'right']),
    ...['my heart is broken'].map((said) => ['Which organ pumps blood?\nAnswer: heart', said, 'talk']),
    ...['i have a kite too'].map((said) => ['Which toy flies in the wind on a string?\nAnswer: kite', said, 'talk']),
    ...['do you like birds'].map((said) => ['Which animal lays eggs and has feathers?\nAnswer: bird\nAlso accept: a bird; hen; chicken; duck', said, 'talk']),
    ...['my cat is so cute', 'i like cats'].map((said) => ['Which animal says meow?\nAnswer: cat', said, 'talk']),
    ...['the cat says meow'].map((said) => ['Which animal says meow?\nAnswer: cat', said, 'right']),
    ...['i live in lima', 'my uncle lives in peru'].map((said) => ['What is the capital of Peru?\nAnswer: Lima', said, 'talk']),
    ...['my cat is called rome'].map((said) => ['What is the capital of Italy?\nAnswer: Rome', said, 'talk']),
    ...['hers is at the station'].map((said) => ['Whose bike is at the station: hers or mine?\nAnswer: hers', said, 'right']),
    ...['his is in the tree'].map((said) => ['Whose cat is in the tree: his or hers?\nAnswer: his', said, 'right']),
    ...['hers is in the tree'].map((said) => ['Whose cat is in the tree: his or hers?\nAnswer: his', said, 'not yet']),
    ...['my bag is red'].map((said) => ['Who has the red bag, Lea or Tim? Lea says: my bag is red. Finish: Lea says ...\nAnswer: my bag is red', said, 'right']),
  ])('%s %s: %s', (prompt = '', said = '', expected = '') => {
    expect(verdict(prompt, said)).toEqual(expected)
  })
})

describe('a bare yes or no is talk only where neither is asked', () => {
  test.each([
    ...['no', 'wrong', 'its wrong'].map((said) => ['The sun goes round the earth. Right or wrong?\nAnswer: wrong', said, 'right']),
    ...['yes', 'right'].map((said) => ['The sun goes round the earth. Right or wrong?\nAnswer: wrong', said, 'not yet']),
    ...['yes'].map((said) => ['Decide: 2 + 2 = 5.\nAnswer: wrong\nAlso accept: false', said, 'not yet']),
    ...['no'].map((said) => ['Decide: 2 + 2 = 5.\nAnswer: wrong\nAlso accept: false', said, 'right']),
    ...['yes'].map((said) => ['9 is prime: correct or incorrect?\nAnswer: incorrect', said, 'not yet']),
    ...['no'].map((said) => ['9 is prime: correct or incorrect?\nAnswer: incorrect', said, 'right']),
    ...['no'].map((said) => ['Tell me if 9 is prime.\nAnswer: 9 is not prime', said, 'not yet']),
    ...['nope'].map((said) => ['Say whether 9 is prime.\nAnswer: not prime', said, 'not yet']),
    ...['no'].map((said) => ['Sind Wale Fische?\nAnswer: nein', said, 'right']),
    ...['no'].map((said) => ['¿Son peces las ballenas?\nAnswer: mamíferos', said, 'not yet']),
    ...['no'].map((said) => ['Est-ce que les baleines sont des poissons?\nAnswer: non', said, 'right']),
    ...['yes'].map((said) => ['Ist Wien die Hauptstadt von Österreich? Begründe.\nAnswer: Hauptstadt', said, 'not yet']),
    ...['no'].map((said) => ['Would you drink sea water. Explain.\nAnswer: too salty', said, 'not yet']),
    ...['no'].map((said) => ['Is 9 a prime number. Give a reason.\nMust mention: divisible by 3', said, 'not yet']),
    ...['no'].map((said) => ['Can plants grow in the dark? Explain.\nMust mention: light', said, 'not yet']),
    ...['no'].map((said) => ['Explain if glass conducts electricity.\nMust mention: insulator', said, 'not yet']),
    ...['no'].map((said) => ['Does the moon make its own light\nMust mention: reflects', said, 'not yet']),
    ...['no', 'yes', 'nah lol'].map((said) => ['What is the capital of Norway?\nAnswer: Oslo', said, 'talk']),
    ...['no'].map((said) => ['If Tom has 3 apples and eats 1, how many are left?\nAnswer: 2', said, 'talk']),
    ...['no'].map((said) => ['What is the right angle in degrees?\nAnswer: 90', said, 'talk']),
    ...['yes'].map((said) => ['How many wheels do 6 cars have?\nAnswer: 24', said, 'talk']),
    ...['nope'].map((said) => ['Name the organ that pumps blood.\nAnswer: heart', said, 'talk']),
    ...['no'].map((said) => ['Do the sum 3 + 4.\nAnswer: 7', said, 'talk']),
    ...['no'].map((said) => ['Who painted the Mona Lisa?\nAnswer: Leonardo da Vinci', said, 'talk']),
    ...['no'].map((said) => ['Why do leaves fall in autumn?\nMust mention: water; cold', said, 'talk']),
    ...['no'].map((said) => ['Welches Tier ist das größte?\nAnswer: Blauwal', said, 'talk']),
    ...['nope'].map((said) => ['Explain how rain forms.\nMust mention: clouds', said, 'talk']),
  ])('%s %s: %s', (prompt = '', said = '', expected = '') => {
    expect(verdict(prompt, said)).toEqual(expected)
  })
})
