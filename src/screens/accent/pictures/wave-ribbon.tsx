import { use } from 'react'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { mic, volume2 } from '#src/ui/icons/icons.ts'
import { ribbonSentence } from './picture-words.ts'
import { RibbonFrame, RowLabel } from './ribbon-frame.tsx'
import type { ScriptWord } from './script-words.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { useWordAxis } from './use-word-axis.ts'
import { takeLabels, WhoseTakeContext } from './whose-take.ts'
import { WaveRow } from './wave-row.tsx'
import { placeOf } from './word-columns.ts'
import { WordLabels } from './word-labels.tsx'
import { WordTable } from './word-table.tsx'

/** Where playing stands: in which row, and how far in the row's own time. Null while nothing plays. */
export type Played = { row: 'model' | 'own'; ms: number } | null

/**
 * Props of `WaveRibbon`. A missing sound leaves its row empty: no voice for this language, nothing recorded yet. `isGrowing` while the take is
 * being made.
 */
export type WaveRibbonProps = {
  words: readonly ScriptWord[]
  model: SoundPicture | null
  own: SoundPicture | null
  isGrowing?: boolean
  played: Played
}

const modelLabel = { icon: volume2, words: 'Model' }

/**
 * The model reading and the student's take, one above the other, with the words between them. Once a take was scored both
 * begin each word together; before, both begin to speak together. Said in words below, and as a table.
 */
export function WaveRibbon({ words, model, own, isGrowing, played }: WaveRibbonProps) {
  const whose = use(WhoseTakeContext)
  const ownLabel = { icon: mic, words: takeLabels[whose] }
  const { view, axis } = useWordAxis({ words, model, own, isGrowing })
  const playedMs = (row: 'model' | 'own') => (played?.row === row ? played.ms : null)
  return (
    <RibbonFrame
      name={`Waveforms of the model and of ${whose === 'own' ? 'your' : 'the'} take`}
      width={axis.width}
      view={view}
      followX={played === null ? null : placeOf(axis, played.row, played.ms)}
      labels={
        <>
          <RowLabel {...modelLabel} />
          <RowLabel {...ownLabel} />
        </>
      }
      drawing={
        <>
          <RowLabel {...modelLabel} inside />
          <WaveRow sound={model} axis={axis} row="model" playedMs={playedMs('model')} />
          <WordLabels words={words} axis={axis} />
          <RowLabel {...ownLabel} inside />
          <WaveRow sound={own} axis={axis} row="own" playedMs={playedMs('own')} />
        </>
      }
    >
      <VisuallyHidden>{ribbonSentence({ words, model, own }, whose)}</VisuallyHidden>
      {words.some(({ isScored }) => isScored) ? <WordTable words={words} /> : null}
    </RibbonFrame>
  )
}
