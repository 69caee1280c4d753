import { describe, expect, it } from 'vitest'
import { languageMatrix, tryLanguages } from '#scripts/eval-speech/languages.ts'
import type { Reference, Sound } from '#server/speech/reference.ts'
import { scoreTake } from '#server/speech/scoring/score.ts'
import { readWithEspeak } from '#server/speech/voice/espeak.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { referencesFor } from '#server/speech/voice/read-aloud.ts'
import { referenceOf } from '#server/speech/voice/reading.ts'
import { inRoom, made, noise, sine, takeOf } from './sounds.ts'

const program = await loadEspeak()

function speak(request: Parameters<typeof program>[0]) {
  return Promise.resolve(program(request))
}

/** Three chords a second, each higher and dying away. */
function chords(time: number): number {
  const root = 220 * 2 ** (Math.floor(3 * time) / 6)
  return 0.2 * (1 - ((3 * time) % 1)) * [0, 4, 7].reduce((sum, step) => sum + sine(root * 2 ** (step / 12), time), 0)
}

/** A script with the voice it is modelled by, the voice that reads it, and what that one reads otherwise. */
type Row = { voice: string; reader: string; script: string; half: string; beginning: string; other: string }

const rows: Row[] = [
  {
    voice: 'roa/es',
    reader: 'roa/es-419',
    script: 'Buenos días, ¿qué desea tomar?',
    half: 'Buenos días, ¿qué desea',
    beginning: 'Buenos días',
    other: 'La estación de tren está cerca.',
  },
  {
    voice: 'roa/es',
    reader: 'roa/es-419',
    script: 'El sábado vamos al mercado con mi abuela.',
    half: 'El sábado vamos al mercado',
    beginning: 'El sábado vamos',
    other: 'No entiendo la pregunta, ¿puede repetirla?',
  },
  {
    voice: 'roa/fr',
    reader: 'roa/fr-CH',
    script: 'Le samedi nous allons au marché avec ma grand-mère.',
    half: 'Le samedi nous allons au marché',
    beginning: 'Le samedi nous',
    other: 'Les enfants jouent dans le parc après l’école.',
  },
  {
    voice: 'roa/pt',
    reader: 'roa/pt-BR',
    script: 'No sábado vamos ao mercado com a minha avó.',
    half: 'No sábado vamos ao mercado',
    beginning: 'No sábado vamos',
    other: 'As crianças brincam no parque depois da escola.',
  },
]

