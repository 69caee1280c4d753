import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const sections = ['Context', 'Choice', 'Consequence', 'What would change our mind']

test('every decision has its number, whether it holds, and what led to it, what was chosen, what follows and what would change it; the index names each by its title', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const wrong = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .flatMap((file) => {
      const [heading = '', , status = '', ...rest] = readFileSync(join(folder, file), 'utf8').split('\n')
      const number = file.slice(0, 4)
      const title = heading.replace(`# ${Number(number)}. `, '')
      const said = rest.flatMap((line) => /^\*\*([^*.]+?)\.?\*\*/.exec(line)?.[1] ?? []).filter((name) => sections.includes(name))
      return [
        ...(title === heading ? [`${file}: its heading is not its number and title`] : []),
        ...(/^\*\w+ 2026, (?:in force|in place of|replaced by)/.test(status) ? [] : [`${file}: does not say whether it holds`]),
        ...(said.join() === sections.join() ? [] : [`${file}: says ${said.join(', ')}`]),
        ...(index.includes(`- [${number} ${title}](${file})\n`) ? [] : [`${file}: the index does not name it so`]),
      ]
    })
  expect(wrong).toEqual([])
})
