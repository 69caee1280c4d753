import { defaultExerciseConfig, defaultPoints } from '#contract/exercises/exercises.ts'
import { formatPoints } from '#contract/exercises/points.ts'
import { mostQuestions } from '#contract/exercises/question-sets.ts'
import { letterWords, spokenWords, strictnessWords, workedExample } from '#src/screens/exercises/editor/settings/settings-words.ts'
import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { facts } from '#src/screens/guide/guide-facts.ts'
import { Part, SeeSection, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

const { pointReductionPerAttempt: each, maxReductionFromAttempts: most, letterGradeToMoveOn: letter, ...defaults } = defaultExerciseConfig
const shown = defaults.maxPointsAfterAnswerGiven
const { worths, afterAnswer } = workedExample(defaultPoints, defaultExerciseConfig)

/** The list of exercises, the editor, and what its settings do. */
export function ExercisesSection() {
  return (
    <>
      <Part id="list" title="The list">
        <p>
          Find exercises by words, grade, topic, owner, and whether you have assigned them. Each row shows its number of questions, its grade and
          where it was last completed, and lets you assign, preview, open or delete it. Administrators’ exercises can be previewed and assigned, but
          not changed.
        </p>
        <p>A new exercise needs a title and a grade from 1 to 12. Themes say what it is about, and you can filter the list by them.</p>
      </Part>
      <Part id="editor" title="The editor">
        <ProductPicture
          picture={guidePictures.editor}
          className={figure}
          alt="The exercise editor: the questions in order, and beside them the settings of the whole exercise."
        />
        <p>
          Drag questions into order, or move them with the keyboard. Save Changes saves everything at once; Save &amp; Preview also opens the
          exercise as a student would see it, as a test run that is never counted. Unsaved changes are kept in this browser.
        </p>
        <Terms
          caption="Settings of a question in an exercise"
          heads={['Setting', 'What it does']}
          rows={[
            ['Number of questions', `How often it is asked, from 1 to ${mostQuestions}. With a Let line, each one has different values.`],
            ['Points each', `What it is worth; ${defaultPoints} unless you change it. The exercise is worth the points times the number.`],
            ['Allow skipping', 'Whether Skip works before an answer is accepted. Skipped questions earn nothing.'],
            ['Tries before corrections', `How many wrong tries before hints begin: ${facts.triesBeforeCorrections} in a new set.`],
            ['Tries before the answer', `How many before the answer and its explanation are shown: ${facts.triesBeforeAnswer} in a new set.`],
            ['Tries before moving on', `How many before Next Question is offered: ${facts.triesBeforeMovingOn} in a new set.`],
          ]}
        />
        <Terms
          caption="Settings of the whole exercise"
          heads={['Setting', 'What it does']}
          rows={[
            ['Timer', 'No limit, 15, 30, 45 or any number of minutes. It starts when the student presses Start; at zero the work is turned in.'],
            ['Randomize questions', 'Each student gets them in a different order.'],
            ['What counts as right', <Strictness key="strictness" />],
            ['Letter grade to move on', `${letter} unless you change it. ${letterWords(letter)}`],
            ['Each extra try costs', `${each}% of the points.`],
            ['Tries cost at most', `${most}% of the points, however many there were.`],
            ['After the answer is shown, at most', `${shown}% of the points.`],
          ]}
        />
      </Part>
      <Part id="points" title="What tries cost, an example">
        <p>
          With the settings of a new exercise, a question worth {defaultPoints} points earns {worths.map(formatPoints).join(', ')} on the first,
          second, third and fourth try. After the answer is shown it earns at most {formatPoints(afterAnswer)}. Trying again never lowers a score.
          The editor shows the same example with your own settings as you type.
        </p>
        <p>{spokenWords}</p>
      </Part>
      <Part id="after" title="Then">
        <p>
          Give the exercise to your students: <SeeSection section="classroom" part="giving-work">giving work</SeeSection>. Later changes apply to
          sessions that start after them; sessions in progress go on as they started.
        </p>
      </Part>
    </>
  )
}

function Strictness() {
  return (
    <>
      <strong>Loose:</strong> {strictnessWords.loose} <strong>Moderate</strong> (a new exercise): {strictnessWords.moderate} <strong>Strict:</strong>{' '}
      {strictnessWords.strict}
    </>
  )
}
