import { englishSounds } from '#server/speech/scoring/feedback/english-sounds.ts'

/** The phones the network tells apart, silence last. */
export const englishPhones = [...Object.keys(englishSounds), 'sil']
