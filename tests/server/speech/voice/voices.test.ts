import { expect, test } from 'vitest'
import { chooseVoice } from '#server/speech/voice/voices.ts'

test.each([
  [null, 'flite slt en-US'],
  ['', 'flite slt en-US'],
  ['en', 'flite slt en-US'],
  ['en-GB', 'flite awb en-GB'],
  ['en_US', 'flite slt en-US'],
  ['en-AU', 'flite slt en-US'],
  ['British English', 'flite awb en-GB'],
  ['rms', 'flite rms en-US'],
  ['es-ES', 'espeak roa/es es-ES'],
  ['es-MX', 'espeak roa/es-419 es-MX'],
  ['Spanish', 'espeak roa/es es'],
  ['fr-CA', 'espeak roa/fr fr-CA'],
  ['pt-BR', 'espeak roa/pt-BR pt-BR'],
  ['zh-CN', 'espeak sit/cmn zh-CN'],
  ['no', 'espeak gmq/nb no'],
])('the voice of %j is %s', (hint, found) => {
  const chosen = chooseVoice(hint, true)
  expect('voice' in chosen ? `${chosen.voice.engine} ${chosen.voice.name} ${chosen.voice.locale}` : chosen).toEqual(found)
})

test('a language without a voice is said to be unknown, and one whose package is not there not to be installed', () => {
  expect([chooseVoice('Klingon', true), chooseVoice('ja', true), chooseVoice('constructor', true), chooseVoice('es', false), chooseVoice('en', false)]).toEqual([
    { missing: 'unknown', wanted: 'Klingon' },
    { missing: 'unknown', wanted: 'ja' },
    { missing: 'unknown', wanted: 'constructor' },
    { missing: 'not_installed', wanted: 'es' },
    { voice: { engine: 'flite', name: 'slt', locale: 'en-US' } },
  ])
})
