import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('figures that say what they are of may be told in any order', () => {
  describe('Water boils at ___ °C at sea level, and freezes at ___ °C.', () => {
    const prompt = 'Water boils at ___ °C at sea level, and freezes at ___ °C.\nAnswer: 100, 0 in order'
    test.each([
      ['freezes at 0 and boils at 100', 'right'],
      ['boils at 100 and freezes at 0', 'right'],
      ['boils at 0 and freezes at 100', 'not yet'],
      ['freezes at 100 and boils at 0', 'not yet'],
      ['boils 100 freezes 0', 'right'],
      ['freezes 0, boils 100', 'right'],
      ['freezes at 0°C, boils at 100°C', 'right'],
      ['0 freezes 100 boils', 'right'],
      ['0 and 100', 'not yet'],
      ['100 and 0', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Helium-3 has how many protons and how many neutrons? Give (protons, neutrons).', () => {
    const prompt = 'Helium-3 has how many protons and how many neutrons? Give (protons, neutrons).\nAnswer: (2, 1)'
    test.each([
      ['neutrons 1 protons 2', 'right'],
      ['1 neutron and 2 protons', 'right'],
      ['2 protons 1 neutron', 'right'],
      ['protons: 2, neutrons: 1', 'right'],
      ['neutrons: 2, protons: 1', 'not yet'],
      ['2 neutrons and 1 proton', 'not yet'],
      ['1 and 2', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Ben and Tom share 11 sweets. Tom gets 8. How many does Ben get, and how many does Tom get?', () => {
    const prompt = 'Ben and Tom share 11 sweets. Tom gets 8. How many does Ben get, and how many does Tom get?\nAnswer: 3, 8 in order'
    test.each([
      ['Tom 8, Ben 3', 'right'],
      ['ben 3 tom 8', 'right'],
      ['ben 8 tom 3', 'not yet'],
      ['tom gets 8 and ben 3', 'right'],
      ['tom 3 and ben 8', 'not yet'],
      ['8 and 3', 'not yet'],
      ['tom gets 8, ben gets 3', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('In a survey 12 children like cats, 7 like dogs. How many cats and how many dogs are there, if each child has one?', () => {
    const prompt = 'In a survey 12 children like cats, 7 like dogs. How many cats and how many dogs are there, if each child has one?\nAnswer: 12, 7 in order'
    test.each([
      ['7 dogs and 12 cats', 'right'],
      ['12 cats and 7 dogs', 'right'],
      ['7 cats and 12 dogs', 'not yet'],
      ['dogs 7 cats 12', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('The perimeter and the area of a 3 by 5 rectangle: give the perimeter first, then the area.', () => {
    const prompt = 'The perimeter and the area of a 3 by 5 rectangle: give the perimeter first, then the area.\nAnswer: 16, 15 in order'
    test.each([
      ['area 15 perimeter 16', 'right'],
      ['perimeter 16, area 15', 'right'],
      ['perimeter 15, area 16', 'not yet'],
      ['the area is 15 and the perimeter is 16', 'right'],
      ['15, 16', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many edges, faces and corners does a cube have?', () => {
    const prompt = 'How many edges, faces and corners does a cube have?\nAnswer: 12, 6, 8 in order'
    test.each([
      ['12 edges 6 faces 8 corners', 'right'],
      ['8 corners, 6 faces, 12 edges', 'right'],
      ['6 faces, 8 corners and 12 edges', 'right'],
      ['6 edges, 8 faces, 12 corners', 'not yet'],
      ['8 edges 6 faces 12 corners', 'not yet'],
      ['12, 6 and 8', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Find two numbers whose sum is 10 and whose product is 21, the smaller first.', () => {
    const prompt = 'Find two numbers whose sum is 10 and whose product is 21, the smaller first.\nAnswer: 3, 7 in order'
    test.each([
      ['3 and 7', 'right'],
      ['7 and 3', 'not yet'],
      ['sum 10 product 21', 'not yet'],
      ['sum 3 product 7', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
