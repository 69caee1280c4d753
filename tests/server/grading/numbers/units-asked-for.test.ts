import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('a figure counts in the unit that is asked for, in the language of the question', () => {
  describe('¿Cuántos metros son 2 km?', () => {
    const prompt = '¿Cuántos metros son 2 km?\nAnswer: 2000'
    test.each([
      ['2000 metros', 'right'],
      ['2000 m', 'right'],
      ['2000 kilómetros', 'not yet'],
      ['2 km', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('¿Cuántos minutos son 3 horas?', () => {
    const prompt = '¿Cuántos minutos son 3 horas?\nAnswer: 180 minutos'
    test.each([
      ['180 minutos', 'right'],
      ['180', 'right'],
      ['3 horas', 'unclear'],
      ['180 min', 'right'],
      ['180 horas', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Convierte 3 horas en minutos.', () => {
    const prompt = 'Convierte 3 horas en minutos.\nAnswer: 180 min'
    test.each([
      ['180 minutos', 'right'],
      ['180 min', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('¿Cuántos gramos hay en 2 kilos?', () => {
    const prompt = '¿Cuántos gramos hay en 2 kilos?\nAnswer: 2000 g'
    test.each([
      ['2000 gramos', 'right'],
      ['dos mil gramos', 'unclear'],
      ['2 kilos', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How long is a marathon in km?', () => {
    const prompt = 'How long is a marathon in km?\nAnswer: 42.195 km'
    test.each([
      ['42195 km', 'not yet'],
      ['42.195 km', 'right'],
      ['42,195 km', 'right'],
      ['42195 m', 'right'],
      ['42 km', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('The marathon is 42195 m long. How many km is that?', () => {
    const prompt = 'The marathon is 42195 m long. How many km is that?\nAnswer: 42.195 km'
    test.each([
      ['42195 km', 'not yet'],
      ['42195 m', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A train goes 80 km/h for 3 hours. How many km does it travel?', () => {
    const prompt = 'A train goes 80 km/h for 3 hours. How many km does it travel?\nAnswer: 240 km'
    test.each([
      ['240 km/h', 'not yet'],
      ['240 km', 'right'],
      ['240', 'right'],
      ['240 kmh', 'not yet'],
      ['240 hours', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A train goes 80 km/h for 3 hours. How far does it travel, in km?', () => {
    const prompt = 'A train goes 80 km/h for 3 hours. How far does it travel, in km?\nAnswer: 240'
    test.each([
      ['240 km/h', 'not yet'],
      ['240 kmh', 'not yet'],
      ['240 km', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many years are two centuries?', () => {
    const prompt = 'How many years are two centuries?\nAnswer: 200'
    test.each([
      ['200 years', 'right'],
      ['2 centuries', 'not yet'],
      ['200 centuries', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many centuries are 300 years?', () => {
    const prompt = 'How many centuries are 300 years?\nAnswer: 3 centuries'
    test.each([
      ['3 centuries', 'right'],
      ['3', 'right'],
      ['3 decades', 'not yet'],
      ['300 years', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many decades are in a century?', () => {
    const prompt = 'How many decades are in a century?\nAnswer: 10'
    test.each([
      ['10 decades', 'right'],
      ['10 years', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('The marathon is 42195 m long. How many km is that?', () => {
    const prompt = 'The marathon is 42195 m long. How many km is that?\nAnswer: 42.195 km\nExplain: 42195 ÷ 1000 = 42.195'
    test.each([
      ['42195 km', 'not yet'],
      ['42195 m', 'unclear'],
      ['42.195', 'right'],
      ['42.195 km', 'right'],
      ['42,195 km', 'right'],
      ['42195', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How long is a marathon in km?', () => {
    const prompt = 'How long is a marathon in km?\nAnswer: 42.195 km\nExplain: 42195 m are 42.195 km.'
    test.each([
      ['42195 km', 'not yet'],
      ['42195 m', 'right'],
      ['42195', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Convert 3.5 kg to grams.', () => {
    const prompt = 'Convert 3.5 kg to grams.\nAnswer: 3500 g\nExplain: 3.5 × 1000 = 3500'
    test.each([
      ['3.5 g', 'not yet'],
      ['3500 g', 'right'],
      ['3500 kg', 'not yet'],
      ['3.5 kg', 'unclear'],
      ['35 g', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many minutes are 2.5 hours?', () => {
    const prompt = 'How many minutes are 2.5 hours?\nAnswer: 150\nStep: 2.5 × 60'
    test.each([
      ['2.5 minutes', 'not yet'],
      ['150 minutes', 'right'],
      ['2.5 hours', 'not yet'],
      ['60 minutes', 'step'],
      ['150 hours', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A car drives 150 km in 2 hours. What is its average speed in km per hour?', () => {
    const prompt = 'A car drives 150 km in 2 hours. What is its average speed in km per hour?\nAnswer: 75'
    test.each([
      ['75 km/h', 'right'],
      ['75 km per hour', 'right'],
      ['75 kilometres an hour', 'right'],
      ['75 km', 'right'],
      ['75 kmh', 'right'],
      ['75 kph', 'right'],
      ['75 m/s', 'not yet'],
      ['75 mph', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How fast does it go in m/s?', () => {
    const prompt = 'How fast does it go in m/s?\nAnswer: 20 m/s'
    test.each([
      ['72 km/h', 'right'],
      ['20 m', 'not yet'],
      ['20 m/s', 'right'],
      ['20 km/h', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A car uses 6 litres per 100 km. How many litres does it need for 300 km?', () => {
    const prompt = 'A car uses 6 litres per 100 km. How many litres does it need for 300 km?\nAnswer: 18'
    test.each([
      ['18 litres', 'right'],
      ['18 l', 'right'],
      ['18 km', 'not yet'],
      ['18 litres per 100 km', 'right'],
      ['18 l/km', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('An apple costs 40 cents. What do 3 apples cost, in cents?', () => {
    const prompt = 'An apple costs 40 cents. What do 3 apples cost, in cents?\nAnswer: 120'
    test.each([
      ['120 cents', 'right'],
      ['1.20 euros', 'not yet'],
      ['120 euros', 'not yet'],
      ['120 c', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('¿Cuántos centímetros hay en 3 metros?', () => {
    const prompt = '¿Cuántos centímetros hay en 3 metros?\nAnswer: 300'
    test.each([
      ['300 centímetros', 'right'],
      ['300 cm', 'right'],
      ['300 centimetros', 'right'],
      ['300 metros', 'not yet'],
      ['3 metros', 'not yet'],
      ['trescientos', 'unclear'],
      ['300', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('¿Cuántos días tiene una semana?', () => {
    const prompt = '¿Cuántos días tiene una semana?\nAnswer: 7'
    test.each([
      ['7 días', 'right'],
      ['7 dias', 'right'],
      ['7', 'right'],
      ['siete', 'right'],
      ['7 horas', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Wie viele Minuten hat eine Stunde?', () => {
    const prompt = 'Wie viele Minuten hat eine Stunde?\nAnswer: 60'
    test.each([
      ['60 minuten', 'right'],
      ['60 min', 'right'],
      ['60 stunden', 'not yet'],
      ['60', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Combien de minutes y a-t-il dans une heure?', () => {
    const prompt = 'Combien de minutes y a-t-il dans une heure?\nAnswer: 60'
    test.each([
      ['60 minutes', 'right'],
      ['60 heures', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many years is a decade?', () => {
    const prompt = 'How many years is a decade?\nAnswer: 10 years'
    test.each([
      ['10 years', 'right'],
      ['1 decade', 'right'],
      ['10', 'right'],
      ['10 decades', 'not yet'],
      ['120 months', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('For how many centuries did the Roman Empire last, about?', () => {
    const prompt = 'For how many centuries did the Roman Empire last, about?\nRange: 4 to 6'
    test.each([
      ['5 centuries', 'right'],
      ['500 years', 'not yet'],
      ['5', 'right'],
      ['5 decades', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('In which century was 1789?', () => {
    const prompt = 'In which century was 1789?\nAnswer: 18th century'
    test.each([
      ['18th century', 'right'],
      ['the 18th', 'right'],
      ['18th', 'right'],
      ['19th century', 'not yet'],
      ['17th century', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How many seconds are in a minute?', () => {
    const prompt = 'How many seconds are in a minute?\nAnswer: 60 seconds'
    test.each([
      ['60 segundos', 'right'],
      ['60 s', 'right'],
      ['60', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A snail moves 12 cm in 4 minutes. How far does it move in one minute?', () => {
    const prompt = 'A snail moves 12 cm in 4 minutes. How far does it move in one minute?\nAnswer: 3 cm'
    test.each([
      ['3 cm', 'right'],
      ['3 cm per minute', 'not yet'],
      ['3 cm/min', 'not yet'],
      ['3', 'unclear'],
      ['3 minutes', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('How much is 3 × 25 cents in dollars?', () => {
    const prompt = 'How much is 3 × 25 cents in dollars?\nAnswer: $0.75'
    test.each([
      ['75 cents', 'right'],
      ['0.75 dollars', 'right'],
      ['75', 'not yet'],
      ['.75', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is 90 in degrees as a fraction of a turn?', () => {
    const prompt = 'What is 90 in degrees as a fraction of a turn?\nAnswer: 1/4'
    test.each([
      ['1/4', 'right'],
      ['a quarter', 'right'],
      ['a quarter turn', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A marathon is 42 km and 195 m long. Write the length in km.', () => {
    const prompt = 'A marathon is 42 km and 195 m long. Write the length in km.\nAnswer: 42.195 km\nExplain: 195 m are 0.195 km, so 42195 m are 42.195 km.'
    test.each([
      ['42195 km', 'not yet'],
      ['42195 m', 'right'],
      ['42.195 km', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('A rope is 2 m 40 cm long. Write it in m.', () => {
    const prompt = 'A rope is 2 m 40 cm long. Write it in m.\nAnswer: 2.4 m\nExplain: It is 240 cm long, and 240 cm are 2.4 m.'
    test.each([
      ['240 m', 'not yet'],
      ['240 cm', 'right'],
      ['2.4 m', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('3 boxes of 12 kg and one of 5 kg: how many kg altogether?', () => {
    const prompt = '3 boxes of 12 kg and one of 5 kg: how many kg altogether?\nAnswer: 41 kg\nExplain: 3 × 12 = 36 and 36 + 5 = 41.'
    test.each([
      ['36 kg', 'step'],
      ['36', 'step'],
      ['41 kg', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
