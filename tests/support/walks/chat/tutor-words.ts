import type { WordsEnd } from '#contract/chat/chat-words.ts'
import { tutorWordsMachine } from '#machines/chat/tutor-words/tutor-words.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** How words end: the model's, or the tutor's own, because the model was away or the day's budget used up. */
export const ends = {
  model: { kind: 'end', content: 'Light, yes. What does it do with it?', by: 'model', why: null, left: 3 },
  own: { kind: 'end', content: 'Not yet.', by: 'tutor', why: 'away', left: null },
  spent: { kind: 'end', content: 'Not yet.', by: 'tutor', why: 'spent', left: null },
} as const satisfies Record<string, WordsEnd>

/** Every moment of a reply's words: they come, end, are lost, are waited for in vain, or another reply comes first. */
export const tutorWordsWalk = walkMachine(tutorWordsMachine, {
  input: undefined,
  events: [
    { type: 'reply.came', messageId: 7 },
    { type: 'reply.came', messageId: 9 },
    { type: 'sentence.heard', text: 'Light, yes.' },
    { type: 'words.ended', end: ends.model },
    { type: 'words.ended', end: ends.own },
    { type: 'words.ended', end: ends.spent },
    { type: 'words.lost' },
  ],
  context: ({ context: { messageId, sentences, ends: known } }) => [messageId, Math.min(sentences.length, 2), Object.keys(known).join(' ')],
  limit: 500,
})
