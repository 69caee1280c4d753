import type { AnsweredQuestion } from './answered-question.ts'
import { accentsAnswers } from '#tests/server/grading/answers/words/accents.ts'
import { algebraAnswers } from '#tests/server/grading/answers/formulas/algebra.ts'
import { articlesAnswers } from '#tests/server/grading/answers/words/articles.ts'
import { checkTeacherAnswers } from '#tests/server/grading/answers/talk/check-teacher.ts'
import { choiceLettersAnswers } from '#tests/server/grading/answers/lists/choice-letters.ts'
import { choicesWithTalkAnswers } from '#tests/server/grading/answers/lists/choices-with-talk.ts'
import { choicesAnswers } from '#tests/server/grading/answers/lists/choices.ts'
import { classNumbersAnswers } from '#tests/server/grading/answers/numbers/class-numbers.ts'
import { classWordsAnswers } from '#tests/server/grading/answers/words/class-words.ts'
import { classroomAmountsAnswers } from '#tests/server/grading/answers/numbers/classroom-amounts.ts'
import { classroomFormulasAnswers } from '#tests/server/grading/answers/formulas/classroom-formulas.ts'
import { classroomWordsAnswers } from '#tests/server/grading/answers/words/classroom-words.ts'
import { collectionsAnswers } from '#tests/server/grading/answers/lists/collections.ts'
import { copiesAndFormsAnswers } from '#tests/server/grading/answers/formulas/copies-and-forms.ts'
import { equationAnswers } from '#tests/server/grading/answers/formulas/equation.ts'
import { evaluationAnswers } from '#tests/server/grading/answers/formulas/evaluation.ts'
import { explanationsAnswers } from '#tests/server/grading/answers/words/explanations.ts'
import { formAnswers } from '#tests/server/grading/answers/formulas/form.ts'
import { formulaAnswers } from '#tests/server/grading/answers/formulas/formula.ts'
import { fractionAnswers } from '#tests/server/grading/answers/numbers/fraction.ts'
import { givingUpAnswers } from '#tests/server/grading/answers/talk/giving-up.ts'
import { halfCreditAnswers } from '#tests/server/grading/answers/words/half-credit.ts'
import { helpAndBeggingAnswers } from '#tests/server/grading/answers/talk/help-and-begging.ts'
import { hostileAnswers } from '#tests/server/grading/answers/talk/hostile.ts'
import { ifTheySayAnswers } from '#tests/server/grading/answers/words/if-they-say.ts'
import { intervalAnswers } from '#tests/server/grading/answers/numbers/interval.ts'
import { kindsAndPluralsAnswers } from '#tests/server/grading/answers/words/kinds-and-plurals.ts'
import { labelsAnswers } from '#tests/server/grading/answers/numbers/labels.ts'
import { languagesAndSymbolsAnswers } from '#tests/server/grading/answers/words/languages-and-symbols.ts'
import { lastLookAlgebraAnswers } from '#tests/server/grading/answers/formulas/last-look-algebra.ts'
import { lastLookNumbersAnswers } from '#tests/server/grading/answers/numbers/last-look-numbers.ts'
import { lastLookWordsAnswers } from '#tests/server/grading/answers/words/last-look-words.ts'
import { listAnswers } from '#tests/server/grading/answers/lists/list.ts'
import { longTalkAnswers } from '#tests/server/grading/answers/talk/long-talk.ts'
import { mixturesAnswers } from '#tests/server/grading/answers/lists/mixtures.ts'
import { moreAlgebraAnswers } from '#tests/server/grading/answers/formulas/more-algebra.ts'
import { moreCollectionsAnswers } from '#tests/server/grading/answers/lists/more-collections.ts'
import { moreNumbersAnswers } from '#tests/server/grading/answers/numbers/more-numbers.ts'
import { moreWordsAnswers } from '#tests/server/grading/answers/words/more-words.ts'
import { mustMentionAnswers } from '#tests/server/grading/answers/words/must-mention.ts'
import { noiseAndDenialAnswers } from '#tests/server/grading/answers/talk/noise-and-denial.ts'
import { numberAnswers } from '#tests/server/grading/answers/numbers/number.ts'
import { numbersAsWordsAnswers } from '#tests/server/grading/answers/numbers/numbers-as-words.ts'
import { numbersInWordsAnswers } from '#tests/server/grading/answers/numbers/numbers-in-words.ts'
import { otherLanguagesAnswers } from '#tests/server/grading/answers/words/other-languages.ts'
import { pairAnswers } from '#tests/server/grading/answers/lists/pair.ts'
import { percentAnswers } from '#tests/server/grading/answers/numbers/percent.ts'
import { rangeAnswers } from '#tests/server/grading/answers/numbers/range.ts'
import { ratiosAndDatesAnswers } from '#tests/server/grading/answers/numbers/ratios-and-dates.ts'
import { repeatsAndRootsAnswers } from '#tests/server/grading/answers/formulas/repeats-and-roots.ts'
import { resistanceAnswers } from '#tests/server/grading/answers/talk/resistance.ts'
import { schoolDayAgainAnswers } from '#tests/server/grading/answers/talk/school-day-again.ts'
import { schoolDayAnswers } from '#tests/server/grading/answers/talk/school-day.ts'
import { scienceAndGeometryAnswers } from '#tests/server/grading/answers/formulas/science-and-geometry.ts'
import { setAnswers } from '#tests/server/grading/answers/lists/set.ts'
import { sloppyAnswers } from '#tests/server/grading/answers/words/sloppy.ts'
import { talkAroundNumbersAnswers } from '#tests/server/grading/answers/numbers/talk-around-numbers.ts'
import { talkAroundWordsAnswers } from '#tests/server/grading/answers/words/talk-around-words.ts'
import { textAnswers } from '#tests/server/grading/answers/words/text.ts'
import { toleranceAnswers } from '#tests/server/grading/answers/numbers/tolerance.ts'
import { trapsAnswers } from '#tests/server/grading/answers/talk/traps.ts'
import { unclearAnswers } from '#tests/server/grading/answers/talk/unclear.ts'
import { unitsAnswers } from '#tests/server/grading/answers/numbers/units.ts'
import { correctionsAndReasonsAnswers } from '#tests/server/grading/answers/words/corrections-and-reasons.ts'
import { namesAndListsOfNamesAnswers } from '#tests/server/grading/answers/words/names-and-lists-of-names.ts'
import { smallSlipsAnswers } from '#tests/server/grading/answers/words/small-slips.ts'
import { freshAmountsAnswers } from '#tests/server/grading/answers/numbers/fresh-amounts.ts'
import { freshNamesAnswers } from '#tests/server/grading/answers/words/fresh-names.ts'
import { freshYesAndNoAnswers } from '#tests/server/grading/answers/words/fresh-yes-and-no.ts'
import { freshNumbersAnswers } from '#tests/server/grading/answers/numbers/fresh-numbers.ts'
import { freshWordsAnswers } from '#tests/server/grading/answers/words/fresh-words.ts'
import { candidatesAndDoubtsAnswers } from '#tests/server/grading/answers/words/candidates-and-doubts.ts'
import { languageLessonsAnswers } from '#tests/server/grading/answers/words/language-lessons.ts'
import { variationsAnswers } from '#tests/server/grading/answers/numbers/variations.ts'
import { yesAndNoAnswers } from '#tests/server/grading/answers/words/yes-and-no.ts'
import { writtenSignsAnswers } from '#tests/server/grading/answers/numbers/written-signs.ts'
import { typedByHandAnswers } from '#tests/server/grading/answers/numbers/typed-by-hand.ts'
import { timesDatesAndRatiosAnswers } from '#tests/server/grading/answers/numbers/times-dates-and-ratios.ts'
import { pairsIntervalsAndListsByHandAnswers } from '#tests/server/grading/answers/lists/pairs-intervals-and-lists-by-hand.ts'
import { numberWordsByHandAnswers } from '#tests/server/grading/answers/numbers/number-words-by-hand.ts'
import { amountsByHandAnswers } from '#tests/server/grading/answers/numbers/amounts-by-hand.ts'
import { formulasByHandAnswers } from '#tests/server/grading/answers/formulas/formulas-by-hand.ts'
import { twoAndThreeByHandAnswers } from '#tests/server/grading/answers/lists/two-and-three-by-hand.ts'
import { kindsAtTheirEdgesAnswers } from '#tests/server/grading/answers/numbers/kinds-at-their-edges.ts'
import { secondReadingAnswers } from './words/second-reading.ts'

