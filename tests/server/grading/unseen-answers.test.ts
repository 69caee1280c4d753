import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { worryIn } from '#server/grading/turn/worry.ts'
import { drawnInstance } from './answers/agreement.ts'
import { verdict } from './judged.ts'

const stickers = 'Share 50 stickers among 8 children. How many does each get, and how many are left?\nAnswer: 6 r 2'
const landing = 'On which day did Neil Armstrong step onto the Moon? Give the full date.\nAnswer: 20 July 1969'
const dreamer = 'Who gave the speech "I have a dream"?\nAnswer: Martin Luther King\nAlso accept: Martin Luther King Jr.'
const river = 'What is the longest river in Africa?\nAnswer: Nile\nAlso accept: the Nile; Nile river'
const pool = 'A pool costs 5 euros to enter and 2 euros for each hour. Write the cost for h hours.\nAnswer: 5 + 2h'
const inequality = 'For which x is 2x + 1 > 9? Give the inequality.\nAnswer: x > 4'
const interval = 'Write the set of numbers from 2 up to and including 5 as an interval.\nAnswer: [2, 5]\nIf they say (2, 5): Are the ends in the set?'
const freezing = 'At which temperature does water freeze, in degrees Celsius?\nAnswer: 0'
const hands = 'Why do we need to wash our hands before we eat? Explain.\nMust mention: germs / bacteria; sick / ill / illness'
const moral = 'What is the moral of "The Boy Who Cried Wolf"?\nMust mention: lie / lying / lies; believe / trust'
const simplify = 'Simplify 5x + 2 − 3x + 6.\nAnswer: 2x + 8'
const choices = 'What is the capital of Australia? a) Sydney b) Melbourne c) Canberra\nAnswer: c\nAlso accept: Canberra'
const animals = 'Put these animals in order, smallest first: horse, ant, cat.\nAnswer: ant, cat, horse in order'
const scientist = 'What do we call a scientist who studies rocks?\nAnswer: geologist'
const ratio = 'What is the ratio of flour to milk in simplest form?\nAnswer: 2:3'
const ceiling = 'Who painted the ceiling of the Sistine Chapel?\nAnswer: Michelangelo'
const square = 'Expand (x + 4)(x − 2).\nAnswer: x^2 + 2x − 8\nForm: expanded'
const subject = 'Make a the subject of the formula F = ma.\nAnswer: a = F/m'
const upTo = 'Write the set of numbers from 2 up to and including 5 as an interval.\nAnswer: [2, 5]'
const kingdom = 'Name the four countries of the United Kingdom.\nAnswer: England, Scotland, Wales, Northern Ireland'
const sweets = 'Share 38 sweets among 5 children. How many does each get, and how many are left over?\nAnswer: 7 r 3'
const verb = "Choose the right word: She (don't / doesn't) like tea.\nAnswer: doesn't"
const helium = 'Helium has how many protons and how many neutrons? Give (protons, neutrons).\nAnswer: (2, 2)'

