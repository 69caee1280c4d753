import { cleaned } from '#server/grading/text/cleaning.ts'
import { asksForPerson } from '#server/grading/text/names.ts'
import { isAboutEnglish, isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { foldedText, withoutAccents, wordsOf } from '#server/grading/text/words/words.ts'
import type { Judgement } from '#server/grading/types.ts'
import type { ReadQuestion } from './ladder.ts'
import { foreignWords } from './talk/tables/cue-words.ts'

/** The rule of an answer in another language than the question's. */
export const inAnotherLanguage = 'said in another language'

/** What such an answer is told; it costs no try. */
export const sayItInEnglish = 'I think that is another language. Can you say it in English?'

/** What pupils call things of school in Spanish, French and German, without accents; none of them is an English word. */
const schoolWords: ReadonlySet<string> = new Set(
  (
    'agua piel hueso sangre cabeza pierna ojo perro gato caballo vaca pez abeja rana arbol hoja semilla tierra estrella cielo rio lago fuego gravedad fuerza energia luz calor hierro oro plata cobre oxigeno hidrogeno ' +
      'nitrogeno carbono azucar rojo verde amarillo negro blanco circulo cuadrado triangulo mitad verbo adjetivo adverbio sustantivo pronombre norte oeste guerra rey reina espana alemania francia inglaterra italia fui ' +
      'eau peau sang tete jambe oeil chien chat cheval vache poisson oiseau abeille grenouille arbre feuille graine terre lune etoile ciel riviere feu gravite chaleur fer argent cuivre hydrogene azote sucre sel rouge jaune noir ' +
      'blanc carre adjectif adverbe nom pronom nord sud guerre roi reine espagne allemagne angleterre ' +
      'wasser haut knochen blut kopf auge pferd kuh fisch vogel biene frosch baum blatt wurzel erde mond himmel meer fluss feuer schwerkraft sauerstoff wasserstoff stickstoff eisen kupfer zucker salz rot gelb schwarz ' +
      'kreis quadrat dreieck verb hauptwort eigenschaftswort osten westen krieg konig konigin spanien deutschland frankreich osterreich pflanzenfresser fleischfresser klavier bauer herz lunge leber diamant ' +
      'azul morado naranja cafe gris corazon delfin espanha franca italien slowenien portugal kohlendioxid kohlenstoff natrium kalium chlor aquator berliner mauer blau grun braun weiss ' +
      'bleu vert brun violet coeur poumon foie equateur laine dauphin souris lapin ecole maison livre escuela casa libro mesa silla leche queso pan manzana primavera verano otono invierno ' +
      'schule haus buch tisch stuhl milch kase brot apfel fruhling herbst printemps ete automne hiver printemps azote sodio cloro calcio estomago pulmon higado cerebro raiz flor ' +
      'magen gehirn blute wolke regen schnee gletscher nuage pluie neige glace nube lluvia nieve hielo'
  ).split(' '),
)

const asksInAnother = /dit-on|en fran|en espa|auf deutsch|c[oó]mo se|wie (?:sagt|hei)|[¿¡]/i

const ownLetters = /[áàâäãåçéèêëíìîïñóòôöõøúùûüßœæ]/u

/** The longest answer that is read word by word: four colours and what joins them. */
const longestInSchoolWords = 6

/** The fewest small words of another language that make a sentence one of it. */
const fewestSmallWords = 2

/**
 * Whether an answer that earned nothing, or only a part of its ideas, answers an English question in another language: a word with letters English
 * has not, or several small words of another language. Questions about languages or persons, and words of the question itself, are left out.
 */
export function isInAnotherLanguage({ outcome, quality, rule }: Judgement, question: ReadQuestion, answer: string): boolean {
  const { prompt, keyTexts, lesson, ideas } = question
  const mayBe = outcome === 'graded' && rule !== 'a known mistake' && rule !== 'a word for the opposite' && ((quality ?? 0) === 0 || (ideas.length > 0 && (quality ?? 0) < 1))
  if (!mayBe || lesson !== null || asksInAnother.test(prompt) || !isAboutEnglish(prompt) || asksForPerson.test(prompt)) return false
  const own = new Set(foldedText([prompt, ...keyTexts, ...ideas.flatMap(({ synonyms }) => synonyms)].join(' ')).split(' ').map((word) => withoutAccents(word, true)))
  const words = wordsOf(cleaned(answer)).map(({ text }) => text).filter((word) => !own.has(withoutAccents(word, true)))
  const small = words.filter((word) => foreignWords.has(word) && !functionWords.has(word) && !isEnglishWord(word))
  const isForeign = (word: string) => ownLetters.test(word) && !isEnglishWord(withoutAccents(word, true))
  const isSchoolWord = (word: string) => schoolWords.has(withoutAccents(word, true)) && !isEnglishWord(word)
  const mayBeSchool = words.length <= longestInSchoolWords && words.some(isSchoolWord)
  const areSchoolWords = mayBeSchool && words.every((word) => isSchoolWord(word) || foreignWords.has(word))
  if ((quality ?? 0) === 0 && areSchoolWords) return true
  return small.length >= fewestSmallWords || ((quality ?? 0) === 0 && words.some((word) => isForeign(word)))
}
