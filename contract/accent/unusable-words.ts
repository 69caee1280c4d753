import type { UnusableReason } from './spoken-feedback.ts'

/** Why a recording was no take, and what to do about it. */
export const unusableWords: Record<UnusableReason, string> = {
  silence: 'We heard nothing. Check that the microphone is on, and try again.',
  too_short: 'That was too short. Read the whole script, then stop.',
  too_quiet: 'That was too quiet. Come closer to the microphone and try again.',
  noise: 'We heard sound, but no speech. Find a quieter place, or come closer to the microphone.',
  tone: 'We heard a tone, but no speech. Check the microphone and try again.',
  clipped: 'That was too loud for the microphone. Move away from it a little and try again.',
  incomplete: 'We heard only the beginning. Read on to the end of the script, then stop.',
  other_text: 'That did not sound like the script. Read it once more, word by word.',
  other_language: 'That was in another language. Read the script as it stands, word by word.',
}
