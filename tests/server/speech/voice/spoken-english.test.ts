import { describe, expect, test } from 'vitest'
import { spokenEnglish } from '#server/speech/voice/spoken-english.ts'
import { tokensOf } from '#server/speech/voice/tokens.ts'

const said: Record<string, readonly (readonly [string, string])[]> = {
  'numbers': [
    ['0', 'zero'],
    ['21', 'twenty one'],
    ['105', 'one hundred and five'],
    ['1,999', 'one thousand nine hundred and ninety nine'],
    ['2,000,001', 'two million and one'],
    ['3.14', 'three point one four'],
    ['-5', 'minus five'],
    ['007', 'zero zero seven'],
    ['3rd', 'third'],
    ['20th', 'twentieth'],
    ['1/2', 'one half'],
    ['3/4', 'three quarters'],
    ['2/3', 'two thirds'],
    ['50%', 'fifty percent'],
    ['5-10', 'five to ten'],
    ['#3', 'number three'],
    ['555-1234', 'five five five one two three four'],
  ],
  'years and dates': [
    ['1066', 'ten sixty six'],
    ['1905', 'nineteen oh five'],
    ['1990s', 'nineteen nineties'],
    ['2000', 'two thousand'],
    ['2007', 'two thousand seven'],
    ['2026', 'twenty twenty six'],
    ['March 14, 2026', 'march fourteenth twenty twenty six'],
    ['Nov. 3', 'november third'],
    ['3/14', 'march fourteenth'],
    ['3/14/2026', 'march fourteenth twenty twenty six'],
    ['2026-11-20', 'november twentieth twenty twenty six'],
  ],
  'times': [
    ['10:30', 'ten thirty'],
    ['7:05 p.m.', 'seven oh five p m'],
    ['12:00', "twelve o'clock"],
    ['9am', 'nine letteray m'],
  ],
  'money and measures': [
    ['$1', 'one dollar'],
    ['$5.50', 'five dollars and fifty cents'],
    ['£0.99', 'ninety nine pence'],
    ['$2 million', 'two million dollars'],
    ['5km', 'five kilometers'],
    ['1 kg', 'one kilogram'],
    ['30 km/h', 'thirty kilometers per hour'],
    ['100°C', 'one hundred degrees celsius'],
  ],
  'abbreviations and capitals': [
    ['Dr. Smith', 'doctor smith'],
    ['Mrs. Day', 'missus day'],
    ['St. Paul', 'saint paul'],
    ['e.g. tea', 'for example tea'],
    ['U.S. team', 'u s team'],
    ['the USA', 'the u s letteray'],
    ['NASA', 'nasa'],
    ['No. 7', 'number seven'],
    ['STOP!', 'stop'],
    ['A4 B2B', 'letteray four b two b'],
  ],
  'addresses': [
    ['bob.smith2@example.com', 'bob dot smith two at example dot com'],
    ['www.example.com/help', 'w w w dot example dot com slash help'],
  ],
  'other writing': [
    ['well-known', 'well known'],
    ['and/or', 'and or'],
    ['salt & pepper', 'salt and pepper'],
    ["it's", "it's"],
    ['naïve café', 'naive cafe'],
    ['wow 😀 — yes', 'wow yes'],
    ['你好', ''],
  ],
}

describe.each(Object.entries(said))('an English voice says %s', (_, pairs) => {
  test.each(pairs)('%s', (written, spoken) => {
    const words = spokenEnglish(written, tokensOf(written)).flatMap((token) => token.words)
    expect(words.join(' ')).toEqual(spoken)
  })
})

test('pauses follow punctuation and the ends of lines, but no dot of an abbreviation', () => {
  const script = 'Dr. Day came, saw\nand left. Really? Yes!'
  const marks = spokenEnglish(script, tokensOf(script)).map(({ mark }) => mark)
  expect(marks).toEqual(['', '', ',', ',', '', '.', '?', '!'])
})
