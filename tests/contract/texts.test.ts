import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Name } from '#contract/accounts/account-fields.ts'
import { NoteText } from '#contract/assignments/notes.ts'
import { ClassName } from '#contract/classroom/classes.ts'

const unseen = { 'zero-width spaces': '\u200B\u2060', 'a Hangul filler': '\u3164', 'the other fillers': '\u115F\u1160\uFFA0', 'an empty Braille cell': '\u2800', 'variation selectors': '\uFE0F\uFE0F' }

describe.each([['a person’s name', Name], ['a class’s name', ClassName], ['a message', NoteText]] as const)('%s', (_, schema) => {
  test.each(Object.entries(unseen))('is not made of %s alone, for nobody would see it', (_, text) => {
    expect(v.is(schema, text)).toBe(false)
  })

  test.each(['Zoë', '김민지', 'Ana \u200DMaria', '7B', '…', '❤️'])('may be %s', (text) => {
    expect(v.is(schema, text)).toBe(true)
  })
})
