import { WordSounds } from '#src/screens/accent/pictures/word-sounds.tsx'
import type { ScriptWord } from '#src/screens/accent/pictures/script-words.ts'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from '#src/screens/accent/accent-props.ts'

type Props = { view: OpenAccentView; sounds: AccentSounds; words: readonly ScriptWord[]; chosen: number } & Pick<AccentCallbacks, 'onPlayWord' | 'onHush'>

/** The chosen word of a scored take: hear the model say it, yourself, both slowly, or both over and over. */
export function WordChoice({ view, sounds, words, chosen, onPlayWord, onHush }: Props) {
  const word = words[chosen]
  if (word === undefined) return null
  const { playback } = sounds
  const hasModel = playback?.reading !== null && word.model !== null
  const hasOwn = view.own !== null && word.own !== null
  const isRepeating = playback?.standing === 'sounding' && playback.heard === 'word' && playback.repeats
  return (
    <WordSounds
      word={word}
      isRepeating={isRepeating}
      onModel={hasModel ? () => onPlayWord(chosen, 'model') : null}
      onOwn={hasOwn ? () => onPlayWord(chosen, 'own') : null}
      onBoth={hasModel && hasOwn ? () => onPlayWord(chosen, 'both') : null}
      onRepeat={hasModel || hasOwn ? () => (isRepeating ? onHush() : onPlayWord(chosen, 'repeated')) : null}
    />
  )
}
