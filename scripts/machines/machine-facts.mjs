import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

// What the sources say about a machine beside its chart: doc comments, invariants with their tests, calls, waits and ends.

const tests = 'tests/machines'

/** The doc comment above an exported machine or its factory: its sentences, and its invariants, each with the test that shows it. */
export function headerOf(source, name) {
  const before = source.slice(0, source.search(new RegExp(`export (const|function) ${name}\\b`)))
  const comment = before.slice(before.lastIndexOf('/**'))
  const [text, ...lines] = wordsIn(comment).split(' Invariant: ')
  return { text, invariants: lines.map(invariantOf) }
}

/** `sentence [file: beginning of the test's title]`; without such a test the invariant is only a promise, which is a mistake. */
function invariantOf(line) {
  const [, sentence, file, begins] = /^(.+) \[([\w.-]+): (.+)\]$/.exec(line) ?? []
  if (file === undefined) throw new Error(`"${line}" names no test: end it with [file: beginning of the test's title]`)
  const title = titlesIn(file).find((one) => one.startsWith(begins))
  if (title === undefined) throw new Error(`${pathOf(file)} has no test that begins with "${begins}", which is to show "${sentence}"`)
  return { sentence, file: pathOf(file), title }
}

function pathOf(file) {
  const path = readdirSync(tests, { recursive: true }).find((one) => basename(one) === file)
  if (path === undefined) throw new Error(`There is no ${file} below ${tests}.`)
  return join(tests, path)
}

function titlesIn(file) {
  const source = readFileSync(pathOf(file), 'utf8')
  return [...source.matchAll(/\btest(?:\.each\(.*?\))?\(\s*(['"`])(.+?)\1,/g)].map(([, , title]) => title)
}

/** A folder's sources, a machine's own first: a machine may be declared in several of them, and share a vocabulary with others. */
export function sourcesOf(file) {
  const folder = `machines/${file.slice(0, file.lastIndexOf('/'))}`
  const others = readdirSync(folder).filter((one) => one.endsWith('.ts')).map((one) => `${folder}/${one}`)
  const own = [`machines/${file}`, ...others].map((one) => readFileSync(one, 'utf8'))
  const shared = own.flatMap((source) => [...source.matchAll(/from '#(machines\/.+\.setup\.ts)'/g)].map(([, path]) => readFileSync(path, 'utf8')))
  return [...own, ...shared]
}

/** What an actor does, as the comment above its declaration says it, and what it gives back and is given. */
export function callOf(call, logic, sources) {
  const what = commentAbove(sources, new RegExp(`^ +${call}(?::|,)`, 'm'))
  return [what, 'root' in logic ? `The machine \`${logic.id}\`.` : signatureOf(call, sources)].filter((part) => part !== '').join(' ')
}

function signatureOf(call, sources) {
  for (const source of sources) {
    const declared = new RegExp(`\\b${call}: (unprovided|unprovidedCallback)<(.*)>\\('${call}'\\)`).exec(source)
    if (!declared) continue
    const [first, input] = splitTypes(declared[2])
    if (declared[1] === 'unprovidedCallback') return first.includes("'never'") ? 'Listens as long as its state lives.' : `Is told \`${first}\`.`
    if (first === 'void') return input ? `Is given \`${input}\`.` : ''
    return `Gives \`${first}\`${input ? ` for \`${input}\`` : ''}.`
  }
  return ''
}

/** How long a wait is, in words. */
export function waitOf(wait, duration, sources) {
  if (typeof duration !== 'number') return commentAbove(sources, new RegExp(`^ +${wait}:`, 'm')) || 'worked out when it begins'
  const [count, unit] = duration >= 60_000 && duration % 60_000 === 0 ? [duration / 60_000, 'minute'] : [duration / 1000, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Where a machine ends, and what it hands on there. */
export function endsOf(machine, sources) {
  const ends = Object.values(machine.root.states).filter(({ type }) => type === 'final').map(({ key }) => `\`${key}\``)
  if (ends.length === 0) return 'Never by itself: it lives as long as its page or whoever started it.'
  const output = sources.map((source) => /\boutput: \{\} as (.+),$/m.exec(source)?.[1]).find((type) => type !== undefined)
  return `In ${ends.join(' or ')}${output && machine.config.output ? `, with \`${output}\`` : ''}.`
}

function commentAbove(sources, declaration) {
  for (const source of sources) {
    const at = source.search(declaration)
    if (at < 0) continue
    const [comment] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(0, at)) ?? []
    if (comment !== undefined) return wordsIn(comment)
  }
  return ''
}

function wordsIn(comment) {
  return comment.trim().replace(/^\/\*\*|\*\/$/g, '').replaceAll(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ').trim()
}

function splitTypes(types) {
  let depth = 0
  const at = [...types].findIndex((letter) => {
    if ('<{(['.includes(letter)) depth += 1
    if ('>})]'.includes(letter)) depth -= 1
    return letter === ',' && depth === 0
  })
  return at < 0 ? [types] : [types.slice(0, at), types.slice(at + 1).trim()]
}
