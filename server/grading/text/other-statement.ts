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

const kin = 'brother|sister|son|daughter|wife|husband|father|mother|dad|mum|mom|friend|teacher|student|pupil|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|grandfather|grandmother|dog|cat|horse|assistant|rival|enemy'
const kinBehind = new RegExp(String.raw`^(?:['’]?s|['’])?\s+(?:(?:older|younger|big|little|best|own|first|second)\s+)?(${kin})(?!\p{L})`, 'iu')
const kinBefore = new RegExp(String.raw`(?<!\p{L})(${kin})\s+of\s+(?:\p{L}+\s+){0,2}$`, 'iu')

/** Whether an answer names somebody by a person they belong to: "van gogh's brother", "the wife of Lincoln"; not where such a one is asked for. */
export function isSomebodyOf(before: string, behind: string, prompt: string): boolean {
  const [, one] = kinBehind.exec(behind) ?? kinBefore.exec(before) ?? []
  return one !== undefined && !new RegExp(String.raw`\b${one}`, 'i').test(prompt)
}

/**
 * Whether the words before and behind a key say something else with it, so that it is no answer: "Rome was not built in a day", "dolphins are
 * cute", "my principal is mean". What the prompt speaks of may be said of the key.
 */
export function saysSomethingElse(before: string, behind: string, prompt: string): boolean {
  const asked = new Set(foldedText(prompt).split(' '))
  if (before.trim() === '' && deniedBehind.test(behind)) return true
  if (isSomebodyOf(before, behind, prompt)) return true
  const [, opinion = ''] = opinionBehind.exec(behind) ?? []
  if (opinions.has(opinion.toLowerCase()) && !asked.has(opinion.toLowerCase())) return true
  const owned = foldedText(ownerBefore.exec(before)?.[1] ?? '')
  return owned !== '' && !ownAnswer.test(owned) && !owned.split(' ').some((word) => asked.has(word))
}
