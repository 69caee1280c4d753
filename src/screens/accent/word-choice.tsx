import { WordSounds } from '#src/screens/accent-pictures/word-sounds.tsx'
import type { ScriptWord } from '#src/screens/accent-pictures/script-words.ts'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from './accent-props.ts'

type Props = { view: OpenAccentView; sounds: AccentSounds; words: readonly ScriptWord[]; chosen: number } & Pick<AccentCallbacks, 'onPlayWord'>

/** The chosen word of a scored take: hear the model say it, yourself, or both slowly. */
export function WordChoice({ view, sounds, words, chosen, onPlayWord }: Props) {
  const word = words[chosen]
  if (word === undefined) return null
  const hasModel = sounds.playback?.reading !== null && word.model !== null
  const hasOwn = view.own !== null && word.own !== null
  return (
    <WordSounds
      word={word}
      onModel={hasModel ? () => onPlayWord(chosen, 'model') : null}
      onOwn={hasOwn ? () => onPlayWord(chosen, 'own') : null}
      onBoth={hasModel && hasOwn ? () => onPlayWord(chosen, 'both') : null}
    />
  )
}
