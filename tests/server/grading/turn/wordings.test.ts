import { describe, expect, test } from 'vitest'
import { english } from '#server/grading/turn/words/english.ts'
import { languageOf } from '#server/grading/turn/words/language.ts'
import type { Language } from '#server/grading/turn/words/language.ts'
import { spanish } from '#server/grading/turn/words/spanish.ts'
import { worded } from '#server/grading/turn/words/wording.ts'

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('the wordings in %s', (_, wordings) => {
  const all = Object.entries(wordings)
  test('are at least eight for each moment, and no sentence belongs to two', () => {
    expect(all.filter(([, choices]) => choices.length < 8).map(([name]) => name)).toEqual([])
    const sentences = all.flatMap(([, choices]) => choices)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
  test('hold no number, end as sentences do and are short enough for a child', () => {
    const wrong = all.flatMap(([, choices]) => choices).filter((text) => /\d/.test(text) || !/[.!?:]$/.test(text) || text.split(' ').length > 20)
    expect(wrong).toEqual([])
  })
  test('come in turn: none twice in eight replies, whatever the seed', () => {
    const language: Language = wordings === english ? 'english' : 'spanish'
    for (const seed of ['a', 'session 12', 'x']) {
      for (const name of ['notYet', 'pump', 'hint', 'back'] as const) {
        const said = Array.from({ length: 8 }, (_one, turn) => worded(name, { language, seed, turn }))
        expect(new Set(said).size).toBe(8)
      }
    }
  })
})

test.each<[string, Language]>([
  ['Solve for x: 2x + 3 = 11.', 'english'],
  ['How do you say "the house is red" in Spanish?', 'english'],
  ['Translate into English: la mariposa', 'english'],
  ['¿Cuál es la capital de Francia?', 'spanish'],
  ['Calcula el área de un triángulo de base 4 y altura 3.', 'spanish'],
  ['Nombra tres planetas del sistema solar.', 'spanish'],
])('%s is asked in %s', (prompt, language) => expect(languageOf(prompt)).toBe(language))