describe('what children type, by class', () => {
  test.each([
    [stickers, 'each gets 6 and theres 2 left over', 'right'],
    [stickers, '6 each 2 left', 'right'],
    [stickers, '6 minus 2 left', 'not yet'],
    [landing, '20 juli 1969', 'right'],
    [landing, '20 juin 1969', 'not yet'],
    [dreamer, 'dr king', 'right'],
    [dreamer, 'martin luther', 'not yet'],
    [dreamer, 'MLK', 'right'],
    [dreamer, 'MLC', 'not yet'],
    ['What does USB stand for?\nAnswer: Universal Serial Bus', 'usb', 'unclear'],
    [ceiling, 'micheal angelo', 'right'],
    [ceiling, 'raphael angelo', 'not yet'],
    [river, 'niel', 'right'],
    [river, 'congo or nile', 'unclear'],
    [river, 'nine', 'not yet'],
    [river, 'nyle', 'right'],
    ['Which organ covers the body?\nAnswer: skin', 'sking', 'right'],
    ['Which organ covers the body?\nAnswer: skin', 'shin', 'not yet'],
    ['What is the capital of Italy?\nAnswer: Rome', 'Romeo', 'not yet'],
    ['Which country is next to Iran?\nAnswer: Iraq', 'Irak', 'right'],
    ['Which country has the capital Baghdad?\nAnswer: Iraq', 'Iran', 'not yet'],
    ['Which part of the cell releases energy?\nAnswer: mitochondria', 'mitocondira', 'right'],
    [pool, 'five plus two h', 'right'],
    [pool, 'five plus three h', 'not yet'],
    [inequality, 'more than 4', 'right'],
    [inequality, '> 4', 'right'],
    [inequality, 'less than 4', 'not yet'],
    [interval, '2, 5', 'right'],
    [interval, '(2, 5)', 'not yet'],
    [freezing, 'below zero', 'not yet'],
    [freezing, 'at 0', 'right'],
    ['A bus has 14 rows with 4 seats each. How many seats are there?\nAnswer: 56', 'i did 40+16 and got 56', 'right'],
    ['A bus has 14 rows with 4 seats each. How many seats are there?\nAnswer: 56', 'i did 40+16 and got 57', 'not yet'],
    [hands, 'because of germs so we dont get sick', 'right'],
    [hands, 'germs dont make you sick', 'partly 0.5'],
    [moral, 'no one trusts a liar who lies', 'right'],
    [simplify, '5x - 3x + 2 + 6', 'step'],
    [simplify, '8 + 2x', 'right'],
    [choices, 'c) sydney', 'unclear'],
    [choices, 'c) canberra', 'right'],
    [animals, 'horse, ant, cat', 'unclear'],
    [animals, 'cat, ant, horse', 'not yet'],
    [scientist, 'geo', 'unclear'],
    [scientist, 'the rock guy', 'unclear'],
    [ratio, '2;3', 'right'],
    [ratio, '3;2', 'not yet'],
    [helium, 'both 2', 'right'],
    [helium, '2', 'unclear'],
    [helium, '7', 'unclear'],
    [square, 'x2+2x-8', 'right'],
    [square, 'x2+2x+8', 'unclear'],
    [square, 'x3+2x-8', 'unclear'],
    [subject, 'F = ma', 'unclear'],
    [upTo, '2 ≤ x ≤ 5', 'right'],
    [upTo, '2 < x < 5', 'not yet'],
    ['Write 0.00052 in standard form.\nAnswer: 5.2 × 10^-4', '5.2 x 10 to the power of -4', 'right'],
    ['A film starts at 18:40 and lasts 95 minutes. When does it end?\nAnswer: 20:15', 'quarter past 8', 'right'],
    [kingdom, 'england scotland wales and northern ireland', 'right'],
    [kingdom, 'england scotland wales ireland', 'not yet'],
    [sweets, '38 divided by 5', 'step'],
    [sweets, '38 divided by 7', 'not yet'],
    [hands, 'it kills microbes that make u unwell', 'right'],
    [hands, 'the water is warm', 'not yet'],
    [verb, 'dont sorry doesnt', 'not yet'],
    ['Is the Sun a star?\nAnswer: yes', 'maybe?', 'help'],
    ['What is inflation? Explain it.\nMust mention: prices; rise / increase', 'idk something with money', 'help'],
    ['Is the Sun a star?\nAnswer: yes', 'the sun is a star', 'right'],
    ['Is the Sun a star?\nAnswer: yes', 'the sun is not a star', 'not yet'],
    ['Is a whale a fish?\nAnswer: no', 'a whale is a fish', 'not yet'],
    ['Solve: 6x − 4 = 20.\nAnswer: x = 4', 'plus 4 on each side', 'step'],
  ])('%s %s', (prompt, text, expected) => expect(verdict(prompt, text)).toBe(expected))

  test('a threat at home is heard before it is carried out', () => {
    expect(worryIn('my dad will hit me if i fail', drawnInstance(scientist))).toBe('harmed')
  })
  test.each(['first letter?', 'what does it start with', 'ik snap het niet'])('%s asks for help', (text) => expect(verdict(scientist, text)).toBe('help'))
  test.each(['does it rhyme with anything', 'duh', 'mr hill is asleep'])('%s is talk', (text) => expect(verdict(scientist, text)).toBe('talk'))
})

