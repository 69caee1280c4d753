import { foldedText } from './words/words.ts'

/** What is said of an answer by those who like it or not: `dolphins are cute` answers nothing. */
const opinions = new Set(
  (
    'cute cool awesome amazing great nice fun funny boring stupid dumb gross scary weird pretty beautiful ugly yummy tasty delicious disgusting lame ' +
    'sick lit fire trash overrated annoying adorable creepy'
  ).split(' '),
)

/** Whose answer it is, and what an answer is called: "my answer is Ottawa" states one. */
const ownAnswer = /^(?:final |best |first |second |last |other |only )?(?:answers?|guess(?:es)?|pick|choice|bet|try|attempt|solution|idea|word)$/

const deniedBehind = /^(?:s|es)?\s+(?:is|are|was|were|has|have|had|does|do|did|can|will|would|could|should)(?:\s+not|n['’]?t)\s+(?!only\b)\p{L}/iu
const opinionBehind = /^(?:s|es)?\s+(?:is|are|was|were|looks?|sounds?)\s+(?:(?:so|really|very|super|too|just|pretty|kinda)\s+)*(\p{L}+)[\s.!?]*$/iu
const ownerBefore = /^(?:(?:and|but|so|well|oh|lol)\s+)?(?:my|our|his|her|their)\s+((?:\p{L}+['’]?\p{L}*\s+){1,3}?)(?:is|was|are|were|has|had|likes?|loves?|hates?|wants?|got|ate|went)(?:\s|$)/iu

/**
 * Whether the words before and behind a key say something else with it, so that it is no answer: "Rome was not built in a day", "dolphins are
 * cute", "my principal is mean". What the prompt speaks of may be said of the key.
 */
export function saysSomethingElse(before: string, behind: string, prompt: string): boolean {
  const asked = new Set(foldedText(prompt).split(' '))
  if (before.trim() === '' && deniedBehind.test(behind)) return true
  const [, opinion = ''] = opinionBehind.exec(behind) ?? []
  if (opinions.has(opinion.toLowerCase()) && !asked.has(opinion.toLowerCase())) return true
  const owned = foldedText(ownerBefore.exec(before)?.[1] ?? '')
  return owned !== '' && !ownAnswer.test(owned) && !owned.split(' ').some((word) => asked.has(word))
}
