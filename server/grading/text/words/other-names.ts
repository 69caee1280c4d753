import type { Lesson } from '#server/grading/text/language-lessons.ts'
import { foldedText } from './words.ts'

/** What goes by several names in school, a row each; a name stands in one row only. */
const rows: readonly string[] = [
  // The body
  'windpipe|trachea', 'voice box|larynx', 'gullet|food pipe|oesophagus|esophagus', 'kneecap|patella', 'collarbone|clavicle', 'shoulder blade|scapula', 'breastbone|sternum',
  'backbone|spine|spinal column|vertebral column', 'skull|cranium', 'jaw|jawbone|mandible', 'thigh bone|thighbone|femur', 'shin bone|shinbone|tibia', 'tailbone|coccyx', 'womb|uterus',
  'belly button|navel', 'eardrum|tympanic membrane', 'red blood cell|erythrocyte', 'white blood cell|leukocyte|leucocyte', 'nerve cell|neuron|neurone', 'milk tooth|baby tooth', 'egg cell|ovum',
  'stomach|tummy|belly', 'dna|deoxyribonucleic acid', 'plant eater|planteater|herbivore|herbivorous animal|herbivorous', 'meat eater|meateater|carnivore|carnivorous animal|carnivorous',
  'omnivore|omnivorous|omnivorous animal', 'chrysalis|pupa', 'hippo|hippopotamus', 'rhino|rhinoceros', 'croc|crocodile', 'gator|alligator', 'chimp|chimpanzee', 'killer whale|orca', 'rabbit|bunny', 'maize|corn', 'aubergine|eggplant', 'courgette|zucchini',
  'ladybird|ladybug', 'bee|honeybee|honey bee', 'puppy|pup',
  // Nature
  'gravity|gravitation|gravitational force|gravitational pull|gravity force|force of gravity|pull of gravity', 'friction|frictional force|friction force|force of friction', 'upthrust|buoyancy|buoyant force',
  'air resistance|drag', 'water vapour|water vapor|steam', 'water|h2o', 'carbon dioxide|co2', 'carbon monoxide|co', 'oxygen|o2', 'hydrogen|h2', 'nitrogen|n2', 'methane|ch4', 'ammonia|nh3', 'ozone|o3',
  'table salt|common salt|sodium chloride|nacl', 'hydrochloric acid|hcl', 'sulfuric acid|sulphuric acid|h2so4', 'calcium carbonate|caco3', 'sulfur|sulphur', 'aluminium|aluminum', 'mercury|quicksilver',
  'bicarbonate of soda|sodium bicarbonate|baking soda|sodium hydrogencarbonate|sodium hydrogen carbonate', 'north star|pole star|polaris', 'shooting star|falling star|meteor', 'milky way|milky way galaxy',
  'lightning conductor|lightning rod', 'seismometer|seismograph', 'big bang|big bang theory', 'torch|flashlight', 'spanner|wrench',
  // Places
  'usa|us|united states|united states of america|america|the states', 'uk|united kingdom', 'great britain|britain', 'netherlands|holland', 'czech republic|czechia', 'myanmar|burma', 'ivory coast|cote divoire',
  'turkey|turkiye', 'uae|united arab emirates', 'ussr|soviet union', 'eu|european union', 'un|united nations', 'beijing|peking', 'mumbai|bombay', 'kolkata|calcutta', 'kyiv|kiev', 'new york|new york city|nyc', 'washington|washington dc',
  'vatican|vatican city|the vatican', 'berlin wall|wall of berlin', 'antarctic ocean|southern ocean',
  // History
  'world war one|world war 1|world war i|first world war|1st world war|ww1|wwi|great war', 'world war two|world war 2|world war ii|second world war|2nd world war|ww2|wwii', 'middle ages|medieval times|medieval period|medieval age',
  'black death|bubonic plague|plague|black plague', 'independence day|fourth of july|4th of july', 'referendum|plebiscite', 'tsar|czar', 'prime minister|pm',
  'leonardo da vinci|leonardo|da vinci', 'mahatma gandhi|mohandas gandhi|mohandas karamchand gandhi|gandhi', 'napoleon|napoleon bonaparte|bonaparte', 'julius caesar|caesar|gaius julius caesar', 'michelangelo|michelangelo buonarroti',
  'john f kennedy|john kennedy|jfk|kennedy', 'franklin d roosevelt|franklin roosevelt|fdr|franklin delano roosevelt', 'galileo|galileo galilei', 'marie curie|madame curie', 'joan of arc|jeanne darc',
  'jesus|jesus christ|christ', 'muhammad|mohammed|mohammad|muhammed', 'buddha|siddhartha gautama|gautama buddha|siddhartha', 'quran|koran|القرآن', 'sabbath|shabbat', 'mosque|masjid', 'passover|pesach',
  // Words of school
  'principal|headteacher|head teacher|headmaster|headmistress', 'full stop|period', 'exclamation mark|exclamation point', 'brackets|parentheses', 'speech marks|quotation marks|quotes|inverted commas|quote marks',
  'capital letter|uppercase|upper case|uppercase letter|upper case letter', 'autumn|fall', 'author|writer', 'maths|math|mathematics', 'trapezium|trapezoid', 'rectangle|oblong', 'oval|ellipse', 'cuboid|rectangular prism',
  'anticlockwise|counterclockwise|counter clockwise', 'addition|adding|add', 'subtraction|subtracting|subtract|taking away|take away', 'multiplication|multiplying|multiply|times|timesing', 'division|dividing|divide',
  'x axis|horizontal axis', 'y axis|vertical axis', 'gradient|slope', 'exponent|index', 'square number|perfect square', 'equilateral|equilateral triangle|regular triangle', 'right angle|90 degree angle',
  'mean|average', 'improper fraction|top heavy fraction', 'denominator|bottom number', 'numerator|top number', 'loop|iteration', 'hard drive|hard disk|hard disc|hdd', 'operating system|os', 'web browser|browser',
  'screen|monitor|display', 'folder|directory', 'ram|random access memory', 'microphone|mic', 'crotchet|quarter note', 'minim|half note', 'semibreve|whole note', 'quaver|eighth note', 'stave|staff', 'bar|measure', 'cello|violoncello',
  // Everyday words, for translations
  'bicycle|bike', 'refrigerator|fridge', 'telephone|phone', 'television|tv|telly', 'plane|airplane|aeroplane|aircraft', 'car|automobile', 'photo|photograph', 'mother|mum|mom', 'father|dad', 'grandmother|grandma|granny',
  'grandfather|grandpa', 'doctor|physician', 'lorry|truck', 'lift|elevator', 'flat|apartment', 'pavement|sidewalk', 'holiday|vacation', 'sweets|candy', 'biscuit|cookie', 'petrol|gasoline', 'football|soccer', 'rubbish|trash|garbage',
  'tap|faucet', 'cinema|movie theater|movie theatre', 'film|movie', 'shop|store', 'pharmacy|chemist', 'policeman|police officer', 'fireman|firefighter|fire fighter', 'sofa|couch', 'stone|rock', 'cemetery|graveyard',
  'gift|present', 'small|little', 'big|large', 'fast|quick', 'faster|quicker|more fast|more quick', 'slower|more slow', 'start|begin', 'finish|end', 'shout|yell', 'rich|wealthy', 'ill|sick', 'clever|smart|intelligent',
  'quiet|silent', 'loud|noisy', 'difficult|hard', 'easy|simple', 'buy|purchase',
]