describe('what is said beside the question', () => {
  const daily = 'Explain why we have day and night.\nMust mention: Earth; spins / rotates / axis; sun / light'
  const eggs = 'Tom has 4 boxes with 6 eggs in each. How many eggs is that?\nAnswer: 24'
  const dog = 'Translate into French: the little dog\nAnswer: le petit chien'
  test.each([
    [daily, 'why is it called an axis', 'talk'],
    [daily, 'is that why it is dark in winter', 'talk'],
    [daily, 'when the sun is on the other side', 'partly 0.3333333333333333'],
    [kingdom, 'is ireland one or not', 'talk'],
    [eggs, 'we have 3 chickens at home', 'talk'],
    [eggs, 'my brother says 20', 'not yet'],
    [eggs, 'i have 20 eggs', 'not yet'],
    [dog, 'my dog is big', 'talk'],
    [dog, 'le petit chien', 'right'],
    ['Why must you not look into the sun?\nMust mention: eyes; damage / blind', 'dont look', 'not yet'],
  ])('%s %s', (prompt, text, expected) => expect(verdict(prompt, text)).toBe(expected))
})

describe('what is meant in other words', () => {
  const prime = 'Is 15 a prime number?\nAnswer: no'
  const vapour = 'What do we call the process when water turns into vapour?\nAnswer: evaporation'
  const desert = 'What is the largest hot desert?\nAnswer: Sahara Desert'
  const everest = 'What is the highest mountain on Earth?\nAnswer: Mount Everest'
  const rome = 'What is the capital of Italy?\nAnswer: Rome'
  const went = 'What is the past tense of "to go"?\nAnswer: went'
  const leap = 'How many days are in a leap year?\nAnswer: 366'
  test.each([
    [prime, 'its not prime', 'right'],
    [prime, '15 is not prime', 'right'],
    [prime, 'it cannot', 'right'],
    [prime, 'it is prime', 'not yet'],
    [prime, 'i think so', 'not yet'],
    [prime, 'its not not prime', 'not yet'],
    ['Can you divide 114 by 4?\nAnswer: no', 'you cant', 'right'],
    ['Can you divide 114 by 4?\nAnswer: no', 'you can', 'not yet'],
    [vapour, 'it evaporates', 'unclear'],
    [vapour, 'evaporate', 'unclear'],
    [vapour, 'condensing', 'not yet'],
    ['Which noun belongs to the verb "evaporate"?\nAnswer: evaporation', 'evaporates', 'not yet'],
    [desert, 'sahara', 'right'],
    [desert, 'the desert', 'not yet'],
    [desert, 'gobi', 'not yet'],
    [everest, 'mt everest', 'right'],
    [everest, 'mount fuji', 'not yet'],
    ['Which continent is Brazil in?\nAnswer: South America', 'S. America', 'right'],
    ['Which continent is Brazil in?\nAnswer: South America', 'N America', 'not yet'],
    ['What is a baby cow called?\nAnswer: calf', 'calves', 'right'],
    ['Which red blood cells or white ones fight germs?\nAnswer: white blood cells', 'red', 'not yet'],
    [rome, 'Rome Milan', 'unclear'],
    [rome, 'Rome City', 'right'],
    [went, 'gone went', 'unclear'],
    [went, 'go went gone', 'right'],
    [leap, '366 Days', 'right'],
    [leap, 'threehundredsixtysix', 'right'],
    [leap, '3 66', 'unclear'],
    [leap, '3 67', 'unclear'],
    ['What is 9 × 40?\nAnswer: 360', '36O', 'right'],
    ['What force acts?\nAnswer: 30 N', '30n', 'right'],
  ])('%s %s', (prompt, text, expected) => expect(verdict(prompt, text)).toBe(expected))
})

