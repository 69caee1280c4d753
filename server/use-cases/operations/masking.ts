import { isOrdinaryWord, isParticle } from './ordinary-words.ts'

/** What somebody goes by: their own name first, then their username and their e-mail address where they have them. */
export type Person = readonly string[]

/**
 * Takes out of texts what would tell who somebody is, and puts it back into what was said of them: `mask` leaves stand-ins such as `[name 1]`, the
 * same for the same words, and `unmask` gives each back as it was written. `known` are words that a question holds anyway: alone they are no name.
 * `maskMaterial` is for what a teacher wrote for everybody: an ordinary word that stands there behind a German article, as `der Koch`, is a noun.
 */
export type Masking = {
  mask: (text: string, known?: ReadonlySet<string>) => string
  maskMaterial: (text: string) => string
  unmask: (text: string) => string
}

/** Shorter parts of a name stand in too many words to be taken out alone. */
const shortestPart = 3

/**
 * Masks the names of these people, whole and in parts, whatever the capitals and accents, their usernames, beside e-mail addresses and telephone
 * numbers. A part that is an ordinary word, as Will, Flores or Light, is a name where it has a capital letter or stands beside another part of the
 * same name; `de la` and the like are none but between parts. Takes no longer than the texts are long.
 */
export function maskingOf(people: readonly Person[]): Masking {
  const names = knownNames(people)
  const standIns = new Map<string, string>()
  const written = new Map<string, string>()
  const counts = { name: 0, 'e-mail': 0, number: 0 }

  function standIn(kind: keyof typeof counts, text: string): string {
    const known = standIns.get(text)
    if (known !== undefined) return known
    counts[kind] += 1
    const made = `[${kind} ${counts[kind]}]`
    standIns.set(text, made)
    written.set(made, text)
    return made
  }

  function withoutNames(text: string, known: ReadonlySet<string>): string {
    const words = [...text.matchAll(word)].map((found) => wordAt(found, names))
    let left = ''
    let from = 0
    for (const [first, last] of namesAmong(words, { text, names, known })) {
      left += text.slice(from, first.start) + standIn('name', text.slice(first.start, last.end))
      from = last.end
    }
    return left + text.slice(from)
  }

  function mask(text: string, known: ReadonlySet<string>): string {
    const addressed = text.replaceAll(/[^\s,;:()<>]+/g, (one) => (isAddress(one) ? standIn('e-mail', one) : one))
    const numbered = addressed.replaceAll(telephone, (one, at: number) => (isTelephone(one, { at, text: addressed }) ? standIn('number', one) : one))
    return withoutNames(numbered, known)
  }

  return {
    mask: (text, known = nothing) => mask(text, known),
    maskMaterial: (text) => mask(text, nounsOf(text)),
    unmask: (text) => text.replaceAll(/\[(?:name|e-mail|number) \d+\]/g, (one) => written.get(one) ?? one),
  }
}

/** The words of a text, to be known where they stand in another. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(word)].map(([one]) => folded(one)))
}

/** Ordinary words that a text uses as German nouns: with a capital, behind an article or what stands for one. */
function nounsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(noun)].map(([, one = '']) => folded(one)).filter(isOrdinaryWord))
}

const noun = /(?<![\p{L}\p{M}])(?:[Dd](?:er|ie|as|en|em|es)|[Kk]?[Ee]in(?:e[mnrs]?)?|[MmDdSs]ein(?:e[mnrs]?)?|[Ii]m|[Vv]o[mn]|[Zz]u[mr]|[Bb]eim|[Ii]ns)\s+(\p{Lu}[\p{L}\p{M}]*)/gu
const nothing: ReadonlySet<string> = new Set()
const word = /[\p{L}\p{M}\p{N}]+/gu
/** With a country's number, with a 0, and as three, three and four digits. A hyphen with blanks around it is a minus. */
const telephone =
  /(?<![\p{L}\d.,)\]}=])(?<![\d=]\s{1,3})\+\d(?:(?:[\s()]{0,3}|[/-]\(?)\d){7,19}(?![\d.,]?\d)|(?<![\d.,])\(?0\d[\d\s()/-]{6,24}\d(?![\d.,]?\d)|(?<![\d.,])\(?\d{3}\)?[\s-]\d{3}[\s-]\d{4}(?!\d)/gu

/** Where a part stands in whose name. */
type Place = { person: number; at: number; isEnd: boolean }
/** A username as its words and what stands between them. */
type Handle = { words: readonly string[]; between: readonly string[] }
type Names = { places: ReadonlyMap<string, readonly Place[]>; handles: ReadonlyMap<string, readonly Handle[]>; others: ReadonlySet<string> }
type Word = { text: string; folded: string; start: number; end: number; places: readonly Place[] }
type Search = { text: string; names: Names; known: ReadonlySet<string> }

function wordAt({ 0: text, index }: RegExpExecArray, { places }: Names): Word {
  const known = folded(text)
  return { text, folded: known, start: index, end: index + text.length, places: places.get(known) ?? [] }
}

function knownNames(people: readonly Person[]): Names {
  const places = new Map<string, Place[]>()
  const handles = new Map<string, Handle[]>()
  const others = new Set<string>()
  people.forEach(([name = '', ...more], person) => {
    const parts = partsOf(name)
    parts.forEach((part, at) => listed(places, part, { person, at, isEnd: at === 0 || at === parts.length - 1 }))
    for (const one of more) {
      // Of an address, what stands before the @ may tell a name; what stands behind it is the school's.
      const [own = '', ...domain] = one.split('@')
      const handle = handleOf(own)
      if (handle !== null) listed(handles, handle.words[0] ?? '', handle)
      if (domain.length > 0) for (const part of partsOf(own)) if (isLong(part) && !isOrdinaryWord(part)) others.add(part)
    }
  })
  return { places, handles, others }
}

function listed<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name)
  if (list === undefined) lists.set(name, [item])
  else list.push(item)
}