/** Where one name of several is asked for. */
const asksForName =
  /\b(?:symbols?|formulae?|formulas|scientific|latin|proper|medical|technical|abbreviat\w*|stands? for|short(?:er)? (?:form|name)|full name|whole name|real name|letters?|synonyms?|means? the same|same meaning|(?:an)?other (?:word|name|term)s?|spell\w*|opposites?|antonyms?|contrary|plural|past|tense|rhymes?|british|american|begins?|starts? with|ends? with)\b/i

/** Names that are words of another sense too: as a key they may mean that one ("the opposite of rise: fall"), except where they are translated. */
const ofTwoSenses = new Set('america hard fall present flat lift tap bar index period times simple'.split(' '))

/** Where the sense of a key is that of the word it translates. */
const asksForTranslation = /\b(?:translat\w*|how do you say|(?:in|into|auf) (?:english|spanish|french|german|italian|latin|portuguese|deutsch)|what does .{1,40}? mean)\b/i

/** Cities that have their name from a state, or give it to one. */
const citiesOfStates: ReadonlySet<string> = new Set(['washington', 'new york'])

const asksForLand = /\b(?:which|what|name|in)\b[^.?]*(?<!\bunited )\b(?:state|country|province|nation)\b/i
const cityBehind = /^,?\s*(?:city|d\.?\s?c)(?!\p{L})/iu

