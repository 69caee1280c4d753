import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areasIn, filtersOf } from '#scripts/testing/areas.mjs'

const areas = areasIn(readFileSync('docs/architecture.md', 'utf8'))

test('the areas are those of the table in the architecture document', () => {
  expect(areasIn('# A\n\n## The areas\n\n| area | what |\n|---|---|\n| chat, accent | sessions |\n| bin | deleting |\n\n## B\n\n| x | y |\n')).toEqual(['chat', 'accent', 'bin'])
  expect(areas).toEqual(expect.arrayContaining(['accounts', 'chat', 'accent', 'operations', 'shell']))
})

test.each(['machines', 'contract', 'src/actors', 'src/app', 'e2e/journeys'])('every folder of %s is an area', (layer) => {
  const folders = readdirSync(layer, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.filter((name) => !areas.includes(name))).toEqual([])
})

test('an area is looked for by its folder in every suite and in the journeys', () => {
  expect(filtersOf(['chat', 'bin'], areas)).toEqual({ suites: ['chat/', 'bin/'], journeys: ['journeys/chat/', 'journeys/bin/'] })
})

test('a word that names no area is answered with those there are', () => {
  expect(filtersOf(['chat', 'chats'], ['chat', 'bin'])).toEqual({ problem: 'There is no area "chats". The areas are chat, bin.' })
})
