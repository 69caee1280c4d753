import type { Tutor } from '#server/ports/tutor.ts'
import { builtInJudge } from './judge.ts'
import { builtInSpeaker } from './speaker.ts'

/** The tutor that needs no model: keys decide, templates speak. */
export const builtInTutor: Tutor = { judge: builtInJudge, speaker: builtInSpeaker }
