import type { DemoQuestion } from './demo-question.ts'

/** English questions by a short name. */
export const englishQuestions = {
  adverb: {
    title: 'Find the adverb',
    subject: 'English',
    prompt: String.raw`Which word is the adverb? "The small dog ran quickly across the street."

Answer: quickly
If they say small: "Small" tells about the dog. Which word tells how it ran?
Hint: An adverb can tell how something is done.
Explain: "Quickly" tells how the dog ran.`,
    says: { right: ['quickly', 'Quickly'], wrong: ['small', 'across', 'ran'] },
  },
  noun: {
    title: 'Find the subject',
    subject: 'English',
    prompt: String.raw`Which word is the subject of this sentence? "In the morning the old fisherman mends his nets."

Answer: fisherman
Also accept: the old fisherman
If they say nets: The nets are what is mended. Who does it?
If they say morning: That tells when. Who does something?
Hint: Who does something in this sentence?
Explain: The fisherman is the one who mends.`,
    says: { right: ['fisherman', 'the old fisherman', 'the fisherman'], wrong: ['nets', 'morning', 'mends'] },
  },
  plural: {
    title: 'Plural of mouse',
    subject: 'English',
    prompt: String.raw`What is the plural of "mouse"?

Answer: mice
If they say mouses: English is irregular here, as with "foot" and "feet".
Hint: The vowel in the middle changes.
Explain: One mouse, two mice.`,
    says: { right: ['mice', 'Mice'], wrong: ['mouses', 'mouse'] },
  },
  pastTense: {
    title: 'Past tense of bring',
    subject: 'English',
    prompt: String.raw`Complete the sentence: "Yesterday she ____ her sister to school." (bring)

Answer: brought
If they say brang: It sounds like "rang", but it goes like "thought".
If they say bringed: "Bring" is irregular.
Hint: It rhymes with "thought".
Explain: bring, brought, brought.`,
    says: { right: ['brought'], wrong: ['brang', 'bringed', 'brings'] },
  },
  homophone: {
    title: 'Their, there or they’re',
    subject: 'English',
    prompt: String.raw`Which word is missing? "____ going to be late for practice." (their, there, they're)

Answer: they're
If they say their: "Their" shows whose something is. Here two words are squeezed together.
If they say there: "There" is a place. Try to say the sentence with "they are".
Hint: Say the sentence with "they are". Does it work?
Explain: They're = they are.`,
    says: { right: ["they're", "They're"], wrong: ['their', 'there'] },
  },
  commaList: {
    title: 'Commas in a list',
    subject: 'English',
    prompt: String.raw`How many commas does this sentence need at least? "We packed bread cheese apples and water."

Answer: 2
If they say 3: The one before "and" is allowed, but not needed.
Half credit: 3
Hint: Put a comma wherever you could also say "and".
Explain: We packed bread, cheese, apples and water.`,
    says: { right: ['2', 'two'], partly: ['3'], wrong: ['1', '4', '0'] },
  },
  commaSplice: {
    title: 'What is wrong here?',
    subject: 'English',
    prompt: String.raw`What is the mistake in this sentence, and how could it be mended? "The rain stopped, we went outside."

Must mention: comma; and / so / full stop / period / semicolon / two sentences
Hint: Could each half stand alone as a sentence?
Hint: A comma alone is too weak to hold two sentences together.
Explain: Two whole sentences are joined by a comma only. Use a full stop, a semicolon, or a word such as "so".`,
    says: {
      right: ['The comma is wrong, you need "so" or a full stop.', 'There are two sentences with only a comma, put a period between them.'],
      partly: ['The comma is wrong.', 'You need a full stop there.'],
      wrong: ['The verb is wrong.', 'It should say rained.'],
    },
  },
  clause: {
    title: 'Find the main clause',
    subject: 'English',
    prompt: String.raw`Write down the main clause: "Although it was late, Amir finished his story."

Answer: Amir finished his story
If they say although it was late: That part cannot stand alone. Which part can?
Hint: Which half could be a sentence by itself?
Explain: "Amir finished his story" can stand alone; "although it was late" cannot.`,
    says: { right: ['Amir finished his story', 'Amir finished his story.'], wrong: ['although it was late', 'it was late', 'Amir finished'] },
  },
  simile: {
    title: 'Simile or metaphor?',
    subject: 'English',
    prompt: String.raw`"Her smile was as bright as the morning." What is this figure of speech called?

Answer: simile
If they say metaphor: A metaphor says that something IS something else. Which small word is here?
Hint: Look at the words "as … as".
Explain: A simile compares with "like" or "as".`,
    says: { right: ['simile', 'a simile'], wrong: ['metaphor', 'rhyme', 'alliteration'] },
  },
  inference: {
    title: 'Read between the lines',
    subject: 'English',
    prompt: String.raw`"Tom shook the water from his coat, put the dripping umbrella in the corner and sat down by the fire." What was the weather like, and how do you know?

Must mention: rain / rainy / raining; umbrella / water / wet / dripping
Hint: What has just happened to his coat?
Explain: It was raining: his coat and umbrella are wet.`,
    says: {
      right: ['It was raining because his umbrella was dripping.', 'Rainy, since there was water on his coat.'],
      partly: ['It was raining.', 'His coat was wet.'],
      wrong: ['It was cold.', 'He was tired.'],
    },
  },
} satisfies Record<string, DemoQuestion>
