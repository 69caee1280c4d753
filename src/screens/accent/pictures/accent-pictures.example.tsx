import { type ReactNode, useState } from 'react'
import { css } from '#styled/css'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { exampleFeedback, exampleSound, exampleTimings } from './example-reading.ts'
import { KaraokeLine } from './karaoke-line.tsx'
import { LevelBar } from './level-bar.tsx'
import { PitchLines } from './pitch-lines.tsx'
import { ScoredScript } from './scored-script.tsx'
import { scriptWords } from './script-words.ts'
import { WaveRibbon } from './wave-ribbon.tsx'
import { WordSounds } from './word-sounds.tsx'

const harbor = 'The weather was too rough for the boats.'
const long =
  'When the wind turned to the north in the early morning, the fishermen who had waited for three days in the small harbor below ' +
  'the lighthouse untied their boats, checked the nets once more, and set out one after the other, while their families stood on ' +
  'the wall, waved, and counted the red and white sails until the last of them had disappeared behind the island.'

function nothing(): void {}

function readingOf(script: string) {
  const timings = exampleTimings(script)
  const words = scriptWords(script, timings, null)
  const scored = scriptWords(script, timings, exampleFeedback(script))
  const model = exampleSound(words.flatMap((word) => word.model ?? []), 9)
  const own = exampleSound(scored.flatMap((word) => word.own ?? []), 4)
  return { script, timings, words, scored, model, own }
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main className={page}>
      <VisuallyHidden>
        <h1>Read this aloud</h1>
      </VisuallyHidden>
      {children}
    </main>
  )
}

const page = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6', maxWidth: '[54rem]', p: { base: '4', md: '8' } })

function recording(script: string, atMs: number, rms: number, gain: number) {
  const { timings, words, model } = readingOf(script)
  const own = { ...model, durationMs: atMs * 0.9, levels: model.levels.slice(0, (atMs * 0.9) / 20), pitch: [] }
  return () => (
    <Page>
      <KaraokeLine script={script} words={words} timings={timings} positionMs={atMs} />
      <WaveRibbon words={words} model={model} own={own} played={{ row: 'model', ms: atMs }} />
      <LevelBar rms={rms} levels={own.levels.map((level) => level * gain)} />
    </Page>
  )
}

function feedback(script: string) {
  const { scored, model, own } = readingOf(script)
  return function Feedback() {
    const [chosen, setChosen] = useState(Math.min(4, scored.length - 1))
    const word = scored[chosen]
    return (
      <Page>
        <ScoredScript script={script} words={scored} chosen={chosen} onChoose={setChosen} />
        <WaveRibbon words={scored} model={model} own={own} played={null} />
        {word === undefined ? null : (
          <WordSounds
            word={word}
            isRepeating={script === long}
            onModel={nothing}
            onOwn={word.own === null ? null : nothing}
            onBoth={nothing}
            onRepeat={nothing}
          />
        )}
        <PitchLines words={scored} model={model} own={own} played={null} />
      </Page>
    )
  }
}

function withoutSound(script: string) {
  const { words, timings } = readingOf(script)
  return () => (
    <Page>
      <KaraokeLine script={script} words={words} timings={timings} positionMs={null} />
      <WaveRibbon words={words} model={null} own={null} played={null} />
      <PitchLines words={words} model={null} own={null} played={null} />
      <LevelBar rms={0} levels={[]} />
    </Page>
  )
}

function withoutModel(script: string) {
  const scored = scriptWords(script, null, exampleFeedback(script)).map((word) => ({ ...word, category: null }))
  const own = exampleSound(scored.flatMap((word) => word.own ?? []), 4)
  return () => (
    <Page>
      <ScoredScript script={script} words={scored} chosen={null} onChoose={nothing} />
      <WaveRibbon words={scored} model={null} own={own} played={{ row: 'own', ms: own.durationMs / 2 }} />
      <PitchLines words={scored} model={null} own={own} played={null} />
    </Page>
  )
}

/** The pictures of a spoken session at its moments, with short and long scripts. */
export const examples = {
  'While recording': recording(harbor, 1_700, 0.12, 0.6),
  'While recording, too loud': recording(harbor, 2_300, 0.5, 1.2),
  'While recording, too quiet, a long script': recording(long, 9_000, 0.004, 0.02),
  'A scored take': feedback(harbor),
  'A scored take of a long script': feedback(long),
  'A scored take of one word': feedback('Rough!'),
  'A scored take in Chinese': feedback('天气太差了，船不能出海。'),
  'Nothing to show yet': withoutSound(harbor),
  'A language without a voice': withoutModel('Tempestas navibus nimis aspera erat.'),
}
