import { wonderingTurns } from './beside-the-point.ts'
import { chattyTurns } from './chatty.ts'
import { hurriedTurns } from './hurried.ts'
import type { LabelledTurn } from './labelled-turn.ts'
import { lessonTurns } from './lessons.ts'
import { spanishTurns } from './spanish-speaker.ts'

/** Turns that were written together with the tables of talk. */
export const turnsByAuthor: readonly LabelledTurn[] = [...hurriedTurns, ...chattyTurns, ...spanishTurns, ...lessonTurns]

/** Questions and remarks on the subject itself, and things said anywhere, which the weights were trained on besides. */
export const moreTurns: readonly LabelledTurn[] = wonderingTurns