describe('what a held-out class typed, by class', () => {
  const cube = 'A cube has edges of 3 m. What is its volume?\nUnits: m³\nAnswer: 27\nIf they say 9: That is one face.'
  const juice = 'Maya drinks 3/8 of a litre of juice and Leo 1/4 of a litre. How much more does Maya drink?\nAnswer: 1/8 litre'
  const pencils = 'A box of 12 pencils costs the same as 4 rulers. A ruler costs 90 cents. How many cents does one pencil cost?\nAnswer: 30\nIf they say 360: That is the box.\nStep: 360'
  const inequality = 'For which numbers x is 3x + 1 ≤ 13? Write an inequality.\nAnswer: x ≤ 4'
  const buses = '50 children go on a trip. A minibus takes 9. How many full minibuses are there, and how many children are left over?\nAnswer: 5 r 5'
  const rivers = 'Give two reasons why people settled along rivers.\nMust mention: water / drink; farming / soil / food / fish'
  const rise = 'It was −4 °C in the morning. By noon it has risen by 11 degrees. What is it at noon?\nAnswer: 7'
  const irony = 'What does the word "irony" mean? Say it in your own words.\nMust mention: opposite / different; say / said / words / expect'
  const moral = 'What lesson does the hare learn?\nMust mention: slow / steady; win / race'
  const order = 'Put these events in order, the earliest first: the Moon landing, the French Revolution.\nAnswer: French Revolution, Moon landing in order'
  const signs = 'What do we call the writing of the ancient Egyptians?\nAnswer: hieroglyphics'
  test.each([
    [cube, '27 m³', 'right'],
    [cube, '27 cubic metres', 'right'],
    [cube, '27', 'unclear'],
    [cube, '27 m2', 'not yet'],
    [cube, '3x3=9', 'step'],
    [cube, '9', 'not yet'],
    [juice, '1/8 of a litre', 'right'],
    [juice, 'maya drinks 1/8 of a litre more', 'right'],
    [juice, '2/8 of a litre', 'not yet'],
    [pencils, 'its 360 for the box', 'step'],
    [pencils, '4x90=360', 'step'],
    [pencils, '4x90=350', 'not yet'],
    [pencils, '7.5', 'not yet'],
    [pencils, '360 %', 'not yet'],
    [inequality, '3x<=12 so x<=4', 'right'],
    [inequality, '3x<=12 so x<=5', 'not yet'],
    [buses, '5 full ones 5 kids left', 'right'],
    [buses, '5 full buses and 4 left', 'not yet'],
    [rivers, 'water, food', 'right'],
    [rivers.replace('Give two reasons why', 'Explain why'), 'water, food', 'unclear'],
    [rise, 'minus 7', 'not yet'],
    [irony, 'do you ever sleep', 'talk'],
    [irony, 'is irony like sarcasm', 'talk'],
    [irony, 'when you mean something else', 'not yet'],
    ['What does "reliable" mean?\nMust mention: trust / depend', 'someone who never lets u down', 'not yet'],
    [moral, 'dont sleep', 'not yet'],
    [moral, 'this is boring', 'talk'],
    [order, 'idk the dates', 'help'],
    ['What is 3 + 4?\nAnswer: 7', 'idk the numbers', 'help'],
    ['What is 3 + 4?\nAnswer: 7', 'idk nine', 'not yet'],
    [signs, 'its like emojis lol', 'talk'],
    [signs, 'can you helpp me', 'help'],
    [signs, 'is it somthing you eat', 'talk'],
    ['¿Cuánto es doce más nueve?\nAnswer: 21', '22 no 21', 'unclear'],
    ['¿Cuánto es doce más nueve?\nAnswer: 21', 'no 21', 'not yet'],
    ['Which is bigger: 0.5 or 0.35?\nAnswer: 0.5', 'the first one', 'unclear'],
  ])('%s %s', (prompt, text, expected) => expect(verdict(prompt, text)).toBe(expected))

  test('a verb of another language is a try where such a verb is to be filled in', () => {
    const blank = drawnInstance('Complete with the right form of "hablar": Yo ___ español.\nAnswer: hablo', 'Spanish')
    expect(judgeBuiltIn(blank, 'tengo', { strictness: 'moderate', earlier: [] }).outcome).toBe('graded')
  })
  test.each(['i dont feel safe at home', 'nobody would even notice if i was gone'])('%s is heard as a worry', (text) => {
    expect(worryIn(text, drawnInstance(irony)) === null).toBe(false)
  })
})