async function heard(take: Sound, { voice, script }: Row): Promise<string> {
  const locale = voice.replace(/^.*\//, '')
  const feedback = scoreTake(take, await referencesFor(speak, script, { engine: 'espeak', name: voice, locale }), script, locale)
  return feedback.usable ? 'taken' : feedback.reason
}

async function said(text: string, reader: string, rate = 0.9): Promise<Sound> {
  return inRoom((await reading(text, reader, rate)).samples)
}

async function reading(text: string, reader: string, rate: number): Promise<Reference> {
  return referenceOf(await readWithEspeak(speak, text, reader, rate, true))
}

describe.each(rows)('$script', (row) => {
  it.each([0.75, 1, 1.3])('is taken when another voice reads it at a pace of %f', async (rate) => {
    expect(await heard(await said(row.script, row.reader, rate), row)).toBe('taken')
  })

  it('is refused as incomplete when only its beginning is read, and as another text when another one is', async () => {
    const takes = await Promise.all([row.beginning, row.other].map((text) => said(text, row.reader)))
    expect(await Promise.all(takes.map((take) => heard(take, row)))).toEqual(['incomplete', 'other_text'])
  })

  it('is refused in German, in English, backwards, and as music', async () => {
    const own = await said(row.script, row.reader)
    const takes = [
      await said('Guten Tag, ich hätte gern einen Kaffee.', 'gmw/de'),
      await takeOf('The quick brown fox jumps over the lazy dog.'),
      { ...own, samples: own.samples.toReversed() },
      made(3, chords),
    ]
    expect((await Promise.all(takes.map((take) => heard(take, row)))).filter((answer) => answer === 'taken' || answer === 'incomplete')).toEqual([])
  })

  it('is scored by what was heard from half of its words on, and says what was not', async () => {
    const locale = row.voice.replace(/^.*\//, '')
    const references = await referencesFor(speak, row.script, { engine: 'espeak', name: row.voice, locale })
    const takes = await Promise.all([row.script, row.half].map((text) => said(text, row.reader)))
    const [whole, half] = takes.map((take) => scoreTake(take, references, row.script, locale))
    if (!whole?.usable || !half?.usable) throw new Error('both are takes')
    const count = half.words.filter((word) => word.heard).length
    expect([whole.words.every((word) => word.heard), count]).toEqual([true, row.half.split(' ').length])
    expect(half.words.filter((word) => !word.heard).map(({ category }) => category)).toEqual(Array.from({ length: half.words.length - count }, () => 'poor'))
    expect(half.overall.score).toBeLessThan(whole.overall.score * (count / half.words.length + 0.15))
    expect(half.overall.summary).toMatch(/^We did not hear “.+”: read the whole script next time\. /)
  })
})

describe('a row of numbers', () => {
  it.each(['ar', 'hi', 'cmn'])('in %s is taken whole, and by half in two of four; of others, in another language or backwards one in twelve is, and noise never', async (language) => {
    const tried = await tryLanguages([language])
    const taken = (columns: readonly string[]) => tried.filter(({ column, score }) => columns.includes(column) && score !== null).length
    expect([taken(['right']), taken(['half']) >= 2, taken(['other row', 'other language', 'backwards']) <= 1, taken(['English', 'noise'])]).toEqual([4, true, true, 0])
  })

  it('is told in a line for each language, and in shares with their bounds', async () => {
    const lines = (await languageMatrix(['es'])).split('\n')
    const shares = lines.filter((line) => line.includes(' % ['))
    expect(lines[3]).toMatch(/^es +4\/4 100 +\d\/4 \d+ .* 0\/4 noise$/)
    expect(shares.map((line) => line.split(/\s{2,}/).length)).toEqual(Array.from({ length: 7 }, () => 3))
  })
})

describe('a script of one word over and over', () => {
  it('has no other order, and is taken', async () => {
    const row = { voice: 'roa/it', reader: 'roa/it', script: 'Bravo, bravo, bravo.', half: '', beginning: '', other: '' }
    expect(await heard(await said(row.script, row.reader), row)).toBe('taken')
  })
})

describe('scripts of one word or two', () => {
  const lists = [
    ['roa/es', ['Hola', 'Adiós', 'Gracias', 'manzana', 'biblioteca', 'Hasta luego', 'perro', 'Buenos días']],
    ['gmw/de', ['Danke', 'Nein', 'Apfel', 'Bücherei', 'Guten Tag', 'Fenster', 'Hund', 'Auf Wiedersehen']],
    ['sit/cmn', ['你好', '谢谢', '再见', '图书馆', '猫', '不客气', '窗户', '早上好']],
    ['sem/ar', ['مرحبا', 'شكرا', 'صباح الخير', 'نعم', 'تفاحة', 'مكتبة', 'مع السلامة', 'نافذة']],
    ['trk/tr', ['Merhaba', 'Teşekkürler', 'Günaydın', 'Evet', 'elma', 'kütüphane', 'Güle güle', 'pencere']],
  ] as const

  it('are taken at 75 and more, and other words are refused, or not believed', async () => {
    const own: number[] = []
    const others: number[] = []
    for (const [voice, words] of lists) {
      const locale = voice.replace(/^.*\//, '')
      for (const [index, script] of words.entries()) {
        const references = await referencesFor(speak, script, { engine: 'espeak', name: voice, locale })
        const scoreOf = async (text: string) => {
          const feedback = scoreTake(inRoom(referenceOf(await readWithEspeak(speak, text, voice, 0.8)).samples), references, script, locale)
          return feedback.usable ? feedback.overall.score : 0
        }
        own.push(await scoreOf(script))
        for (const step of [1, 3, 5]) others.push(await scoreOf(words[(index + step) % words.length] ?? ''))
      }
    }
    expect(own.filter((score) => score < 75)).toEqual([])
    const share = (least: number) => others.filter((score) => score >= least).length / others.length
    expect([share(1) <= 0.25, share(70) <= 0.05]).toEqual([true, true])
  })

  it('say that nobody is sure, and what to do', async () => {
    const references = await referencesFor(speak, 'Gracias', { engine: 'espeak', name: 'roa/es', locale: 'es' })
    const feedback = scoreTake(await said('Buenos días', 'roa/es-419', 0.85), references, 'Gracias', 'es')
    if (!feedback.usable) throw new Error(feedback.reason)
    const { overall, fluency, prosody, rhythm, words } = feedback
    expect([overall.score < 75, overall.summary]).toEqual([
      true,
      expect.stringMatching(/^We are not sure that we heard “Gracias”\. Listen to the model, then say it once more, clearly\. Pronunciation is not measured/),
    ])
    expect([fluency, prosody, rhythm].filter(({ score }) => (score ?? 0) > overall.score)).toEqual([])
    expect(words.map(({ category }) => category)).toEqual([null])
  })
})

describe('a Spanish script in a loud room', () => {
  it('is taken with noise 15 dB below the voice, and the noise alone is not', async () => {
    const [row] = rows
    if (!row) throw new Error('there is a row')
    const { samples, sampleRate } = await said(row.script, row.reader)
    const hiss = noise()
    const loudness = Math.sqrt((3 * samples.reduce((sum, value) => sum + value * value, 0)) / samples.length) * 10 ** (-15 / 20)
    const loud = { samples: samples.map((value) => value + loudness * hiss()), sampleRate }
    expect([await heard(loud, row), await heard(made(3, () => 0.1 * hiss()), row)]).toEqual(['taken', 'noise'])
  })
})
