import { describe, expect, test } from 'vitest'
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
    [river, 'niel', 'right'],
    [river, 'congo or nile', 'unclear'],
    [river, 'nine', 'not yet'],
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
