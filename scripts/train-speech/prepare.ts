import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Reference } from '#server/speech/reference.ts'
import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { listen, type Listening } from '#server/speech/scoring/alignment/listen.ts'
import { acousticMeasures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'
import { scriptPhones } from '#server/speech/scoring/phones/judge-phones.ts'
import { signalFault } from '#server/speech/scoring/sound/signal-gate.ts'
import { type TakeFrames, takeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { loadEspeak } from '#server/speech/voice/espeak-program.ts'
import { referencesFor } from '#server/speech/voice/read-aloud.ts'
import { defaultVoice, type Voice } from '#server/speech/voice/voices.ts'
import { readWav, soundOf } from '#server/speech/wav.ts'
import type { PreparedTake } from './cache.ts'
import { readLabels } from './labels.ts'
import { otherTextsOf } from './other-texts.ts'
import { englishPhones } from './phone-set.ts'
import { partCount } from './stages.ts'

// tsx prepare.ts CORPUS LABELS CACHE PART…: measures every training recording of these parts (0 to 9) against its own text and
// against another one. Several can run side by side; a part that is there is passed over.
const [corpus = '', labelsFile = '', folder = '', ...wanted] = process.argv.slice(2)
const otherVoice: Voice = { engine: 'espeak', name: 'gmw/en-US', locale: 'en-US' }

const labels = readLabels(corpus, labelsFile === '' ? undefined : labelsFile, 'train')
const otherTexts = otherTextsOf(labels)
const espeak = await loadEspeak()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'phones.json'), JSON.stringify(englishPhones))
writeFileSync(join(folder, 'marks.json'), JSON.stringify(Object.fromEntries(labels.map((label) => [label.id, label.words.map((word) => word[1])]))))

for (const part of wanted.map(Number)) {
  if (!existsSync(join(folder, `takes.${part}.jsonl`))) await preparePart(part)
}

async function preparePart(part: number): Promise<void> {
  const unfinished = join(folder, `takes.${part}.unfinished`)
  const takes = openSync(unfinished, 'w')
  const rows = openSync(join(folder, `rows.${part}.f32`), 'w')
  const phones = openSync(join(folder, `labels.${part}.u8`), 'w')
  for (let index = part; index < labels.length; index += partCount) {
    const label = labels[index]
    if (!label) continue
    const file = readWav(readFileSync(join(corpus, label.wav)))
    if (typeof file === 'string') throw new Error(`${label.wav}: ${file}`)
    const take = takeFrames(soundOf(file))
    const right = listen(take, await references(label.text, defaultVoice))
    const decoyText = otherTexts[index] ?? ''
    const decoy = listen(take, await references(decoyText, defaultVoice))
    writeMatrix(rows, right.fitted.cepstra)
    writeMatrix(rows, decoy.fitted.cepstra)
    for (const cepstra of right.fitted.onEachScale) writeMatrix(rows, cepstra)
    writeSync(phones, firstLabels(take, firstOf(right)))
    const prepared: PreparedTake = {
      id: label.id,
      speaker: label.speaker,
      rows: take.kept.length,
      kept: [...take.kept],
      fault: signalFault(take),
      ...measured(right),
      plain: acousticMeasures(take, listen(take, await references(label.text, otherVoice)).comparisons),
      decoy: { ...measured(decoy), plain: acousticMeasures(take, listen(take, await references(decoyText, otherVoice)).comparisons) },
    }
    writeSync(takes, `${JSON.stringify(prepared)}\n`)
  }
  for (const file of [takes, rows, phones]) closeSync(file)
  renameSync(unfinished, join(folder, `takes.${part}.jsonl`))
  console.warn(`part ${part + 1} of ${partCount} is prepared`)
}

function references(text: string, voice: Voice): Promise<Reference[]> {
  return referencesFor((request) => Promise.resolve(espeak(request)), text.toLowerCase(), voice)
}

function measured(listening: Listening) {
  return { script: scriptPhones(firstOf(listening).reference), measures: acousticMeasures(listening.take, listening.comparisons) }
}

function firstOf({ comparisons }: Listening): Comparison {
  const [first] = comparisons
  if (!first) throw new Error('nothing was compared')
  return first
}

/** What the comparison says each row is, to begin with; rows that are not loud enough for speech are silence. */
function firstLabels(take: TakeFrames, { reference, warping }: Comparison): Uint8Array {
  const silence = englishPhones.length - 1
  const found = new Uint8Array(take.kept.length).fill(silence)
  warping.left.forEach((row, index) => {
    const phone = reference.reference.phones[reference.phoneOfRow[warping.right[index] ?? 0] ?? 0]?.phone ?? ''
    const column = englishPhones.indexOf(phone)
    if (column < 0) throw new Error(`the phone ${phone} is not known`)
    found[row] = column
  })
  take.kept.forEach((frame, row) => {
    if (!take.activity.speech.some(({ start, end }) => frame >= start && frame < end)) found[row] = silence
  })
  return found
}

function writeMatrix(file: number, { values }: Matrix): void {
  writeSync(file, new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
}
