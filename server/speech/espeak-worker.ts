import * as v from 'valibot'
import { answerParent } from './on-demand-process.ts'
import { loadEspeak } from './voice/espeak-program.ts'
import { EspeakQuestion } from './worker-questions.ts'

// A process of its own, because eSpeak NG is licensed under the GPL and keeps its state for all at once.
const speak = await loadEspeak()
answerParent(async (asked) => speak(v.parse(EspeakQuestion, asked)))