/** Every answer by the kind of key it is given to, in the order the accuracy is printed. */
export const answersByKind: Readonly<Record<string, readonly AnsweredQuestion[]>> = {
  number: numberAnswers,
  fraction: fractionAnswers,
  percent: percentAnswers,
  units: unitsAnswers,
  range: rangeAnswers,
  tolerance: toleranceAnswers,
  formula: formulaAnswers,
  equation: equationAnswers,
  form: formAnswers,
  list: listAnswers,
  set: setAnswers,
  pair: pairAnswers,
  interval: intervalAnswers,
  text: textAnswers,
  choices: choicesAnswers,
  accents: accentsAnswers,
  articles: articlesAnswers,
  'must mention': mustMentionAnswers,
  'half credit': halfCreditAnswers,
  'if they say': ifTheySayAnswers,
  'help and begging': helpAndBeggingAnswers,
  'check teacher': checkTeacherAnswers,
  unclear: unclearAnswers,
  variations: variationsAnswers,
  hostile: hostileAnswers,
  labels: labelsAnswers,
  evaluation: evaluationAnswers,
  sloppy: sloppyAnswers,
  'class numbers': classNumbersAnswers,
  'class words': classWordsAnswers,
  algebra: algebraAnswers,
  collections: collectionsAnswers,
  'talk around numbers': talkAroundNumbersAnswers,
  'talk around words': talkAroundWordsAnswers,
  'more numbers': moreNumbersAnswers,
  'more words': moreWordsAnswers,
  'more algebra': moreAlgebraAnswers,
  'more collections': moreCollectionsAnswers,
  resistance: resistanceAnswers,
  'last look numbers': lastLookNumbersAnswers,
  'last look words': lastLookWordsAnswers,
  'last look algebra': lastLookAlgebraAnswers,
  mixtures: mixturesAnswers,
  'choice letters': choiceLettersAnswers,
  'other languages': otherLanguagesAnswers,
  'numbers in words': numbersInWordsAnswers,
  'copies and forms': copiesAndFormsAnswers,
  'classroom amounts': classroomAmountsAnswers,
  'classroom words': classroomWordsAnswers,
  'classroom formulas': classroomFormulasAnswers,
  explanations: explanationsAnswers,
  'ratios and dates': ratiosAndDatesAnswers,
  'repeats and roots': repeatsAndRootsAnswers,
  'choices with talk': choicesWithTalkAnswers,
  'giving up': givingUpAnswers,
  'science and geometry': scienceAndGeometryAnswers,
  'noise and denial': noiseAndDenialAnswers,
  'long talk': longTalkAnswers,
  'languages and symbols': languagesAndSymbolsAnswers,
  'numbers as words': numbersAsWordsAnswers,
  traps: trapsAnswers,
  'school day': schoolDayAnswers,
  'school day again': schoolDayAgainAnswers,
  'written signs': writtenSignsAnswers,
  'kinds and plurals': kindsAndPluralsAnswers,
  'yes and no': yesAndNoAnswers,
  'corrections and reasons': correctionsAndReasonsAnswers,
  'names and lists': namesAndListsOfNamesAnswers,
  'small slips': smallSlipsAnswers,
  'fresh numbers': freshNumbersAnswers,
  'fresh words': freshWordsAnswers,
  'fresh amounts': freshAmountsAnswers,
  'fresh names': freshNamesAnswers,
  'fresh yes and no': freshYesAndNoAnswers,
  'language lessons': languageLessonsAnswers,
  'candidates and doubts': candidatesAndDoubtsAnswers,
  'typed by hand': typedByHandAnswers,
  'times, dates and ratios': timesDatesAndRatiosAnswers,
  'pairs, intervals and lists by hand': pairsIntervalsAndListsByHandAnswers,
  'number words by hand': numberWordsByHandAnswers,
  'amounts by hand': amountsByHandAnswers,
  'formulas by hand': formulasByHandAnswers,
  'two and three by hand': twoAndThreeByHandAnswers,
  'kinds at their edges': kindsAtTheirEdgesAnswers,
  'second reading': secondReadingAnswers,
}
