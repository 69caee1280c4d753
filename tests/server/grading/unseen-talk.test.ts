import { describe, expect, test } from 'vitest'
import { certainTalkOf } from '#server/grading/turn/talk/tables/certain-talk.ts'
import { speaksInThirdLanguage } from '#server/grading/turn/talk/third-language.ts'
import { question, verdict } from './judged.ts'

const prime = 'Is 51 a prime number?\nAnswer: no'
const lemon = 'What does a lemon taste like?\nAnswer: sour'
const newton = 'What puzzled Newton?\nMust mention: apple; fall'
const made = 'What kind of lake was the reservoir, and where did they drive?\nAnswer: artificial'
const birds = 'Which animal lays eggs and has feathers?\nAnswer: bird\nAlso accept: a bird; hen; chicken; duck'
const norway = 'What is the capital of Norway?\nAnswer: Oslo'
const jupiter = 'Which planet is the largest in our solar system?\nAnswer: Jupiter\nIf they say Saturn: Nearly.'
const hungry = 'Translate into French: "I am hungry"\nAnswer: j\'ai faim'
const dog = 'How do you say "dog" in German?\nAnswer: der Hund\nAlso accept: Hund'
const room = 'Which room in a house has a shower?\nAnswer: bathroom'
const clown = 'What does Ben say to the clown?\nAnswer: you are great'
const gross = 'Which animals are described as gross?\nAnswer: rats'
const leaving = 'What do we say when we leave?\nAnswer: goodbye'
const hunger = 'What does the boy say when he is hungry?\nAnswer: i am hungry'
const reservoir = 'What kind of lake was the reservoir?\nMust mention: artificial / made by people'
const mercury = 'Which planet is closest to the Sun?\nAnswer: Mercury'
const blood = '¿De qué color es la sangre?\nAnswer: roja'
const island = 'What do we call land with water on all sides?\nAnswer: island'
const year = 'In which year did Columbus first reach America?\nAnswer: 1492'

describe('talk and answers beside it', () => {
  test.each([
    [birds, 'ur funny', 'talk'],
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
    [newton, 'why does the apple fall down', 'right'],
    [lemon, 'sweet', 'not yet'],
    [lemon, 'nice', 'not yet'],
    [lemon, 'fine', 'not yet'],
    [lemon, 'cool', 'not yet'],
    [lemon, 'meow', 'not yet'],
    [lemon, 'moo', 'not yet'],
    [lemon, 'yawn', 'not yet'],
    [lemon, 'snore', 'not yet'],
    [lemon, 'great', 'not yet'],
    [lemon, 'alright', 'not yet'],
    [lemon, 'whatever', 'talk'],
    [lemon, 'you are the worst', 'talk'],
    [made, 'ich habe keine ahnung', 'talk'],
    [room, 'toilet', 'not yet'],
    [room, 'can i go to the toilet', 'talk'],
    [norway, 'toilet', 'talk'],
    [clown, 'you are funny', 'not yet'],
    [norway, 'you are funny', 'talk'],
    [gross, 'spiders are gross', 'not yet'],
    [norway, 'spiders are gross', 'talk'],
    [leaving, 'see you later', 'not yet'],
    [norway, 'see you later', 'talk'],
    [hunger, 'i am thirsty', 'not yet'],
    [norway, 'i am thirsty', 'talk'],
    [reservoir, 'was man made', 'not yet'],
    [made, 'was man made', 'not yet'],
    [made, 'on a de facto road', 'not yet'],
    [made, 'was soll ich schreiben', 'help'],
    [mercury, 'i dont think its mercury', 'not yet'],
    [mercury, 'i dont think i like this', 'talk'],
    [blood, 'verde jajaja', 'not yet'],
    [blood, 'jajaja', 'talk'],
    [blood, 'es broma', 'talk'],
    [island, 'i was on an island in summer', 'talk'],
    [island, 'it is an island', 'right'],
    [year, 'who even cares about 1492', 'talk'],
    [year, 'i care about 1492', 'right'],
    [year, 'i stayed up till 1 am', 'talk'],
  ])('%s %s: %s', (prompt, answer, expected) => {
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
