import { isMostlyEnglish } from './words/english-words.ts'
import { withoutAccents } from './words/words.ts'

/** A language that is taught, as a subject: in its lessons endings and accents are what is learnt. */
export type Lesson = 'spanish' | 'french' | 'german' | 'italian' | 'portuguese' | 'latin'

const names: readonly [RegExp, Lesson][] = [
  [/(?<!\p{L})(?:spanish|español|espanol|castellano|castilian)(?!\p{L})/iu, 'spanish'],
  [/(?<!\p{L})(?:french|français|francais)(?!\p{L})/iu, 'french'],
  [/(?<!\p{L})(?:german|deutsch|daf)(?!\p{L})/iu, 'german'],
  [/(?<!\p{L})(?:italian|italiano)(?!\p{L})/iu, 'italian'],
  [/(?<!\p{L})(?:portuguese|português|portugues)(?!\p{L})/iu, 'portuguese'],
  [/(?<!\p{L})(?:latin|latein)(?!\p{L})/iu, 'latin'],
]

/** Lessons about a country or its people, not its language. */
const otherLessons = /histor|geograph|art|music|politic|econom|cook|america|studies/i

/** The language a subject teaches ("Spanish", "AP French", "Latin 2"); null for any other, "Latin American history" among them. */
export function lessonOf(subject: string): Lesson | null {
  return otherLessons.test(subject) ? null : (names.find(([name]) => name.test(subject))?.[1] ?? null)
}

const asksForName = /\b(?:capital|ciudad|pa[ií]s|qui[eé]n|se llama|d[oó]nde|r[ií]o|continente|nombre|qui|ville|pays|o[uù]|chi|citt[aà]|paese|quem|cidade|rio)\b/iu

/**
 * The language whose endings and accents count for one key: none for the name of a place or person that is asked for in the language itself, since
 * there the name is what is learnt ("¿Cuál es la capital de Francia?" takes Paris).
 */
export function lessonForKey(lesson: Lesson | null, key: string, prompt: string): Lesson | null {
  const isName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u.test(key.trim()) && !/_{2,}/.test(prompt)
  return isName && lesson !== 'german' && !isMostlyEnglish(prompt) && asksForName.test(prompt) ? null : lesson
}

/** Endings of verbs and nouns that are longer than two letters, or that a slip turns into one: without accents. */
const endings: Readonly<Record<Lesson, readonly string[]>> = {
  spanish: listed(
    'amos emos imos aste iste asteis isteis aron ieron aba abas aban abamos ia ias ian iamos aras aran are ara aremos eras eran ere era eremos ' +
      'iras iran ire ira iremos aria arian eria erian iria irian ando iendo ado ido ada ida ados idos adas idas iera ieran ieras',
  ),
  french: listed('ons ions issons ez iez issez ent aient issent ais ait erai eras era erons erez eront irai iras ira irons irez iront erais erait ant issant'),
  german: listed('en ten eten est test etest et tet etet te ete ern eln st t e er es em'),
  italian: listed('iamo ate ete ite ano ono avo avi ava avamo avano evo eva evamo evano ivo iva ivamo ivano ero era eremo irono arono erono ando endo ato uto ito ata uta ita'),
  portuguese: listed('amos emos imos aram eram iram avam ava avamos ia iam iamos aria eria iria ando endo indo ado ido ada ida aste este iste arei erei irei'),
  latin: listed('amus emus imus atis etis itis ant ent unt iunt abat ebat iebat abam ebam abant ebant abit ebit orum arum ibus abus ium erunt are ere ire'),
}

const leastStem = 2

/**
 * Whether a typed word ends as a key word does, both folded: the last two letters are the same, and a stem they share is not followed
 * by another of the language's endings (`comimos` for `comemos`) or by the same one with other vowels (`comeron` for `comieron`).
 */
export function endsAlike(typed: string, key: string, lesson: Lesson): boolean {
  if (typed.slice(-2) !== key.slice(-2)) return false
  const [given, wanted] = [withoutAccents(typed, false), withoutAccents(key, false)]
  return !endings[lesson].some((ending) => {
    const stem = wanted.endsWith(ending) ? wanted.slice(0, -ending.length) : ''
    const rest = stem.length >= leastStem && given.startsWith(stem) ? given.slice(stem.length).replaceAll(/(.)\1/g, '$1') : ending
    return rest !== ending && (endings[lesson].includes(rest) || (rest !== '' && consonantsOf(rest) === consonantsOf(ending)))
  })
}

/** Spanish and Italian words that others become when their double letter is left single: `pero` is not `perro`. */
export const singleWords: ReadonlySet<string> = new Set('pero caro coro moro cero foro polo ola nono pala sete capelo'.split(' '))

function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiou]/g, '')
}

function listed(words: string): readonly string[] {
  return words.split(' ')
}