/** Lands that have another's name at their end. */
const landsNamedAlike: ReadonlySet<string> = new Set(
  ['south africa', 'northern ireland', 'new mexico', 'west virginia', 'new england', 'new guinea', 'equatorial guinea', 'south sudan', 'east timor', 'new jersey', 'inner mongolia'],
)

/** Whether the word before a key makes it the name of another land: "South Africa" for "Africa". */
export function isOtherLand(before: string, key: string): boolean {
  const [last = ''] = foldedText(before).split(' ').slice(-1)
  return landsNamedAlike.has(`${last} ${foldedText(key)}`)
}

/** Whether a name goes on as that of a city where a state or a country is asked for: "Washington DC", "Mexico City". */
export function isNameOfCity(behind: string, key: string, prompt: string): boolean {
  return cityBehind.test(behind.trim()) && asksForLand.test(prompt) && !/vatican/i.test(key)
}

const namesOf = new Map<string, number>()
for (const [row, names] of rows.entries()) for (const name of names.split('|')) namesOf.set(foldedText(name), row)

const lead = /^(?:(?:i think|maybe|probably|its|it is|is it|they are|theyre|the answer is|called|a|an|the) )+/

/** What another name of a key is judged by: the question in plain characters and the language that is taught, if any. */
type AskedName = { prompt: string; lesson: Lesson | null }

/**
 * Whether an answer is another name of what a key names ("windpipe" for "trachea"). Not where the question asks for one name of several, nor
 * where it uses the answer's name itself; a key of several senses has another name only where it is a translation.
 */
export function isOtherName(answer: string, key: string, { prompt, lesson }: AskedName): boolean {
  const [said, wanted] = [nameIn(answer), nameIn(key)]
  if (said === wanted || asksForName.test(prompt) || ` ${foldedText(prompt)} `.includes(` ${said} `)) return false
  if (asksForLand.test(prompt) && [said, wanted].some((name) => citiesOfStates.has(name))) return false
  if (lesson === null && !asksForTranslation.test(prompt) && [wanted, wanted.replace(/s$/, '')].some((name) => ofTwoSenses.has(name))) return false
  const row = rowOf(said)
  return row !== undefined && row === rowOf(wanted) && `${said}s` !== wanted && `${wanted}s` !== said
}

function nameIn(text: string): string {
  return foldedText(text).replace(lead, '')
}

/** The row of a name, of its plural, or of its words written apart or together. */
function rowOf(name: string): number | undefined {
  return namesOf.get(name) ?? (name.length > 4 ? (namesOf.get(name.replace(/s$/, '')) ?? joinedNames.get(name.replaceAll(' ', ''))) : undefined)
}

const joinedNames = new Map([...namesOf].map(([name, row]) => [name.replaceAll(' ', ''), row]))
