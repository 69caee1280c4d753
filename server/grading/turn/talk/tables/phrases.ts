/** Words that stand for each other in phrases, by the name they have there; written with `|` between them. */
export type WordLists = Readonly<Record<string, string>>

/** Up to twelve words of any kind. */
const anyWords = String.raw`(?: [\p{L}\p{N}.,'/:]+){0,12}`

/**
 * A table of whole messages in plain chat spelling as one pattern. In a phrase `(a|b c)` is one of these, `[a|b]` one of them or nothing,
 * `[a|b]*` any number of them, `<name>` a word of the list of that name, `_` any word, and `...` up to twelve words of any kind. What else
 * stands in a phrase is a word, in which the signs of regular expressions keep their meaning (`sucks?`). Throws for a list that is missing
 * and for a bracket that is not closed.
 */
export function patternOf(phrases: readonly string[], lists: WordLists = {}): RegExp {
  return new RegExp(`^(?:${phrases.map((phrase) => sourceOf(phrase, lists)).join('|')})$`, 'u')
}

/** Whether a text is one of the phrases of a pattern of `patternOf`. */
export function isPhrase(text: string, pattern: RegExp): boolean {
  return pattern.test(` ${text}`)
}

function sourceOf(phrase: string, lists: WordLists): string {
  const reader = new PhraseReader(phrase, lists)
  const source = reader.choices()
  if (!reader.isAtEnd) throw new Error(`a bracket too many: ${phrase}`)
  return source
}

/** Reads a phrase from left to right; every word takes the space before it along. */
class PhraseReader {
  readonly #tokens: readonly string[]
  readonly #lists: WordLists
  #at = 0

  constructor(phrase: string, lists: WordLists) {
    this.#tokens = phrase.match(/\.\.\.|\]\*|[()[\]|]|<\w+>|[^\s()[\]|<>]+/gu) ?? []
    this.#lists = lists
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length
  }

  choices(): string {
    const choices = [this.#sequence()]
    while (this.#tokens[this.#at] === '|') {
      this.#at += 1
      choices.push(this.#sequence())
    }
    return choices.length === 1 ? (choices[0] ?? '') : `(?:${choices.join('|')})`
  }

  #sequence(): string {
    let source = ''
    while (!this.isAtEnd && !['|', ')', ']', ']*'].includes(this.#tokens[this.#at] ?? '')) source += this.#one()
    return source
  }

  #one(): string {
    const token = this.#tokens[this.#at] ?? ''
    this.#at += 1
    if (token === '...') return anyWords
    if (token === '_') return String.raw` \p{L}+`
    if (token.startsWith('<')) return this.#listed(token.slice(1, -1))
    if (token !== '(' && token !== '[') return ` ${token}`
    const inner = `(?:${this.choices()})`
    const close = this.#tokens[this.#at]
    this.#at += 1
    if (token === '(' && close === ')') return inner
    if (token === '[' && close === ']') return `${inner}?`
    if (token === '[' && close === ']*') return `${inner}*`
    throw new Error(`a bracket is not closed: ${this.#tokens.join(' ')}`)
  }

  #listed(name: string): string {
    const words = this.#lists[name]
    if (words === undefined) throw new Error(`no list of words is named ${name}`)
    return sourceOf(`(${words})`, this.#lists)
  }
}
