import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Name, Username } from '#contract/accounts/account-fields.ts'
import { ClassName } from '#contract/classroom/classes.ts'
import { Tags } from '#contract/questions/tags.ts'

test('a name loses the signs that would turn the text around it, and keeps those its own script needs', () => {
  expect(v.parse(Name, '\u202Eanele avE\u202C')).toEqual('anele avE')
  expect(v.parse(Name, '\u2068ليلى حسن\u2069')).toEqual('ليلى حسن')
  expect(v.parse(Name, 'דנה\u200F (7B)')).toEqual('דנה\u200F (7B)')
  expect(v.parse(Username, '\u202Dmia.l')).toEqual('mia.l')
  expect(v.parse(ClassName, 'Maths \u20665A\u2069 ')).toEqual('Maths 5A')
  expect(v.parse(Tags, ['\u202Egarb'])).toEqual(['garb'])
})

test('a name of nothing but such signs is no name', () => {
  expect(v.safeParse(Name, '\u202E\u202C').issues?.map(({ message }) => message)).toEqual(['Name is required'])
})
