/** A run of characters without a space, where it stands in its script (in characters, from 0). Characters written without spaces are one each. */
export type Token = { text: string; start: number; end: number }

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const letter = /[\p{L}\p{N}]/u
const spokenSigns = new Set(['&', '+', '=', '%', '@', '×', '÷'])

/** The characters of a script: what its timings count. */
export function charactersOf(script: string): string[] {
  return Array.from(script)
}

/** The tokens of a script in order. */
export function tokensOf(script: string): Token[] {
  const tokens: Token[] = []
  let open: Token | null = null
  for (const [index, char] of charactersOf(script).entries()) {
    const isAlone = unspaced.test(char)
    if (/\s/u.test(char)) open = null
    else if (open && !isAlone) Object.assign(open, { text: open.text + char, end: index + 1 })
    else {
      const token: Token = { text: char, start: index, end: index + 1 }
      tokens.push(token)
      open = isAlone ? null : token
    }
  }
  return tokens
}

/** Whether a character of a token takes time when the token is spoken. */
export function isSpoken(char: string): boolean {
  return letter.test(char)
}

/** Whether a token counts as a word: it holds a letter or a digit, or is a sign with a name of its own. */
export function isWord({ text }: Token): boolean {
  return letter.test(text) || spokenSigns.has(text)
}

/** A word as written, without the punctuation around it. */
export function wordText({ text }: Token): string {
  return text.replace(/^[^\p{L}\p{N}$£€¥&+=%@×÷#-]+/u, '').replace(/[^\p{L}\p{N}%&+=@×÷°]+$/u, '') || text
}
