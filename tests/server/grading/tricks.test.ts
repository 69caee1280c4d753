import { describe, expect, test } from 'vitest'
import { judgeBuiltIn } from '#server/grading/turn/judge.ts'
import { drawnInstance } from './answers/agreement.ts'
import { choicesTricks } from './tricks/choices.ts'
import { formulasAndListsTricks } from './tricks/formulas-and-lists.ts'
import { ideasTricks } from './tricks/ideas.ts'
import { languagesTricks } from './tricks/languages.ts'
import { namesTricks } from './tricks/names.ts'
import { numbersTricks } from './tricks/numbers.ts'
import { polesTricks } from './tricks/poles.ts'
import type { TrickedQuestion } from './tricks/trick.ts'
import { wordsTricks } from './tricks/words.ts'

const kinds: Readonly<Record<string, readonly TrickedQuestion[]>> = {
  words: wordsTricks,
  names: namesTricks,
  'yes and no': polesTricks,
  choices: choicesTricks,
  ideas: ideasTricks,
  languages: languagesTricks,
  numbers: numbersTricks,
  'formulas and lists': formulasAndListsTricks,
}

describe('a trick earns nothing above an honest wrong answer', () => {
  test('in more than three hundred tries', () => {
    const tricks = Object.values(kinds).flat().flatMap((question) => question.tricks)
    expect(tricks.length).toBeGreaterThanOrEqual(300)
  })
  test.each(Object.entries(kinds))('at %s', (_, questions) => {
    const earned = questions.flatMap(({ prompt, subject, honest, tricks }) => {
      const asked = drawnInstance(prompt, subject)
      return (['loose', 'moderate', 'strict'] as const).flatMap((strictness) => {
        const worth = (answer: string) => judgeBuiltIn(asked, answer, { strictness, earlier: [] }).quality ?? 0
        return tricks.filter((trick) => worth(trick) > worth(honest)).map((trick) => `${trick} to ${prompt}: ${strictness} ${worth(trick)}`)
      })
    })
    expect(earned).toEqual([])
  })
})
