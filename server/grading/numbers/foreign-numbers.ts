import { foldedText, withoutAccents } from '#server/grading/text/words/words.ts'

/** Number words of the languages that pupils bring along, without accents: what stands for itself from 0 on, then the tens. */
const languages: readonly { small: readonly string[]; tens: Readonly<Record<string, number>>; joints: ReadonlySet<string> }[] = [
  {
    small: listed(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte ' +
        'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    ),
    tens: {
      treinta: 30, cuarenta: 40, cincuenta: 50, cinquenta: 50, sesenta: 60, setenta: 70,
      ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, mil: 1000,
    },
    joints: new Set(['y']),
  },
  {
    small: listed('zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    tens: {
      vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70,
      huitante: 80, octante: 80, nonante: 90, cent: 100, mille: 1000,
    },
    joints: new Set(['et']),
  },
  {
    small: listed('null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'),
    tens: {
      eins: 1, zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50, sechzig: 60,
      siebzig: 70, achtzig: 80, neunzig: 90, hundert: 100, tausend: 1000,
    },
    joints: new Set(['und']),
  },
]

/** A count that is said in Spanish, French or German and nothing else, in digits; null for any other text. Only sums of the words are read. */
export function foreignCount(text: string): string | null {
  const words = withoutAccents(foldedText(text), true).split(' ')
  if (words.length === 0 || words.length > 5) return null
  for (const { small, tens, joints } of languages) {
    const values = words.filter((word) => !joints.has(word)).map((word) => (small.includes(word) ? small.indexOf(word) : tens[word]))
    const known = values.filter((value) => value !== undefined)
    if (known.length === values.length && known.length > 0) return String(known.reduce((sum, value) => sum + value, 0))
  }
  return null
}

function listed(words: string): readonly string[] {
  return words.split(' ')
}
