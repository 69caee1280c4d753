import { expect, it } from 'vitest'
import { englishModel } from '#server/speech/scoring/model/english-model.ts'
import { soundClass } from '#server/speech/scoring/script/sound-classes.ts'

const letters = Array.from('aɑɐæʌɒɶeɛəɘɵɜɞɚɝᵻiɪɨyʏøœoɔuʊʉɤɯpbtdkgɡqcɟʈɖmɱnɲɳŋɴrɾɽɹɻʀʁlɫɭʎɬfvʋβɸθðszʃʒʂʐɕʑçʝxχɣɧhɦħʕjwʍɥʦʧʤ')

it('hears every letter of the phonetic alphabet as sounds that the phone model knows', () => {
  const known = new Set(englishModel().net.phones)
  expect(letters.filter((letter) => soundClass(letter).length === 0)).toEqual([])
  expect(letters.flatMap(soundClass).filter((sound) => !known.has(sound))).toEqual([])
})

it('knows a ç however it is written, and hears no k in it', () => {
  expect([soundClass('ç'), soundClass('c\u0327')]).toEqual([
    ['hh', 'sh', 'y'],
    ['hh', 'sh', 'y'],
  ])
})

it('looks past stress, length and tone, joins what is said as one, and knows nothing of other signs', () => {
  expect([soundClass('ˈaː'), soundClass('tʃ'), soundClass('ˌeɪ'), soundClass('ɲ'), soundClass('ts'), soundClass('?')]).toEqual([
    ['aa', 'ah', 'ae', 'ay', 'aw'],
    ['ch', 'sh'],
    ['ey', 'eh'],
    ['n', 'y', 'ng'],
    ['t', 'd', 's', 'z'],
    [],
  ])
})
