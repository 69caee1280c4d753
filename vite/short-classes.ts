const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const others = `${letters}0123456789`
const className = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g

/**
 * Names of one or two letters for the utility classes of a sheet Panda wrote, by nothing but the sheet. The rules of its other
 * layers (parts and their variants, the page) keep theirs.
 */
export function shortNames(sheet: string): ReadonlyMap<string, string> {
  const kept = new Set(selectors(sheet).filter(({ layer }) => layer !== 'utilities').flatMap(classesIn))
  const isUtility = (name: string) => name.includes('_') && !kept.has(name)
  const names = new Set(selectors(sheet).flatMap(classesIn).filter(isUtility))
  return new Map([...names].sort().map((name, index) => [name, shortName(index)]))
}

/** The sheet with its utility classes renamed. */
export function withShortNames(sheet: string, names: ReadonlyMap<string, string>): string {
  let renamed = ''
  let done = 0
  for (const { start, text } of selectors(sheet)) {
    renamed += sheet.slice(done, start) + text.replace(className, (whole, name: string) => (names.has(plain(name)) ? `.${names.get(plain(name))}` : whole))
    done = start + text.length
  }
  return renamed + sheet.slice(done)
}

/** The classes of an element, renamed. Throws for one the sheet has no rule for. */
export function shortClasses(classes: string, names: ReadonlyMap<string, string>): string {
  const short = (one: string) => names.get(one) ?? unknown(one)
  return classes === '' ? '' : classes.split(' ').map(short).join(' ')
}

type Selector = { start: number; text: string; layer: 'utilities' | 'other' }

/** The selectors of a sheet's rules, with their places in it. */
function selectors(sheet: string): Selector[] {
  const open: string[] = []
  const found: Selector[] = []
  for (const { index, 1: text = '', 2: end } of sheet.matchAll(/((?:\\.|[^{};\\])*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    if (!text.trim().startsWith('@')) found.push({ start: index, text, layer: open.includes('@layer utilities') ? 'utilities' : 'other' })
    open.push(text.trim())
  }
  return found
}

function classesIn({ text }: Selector): string[] {
  return [...text.matchAll(className)].map(([, name]) => plain(name ?? ''))
}

function plain(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1')
}

/** `a` to `Z`, then pairs, whose second may be a digit. */
function shortName(index: number): string {
  const pair = index - letters.length
  return pair < 0 ? letters.charAt(index) : letters.charAt(Math.floor(pair / others.length)) + others.charAt(pair % others.length)
}

function unknown(name: string): never {
  throw new Error(`the styles have no rule for the class ${name}`)
}
