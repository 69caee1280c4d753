import { describe, expect, test } from 'vitest'
import { verdict } from '#tests/server/grading/judged.ts'

describe('a person is the same one by more of their name and by what they are', () => {
  describe('Who painted Starry Night?', () => {
    const prompt = 'Who painted Starry Night?\nAnswer: Vincent van Gogh'
    test.each([
      ['vincent willem van gogh', 'right'],
      ['vincent willem van gough', 'right'],
      ['theo van gogh', 'not yet'],
      ['gogh', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who painted Starry Night?', () => {
    const prompt = 'Who painted Starry Night?\nAnswer: Van Gogh'
    test.each([
      ['vincent willem van gogh', 'right'],
      ['vincent van gogh', 'right'],
      ['the dutch painter vincent van gogh', 'right'],
      ['the dutchman van gogh', 'right'],
      ['theo van gogh', 'right'],
      ['van gogh the dutch painter', 'right'],
      ['it was van gogh from the netherlands', 'right'],
      ['van goghs brother', 'unclear'],
      ['rembrandt van rijn', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who painted Starry Night?', () => {
    const prompt = 'Who painted Starry Night?\nAnswer: van gogh'
    test.each([
      ['vincent willem van gogh', 'right'],
      ['vincent van gogh', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who sailed to India in 1498?', () => {
    const prompt = 'Who sailed to India in 1498?\nAnswer: vasco da gama'
    test.each([
      ['the portuguese da gama', 'right'],
      ['the portuguese explorer vasco da gama', 'right'],
      ['da gama', 'right'],
      ['gama', 'right'],
      ['christopher da gama', 'not yet'],
      ['the portuguese', 'not yet'],
      ['the explorer from portugal called vasco da gama', 'right'],
      ['magellan da gama', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who sailed to India in 1498?', () => {
    const prompt = 'Who sailed to India in 1498?\nAnswer: Vasco da Gama'
    test.each([
      ['the portuguese da gama', 'right'],
      ['the famous da gama', 'right'],
      ['explorer vasco da gama', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who discovered penicillin?', () => {
    const prompt = 'Who discovered penicillin?\nAnswer: Fleming'
    test.each([
      ['alexander fleming', 'right'],
      ['sir alexander fleming', 'right'],
      ['the scottish doctor alexander fleming', 'right'],
      ['ian fleming', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who wrote Oliver Twist?', () => {
    const prompt = 'Who wrote Oliver Twist?\nAnswer: Dickens'
    test.each([
      ['charles john huffam dickens', 'right'],
      ['charles dickens', 'right'],
      ['the english writer charles dickens', 'right'],
      ['the victorian author charles dickens', 'right'],
      ['emily dickens', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who wrote Oliver Twist?', () => {
    const prompt = 'Who wrote Oliver Twist?\nAnswer: Charles Dickens'
    test.each([
      ['charles john huffam dickens', 'right'],
      ['the victorian author dickens', 'right'],
      ['the great english novelist dickens', 'right'],
      ['the author charles dickens from england', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who was the first president of the USA?', () => {
    const prompt = 'Who was the first president of the USA?\nAnswer: George Washington'
    test.each([
      ['general washington', 'right'],
      ['the american general george washington', 'right'],
      ['washington the first president', 'right'],
      ['washington dc', 'not yet'],
      ['denzel washington', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who developed the theory of relativity?', () => {
    const prompt = 'Who developed the theory of relativity?\nAnswer: Albert Einstein'
    test.each([
      ['the german physicist einstein', 'right'],
      ['the scientist albert einstein', 'right'],
      ['professor einstein', 'right'],
      ['einstein who was a physicist', 'right'],
      ['elsa einstein', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who painted the Mona Lisa?', () => {
    const prompt = 'Who painted the Mona Lisa?\nAnswer: Leonardo da Vinci'
    test.each([
      ['leonardo di ser piero da vinci', 'right'],
      ['the italian da vinci', 'right'],
      ['the italian painter leonardo da vinci', 'right'],
      ['leonardo', 'right'],
      ['davinci', 'right'],
      ['donatello da vinci', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which organ pumps blood?', () => {
    const prompt = 'Which organ pumps blood?\nAnswer: heart'
    test.each([
      ['the human heart', 'right'],
      ['the heart muscle', 'right'],
      ['the heart which is a muscle', 'right'],
      ['the strong muscle called the heart', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What gas do plants take in?', () => {
    const prompt = 'What gas do plants take in?\nAnswer: carbon dioxide'
    test.each([
      ['the gas carbon dioxide', 'right'],
      ['the greenhouse gas carbon dioxide', 'right'],
      ['carbon dioxide gas', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the capital of France?', () => {
    const prompt = 'What is the capital of France?\nAnswer: Paris'
    test.each([
      ['the city of paris', 'right'],
      ['the french city paris', 'right'],
      ['paris france', 'right'],
      ['the beautiful city of paris', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which river flows through London?', () => {
    const prompt = 'Which river flows through London?\nAnswer: Thames'
    test.each([
      ['the river thames', 'right'],
      ['the english river thames', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('What is the longest river in Africa?', () => {
    const prompt = 'What is the longest river in Africa?\nAnswer: Nile'
    test.each([
      ['the white nile', 'right'],
      ['the great river nile in egypt', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which composer wrote the Moonlight Sonata?', () => {
    const prompt = 'Which composer wrote the Moonlight Sonata?\nAnswer: Ludwig van Beethoven'
    test.each([
      ['the german beethoven', 'right'],
      ['the german composer beethoven', 'right'],
      ['the deaf composer ludwig van beethoven', 'right'],
      ['karl van beethoven', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who led the Indian independence movement?', () => {
    const prompt = 'Who led the Indian independence movement?\nAnswer: Gandhi'
    test.each([
      ['mahatma gandhi', 'right'],
      ['mohandas karamchand gandhi', 'right'],
      ['the indian leader gandhi', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who wrote Wuthering Heights?', () => {
    const prompt = 'Who wrote Wuthering Heights?\nAnswer: Emily Brontë'
    test.each([
      ['emily bronte', 'right'],
      ['emily jane bronte', 'right'],
      ['charlotte bronte', 'not yet'],
      ['bronte', 'right'],
      ['anne bronte', 'not yet'],
      ['the english writer bronte', 'right'],
      ['the yorkshire author emily bronte', 'right'],
      ['the sister of charlotte bronte', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who composed The Magic Flute?', () => {
    const prompt = 'Who composed The Magic Flute?\nAnswer: Wolfgang Amadeus Mozart'
    test.each([
      ['mozart', 'right'],
      ['wolfgang mozart', 'right'],
      ['the austrian mozart', 'right'],
      ['the austrian child genius mozart', 'right'],
      ['leopold mozart', 'not yet'],
      ['mozarts father', 'unclear'],
      ["mozart's father leopold", 'unclear'],
      ['beethoven mozart', 'not yet'],
      ['amadeus', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who was the first man on the Moon?', () => {
    const prompt = 'Who was the first man on the Moon?\nAnswer: Neil Armstrong'
    test.each([
      ['neil alden armstrong', 'right'],
      ['the astronaut armstrong', 'right'],
      ['louis armstrong', 'not yet'],
      ['lance armstrong', 'not yet'],
      ['the american astronaut neil armstrong from ohio', 'right'],
      ['commander neil armstrong', 'right'],
      ['neil a armstrong', 'right'],
      ['buzz aldrin and neil armstrong', 'unclear'],
      ['armstrong not aldrin', 'right'],
      ['aldrin not armstrong', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who invented the telephone?', () => {
    const prompt = 'Who invented the telephone?\nAnswer: Alexander Graham Bell'
    test.each([
      ['graham bell', 'right'],
      ['alexander bell', 'right'],
      ['the scottish inventor bell', 'right'],
      ['tinker bell', 'not yet'],
      ['the scotsman alexander graham bell', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who wrote Harry Potter?', () => {
    const prompt = 'Who wrote Harry Potter?\nAnswer: J. K. Rowling'
    test.each([
      ['joanne rowling', 'not yet'],
      ['jk rowling', 'right'],
      ['the british author jk rowling', 'right'],
      ['rowling', 'right'],
      ['the woman who wrote it, rowling', 'right'],
      ['joanne kathleen rowling', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who was the British prime minister in 1940?', () => {
    const prompt = 'Who was the British prime minister in 1940?\nAnswer: Winston Churchill'
    test.each([
      ['winston leonard spencer churchill', 'right'],
      ['sir winston churchill', 'right'],
      ['the prime minister churchill', 'right'],
      ['the fat prime minister winston churchill', 'right'],
      ['randolph churchill', 'not yet'],
      ['winston smith', 'not yet'],
      ['prime minister winston', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who wrote Faust?', () => {
    const prompt = 'Who wrote Faust?\nAnswer: Johann Wolfgang von Goethe'
    test.each([
      ['goethe', 'right'],
      ['von goethe', 'right'],
      ['johann goethe', 'right'],
      ['the german poet goethe', 'right'],
      ['wolfgang von goethe', 'right'],
      ['schiller', 'not yet'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who led the French in 1804?', () => {
    const prompt = 'Who led the French in 1804?\nAnswer: Napoleon'
    test.each([
      ['napoleon bonaparte', 'right'],
      ['the emperor napoleon', 'right'],
      ['the french emperor napoleon bonaparte', 'right'],
      ['emperor napoleon the first', 'right'],
      ['jerome napoleon', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Whose apple story is about gravity?', () => {
    const prompt = 'Whose apple story is about gravity?\nAnswer: Newton'
    test.each([
      ['isaac newton', 'right'],
      ['sir isaac newton', 'right'],
      ['einstein newton', 'unclear'],
      ['newton einstein', 'unclear'],
      ['galileo or newton', 'unclear'],
      ['the english physicist isaac newton', 'right'],
      ['the english scientist and mathematician isaac newton', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Which people built Machu Picchu?', () => {
    const prompt = 'Which people built Machu Picchu?\nAnswer: the Incas'
    test.each([
      ['incas', 'right'],
      ['the ancient incas of peru', 'right'],
      ['aztecs and incas', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who was the wife of Henry II?', () => {
    const prompt = 'Who was the wife of Henry II?\nAnswer: Eleanor of Aquitaine'
    test.each([
      ['eleanor', 'not yet'],
      ['eleanor of aquitaine', 'right'],
      ['queen eleanor of aquitaine', 'right'],
      ['the french eleanor of aquitaine', 'right'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
  describe('Who discovered radium?', () => {
    const prompt = 'Who discovered radium?\nAnswer: Marie Curie'
    test.each([
      ['marie sklodowska curie', 'right'],
      ['madame curie', 'right'],
      ['pierre curie', 'not yet'],
      ['the polish scientist curie', 'right'],
      ['curies husband', 'unclear'],
      ['the husband of marie curie', 'unclear'],
    ])('%s: %s', (text, expected) => expect(verdict(prompt, text)).toBe(expected))
  })
})