function partsOf(name: string): string[] {
  return [...name.matchAll(word)].map(([part]) => folded(part)).filter((part) => /\p{L}/u.test(part))
}

/** A username to be looked for, or null where it is an ordinary word or too short to tell anybody. */
function handleOf(username: string): Handle | null {
  const found = [...username.matchAll(word)]
  const words = found.map(([part]) => folded(part))
  if (!words.some((part) => isLong(part) && /\p{L}/u.test(part)) || (words.length === 1 && words.some(isOrdinaryWord))) return null
  const between = found.slice(1).map(({ index }, before) => username.slice((found[before]?.index ?? 0) + (found[before]?.[0].length ?? 0), index))
  return { words, between }
}

/** The names in a text in their order, each by its first word and its last. */
function namesAmong(words: readonly Word[], search: Search): [Word, Word][] {
  const found: [Word, Word][] = []
  for (let at = 0; at < words.length; ) {
    const [handle, run] = [wordsOfHandle(words, at, search), runLength(words, at, search)]
    const together = words.slice(at, at + Math.max(handle, run))
    const name = handle >= run ? together : nameIn(together, search)
    const [first, last] = [name[0], name.at(-1)]
    if (first && last) found.push([first, last])
    at += together.length
  }
  return found
}

/** How many words from this one on are somebody's username; 0 where they are none. */
function wordsOfHandle(words: readonly Word[], at: number, { text, names }: Search): number {
  const fits = ({ words: own, between }: Handle) =>
    own.every((part, more) => words[at + more]?.folded === part && (more === 0 || gapBefore(words, at + more, text) === between[more - 1]))
  const lengths = (names.handles.get(words[at]?.folded ?? '') ?? []).filter(fits).map((handle) => handle.words.length)
  return Math.max(0, ...lengths)
}

function gapBefore(words: readonly Word[], at: number, text: string): string {
  return text.slice(words[at - 1]?.end ?? 0, words[at]?.start)
}

/** How many words from this one on are parts of one name in its order, or in any order with capital letters. */
function runLength(words: readonly Word[], from: number, { text }: Search): number {
  let last = words[from]?.places ?? []
  let at = from + 1
  for (; at < words.length && last.length > 0 && /^[\s.@_'’-]{1,2}$/.test(gapBefore(words, at, text)); at += 1) {
    const inAnyOrder = hasCapital(words[at - 1]) && hasCapital(words[at])
    const before = new Map(last.map((place) => [place.person, place.at]))
    const next = (words[at]?.places ?? []).filter(({ person, at: place }) => {
      const previous = before.get(person)
      return previous !== undefined && (place > previous || (inAnyOrder && place !== previous))
    })
    if (next.length === 0) break
    last = next
  }
  return at - from
}

/** What of words that may be one name is one: its parts from the first to the last, or nothing. */
function nameIn(run: readonly Word[], search: Search): readonly Word[] {
  const parts = run.filter((one) => !isParticle(one.folded))
  const isInCapitals = parts.length > 1 && parts.every((one) => one.text.length > 1 && hasCapital(one))
  const isWhole = isInCapitals || parts.filter((one) => isLong(one.folded)).length > 1
  if (!isWhole && !run.some((one) => isSure(one, search))) return []
  return run.filter((one) => {
    if (isParticle(one.folded)) return hasCapital(one) && one.places.some(({ isEnd }) => isEnd)
    return hasCapital(one) || one.text.length > 1
  })
}

function isSure(one: Word, { names, known }: Search): boolean {
  const { folded: part, places } = one
  if (known.has(part) || !isLong(part) || isParticle(part)) return false
  return names.others.has(part) || (places.length > 0 && (hasCapital(one) || !isOrdinaryWord(part)))
}

function isLong(part: string): boolean {
  return part.length >= shortestPart
}

function hasCapital(one: Word | undefined): boolean {
  return one !== undefined && one.text !== one.text.toLowerCase()
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether a word holds an @ with something before it and a dot somewhere after it. One pattern for all of that could run for minutes. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@')
  const dot = text.indexOf('.', at + 2)
  return at > 0 && dot > 0 && dot < text.length - 1
}

/** Eight digits or more, of which not all are 0 and 1: those are a number in twos. Neither a date nor what may be a sum. */
function isTelephone(found: string, { at, text }: { at: number; text: string }): boolean {
  const digits = found.replaceAll(/\D/g, '')
  if (digits.length < 8 || !/[2-9]/.test(digits)) return false
  if (found.startsWith('+')) return digits.length >= 10 || !/[/-]/.test(found)
  if (/^\(?0/.test(found)) return !/^\d{1,2}([/-])\d{1,2}\1\d{4}$/.test(found) && (found.match(/\s[/-]|[/-]\s/g) ?? []).length < 2
  if (found.startsWith('(')) return true
  const isBesideSign = /[=+*/×·÷−-]\s*$/.test(text.slice(Math.max(0, at - 3), at)) || /^\s{0,2}[=+*/×·÷−-]/.test(text.slice(at + found.length))
  const isRound = found.split(/[\s-]/).every((part) => part.endsWith('0'))
  return !isBesideSign && !isRound && /\p{L}/u.test(text)
}
