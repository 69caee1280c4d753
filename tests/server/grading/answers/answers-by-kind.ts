import type { AnsweredQuestion } from './answered-question.ts'
import { accentsAnswers } from './accents.ts'
import { algebraAnswers } from './algebra.ts'
import { articlesAnswers } from './articles.ts'
import { checkTeacherAnswers } from './check-teacher.ts'
import { choiceLettersAnswers } from './choice-letters.ts'
import { choicesWithTalkAnswers } from './choices-with-talk.ts'
import { choicesAnswers } from './choices.ts'
import { classNumbersAnswers } from './class-numbers.ts'
import { classWordsAnswers } from './class-words.ts'
import { classroomAmountsAnswers } from './classroom-amounts.ts'
import { classroomFormulasAnswers } from './classroom-formulas.ts'
import { classroomWordsAnswers } from './classroom-words.ts'
import { collectionsAnswers } from './collections.ts'
import { copiesAndFormsAnswers } from './copies-and-forms.ts'
import { equationAnswers } from './equation.ts'
import { evaluationAnswers } from './evaluation.ts'
import { explanationsAnswers } from './explanations.ts'
import { formAnswers } from './form.ts'
import { formulaAnswers } from './formula.ts'
import { fractionAnswers } from './fraction.ts'
import { givingUpAnswers } from './giving-up.ts'
import { halfCreditAnswers } from './half-credit.ts'
import { helpAndBeggingAnswers } from './help-and-begging.ts'
import { hostileAnswers } from './hostile.ts'
import { ifTheySayAnswers } from './if-they-say.ts'
import { intervalAnswers } from './interval.ts'
import { kindsAndPluralsAnswers } from './kinds-and-plurals.ts'
import { labelsAnswers } from './labels.ts'
import { languagesAndSymbolsAnswers } from './languages-and-symbols.ts'
import { lastLookAlgebraAnswers } from './last-look-algebra.ts'
import { lastLookNumbersAnswers } from './last-look-numbers.ts'
import { lastLookWordsAnswers } from './last-look-words.ts'
import { listAnswers } from './list.ts'
import { longTalkAnswers } from './long-talk.ts'
import { mixturesAnswers } from './mixtures.ts'
import { moreAlgebraAnswers } from './more-algebra.ts'
import { moreCollectionsAnswers } from './more-collections.ts'
import { moreNumbersAnswers } from './more-numbers.ts'
import { moreWordsAnswers } from './more-words.ts'
import { mustMentionAnswers } from './must-mention.ts'
import { noiseAndDenialAnswers } from './noise-and-denial.ts'
import { numberAnswers } from './number.ts'
import { numbersAsWordsAnswers } from './numbers-as-words.ts'
import { numbersInWordsAnswers } from './numbers-in-words.ts'
import { otherLanguagesAnswers } from './other-languages.ts'
import { pairAnswers } from './pair.ts'
import { percentAnswers } from './percent.ts'
import { rangeAnswers } from './range.ts'
import { ratiosAndDatesAnswers } from './ratios-and-dates.ts'
import { repeatsAndRootsAnswers } from './repeats-and-roots.ts'
import { resistanceAnswers } from './resistance.ts'
import { schoolDayAgainAnswers } from './school-day-again.ts'
import { schoolDayAnswers } from './school-day.ts'
import { scienceAndGeometryAnswers } from './science-and-geometry.ts'
import { setAnswers } from './set.ts'
import { sloppyAnswers } from './sloppy.ts'
import { talkAroundNumbersAnswers } from './talk-around-numbers.ts'
import { talkAroundWordsAnswers } from './talk-around-words.ts'
import { textAnswers } from './text.ts'
import { toleranceAnswers } from './tolerance.ts'
import { trapsAnswers } from './traps.ts'
import { unclearAnswers } from './unclear.ts'
import { unitsAnswers } from './units.ts'
import { variationsAnswers } from './variations.ts'
import { writtenSignsAnswers } from './written-signs.ts'

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
}
