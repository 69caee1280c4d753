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
          Find exercises by words, grade, topic, whether you have given them, and owner. A row tells how many questions it asks, its grade, and
          where it was last completed, and lets you give it, look at it, open it or delete it. Exercises of administrators can be looked at and
          given, not changed.
        </p>
        <p>A new exercise needs a title and a grade from 1 to 12. Themes say what it is about; the list can be filtered by them.</p>
      </Part>
      <Part id="editor" title="The editor">
        <ProductPicture
          picture={guidePictures.editor}
          className={figure}
          alt="The exercise editor: the questions in order, and beside them the settings of the whole exercise."
        />
        <p>
          Drag questions into order, or move them with the keyboard. Save Changes saves everything at once; Save &amp; Preview also opens the
          exercise as a student would see it, as a test run that is counted nowhere. What you have not saved waits in this browser.
        </p>
        <Terms
          caption="Settings of a question in an exercise"
          heads={['Setting', 'What it does']}
          rows={[
            ['Number of questions', `How often it is asked, from 1 to ${mostQuestions}. With a Let line each one has other values.`],
            ['Points each', `What it is worth; ${defaultPoints} unless you change it. The exercise is worth the points times the number.`],
            ['Allow skipping', 'Whether Skip works before the answer was accepted. Skipped questions earn nothing.'],
            ['Tries before corrections', `After how many wrong tries hints begin: ${facts.triesBeforeCorrections} in a new set.`],
            ['Tries before the answer', `After how many the answer is shown with its explanation: ${facts.triesBeforeAnswer} in a new set.`],
            ['Tries before moving on', `After how many the next question comes: ${facts.triesBeforeMovingOn} in a new set.`],
          ]}
        />
        <Terms
          caption="Settings of the whole exercise"
          heads={['Setting', 'What it does']}
          rows={[
            ['Timer', 'No limit, 15, 30, 45 or any number of minutes. It starts when the student presses Start; at zero the work is handed in.'],
            ['Randomize questions', 'Each student gets them in another order.'],
            ['What counts as right', <Strictness key="strictness" />],
            ['Letter grade to move on', `${letter} unless you change it. ${letterWords(letter)}`],
            ['Each extra try costs', `${each}% of the points.`],
            ['Tries cost at most', `${most}% of the points, however many there were.`],
            ['After the answer is shown, at most', `${shown}% of the points.`],
          ]}
        />
      </Part>
      <Part id="points" title="What tries cost, worked out">
        <p>
          With the settings a new exercise has, a question of {defaultPoints} points earns {worths.map(formatPoints).join(', ')} on the first,
          second, third and fourth try. Once the answer was shown it earns at most {formatPoints(afterAnswer)}. Trying again never lowers a score.
          The editor works the same out for your own settings while you type.
        </p>
        <p>{spokenWords}</p>
      </Part>
      <Part id="after" title="Then">
        <p>
          Give the exercise to your students: <SeeSection section="classroom" part="giving-work">giving work</SeeSection>. Changing it later
          changes sessions that begin later; those under way go on as they began.
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
