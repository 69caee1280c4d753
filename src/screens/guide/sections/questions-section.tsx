import { subjectColours } from '#contract/questions/subjects.ts'
import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { css } from '#styled/css'
import { exampleQuestion, facts, questionLabels } from '#src/screens/guide/guide-facts.ts'
import { Part, SeeSection, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure, typed } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

const subjects = Object.entries(subjectColours).map(([subject, colour]) => `${subject === 'other' ? 'anything else' : capital(subject)} ${colour}`)

/** The question library, and how questions and their answers are written. */
export function QuestionsSection() {
  return (
    <>
      <Part id="library" title="The library">
        <p>
          The library holds your questions and those that administrators share with the school. Filter by words, by author (Added by Me, Added by
          Admin, All Authors), by topic and by whether an exercise uses them, and sort by age or by title. Choose several to add them to exercises
          or to delete them.
        </p>
        <p>
          The topic is guessed from the title until you set it. Its badge is {subjects.join(', ')}. Typed and spoken questions cannot be mixed in
          one selection or in one exercise.
        </p>
        <ul>
          <li>Editing a question changes it in every exercise that uses it. Sessions in progress keep the question as it was.</li>
          <li>
            Deleting takes it out of every exercise, and you are told which. Undo and the list of deleted questions bring it back for{' '}
            {facts.binDays} days.
          </li>
          <li>Administrators’ questions can be read, copied and added, but not changed. A copy is yours.</li>
          <li>
            Tags are words of your own for questions and exercises, such as “exam” or “Term 1”. Set them under More, or for several at once with
            Change; search and Filters find them.
          </li>
        </ul>
      </Part>
      <Part id="writing" title="Writing a question">
        <p>
          Write as you would on paper. Everything above the first label is what students read. Below it, lines that begin with a label tell the
          tutor what is right and what to say; students never see them.
        </p>
        <pre className={typed} tabIndex={0} aria-label="An example question">
          {exampleQuestion}
        </pre>
        <Terms
          caption="The labels"
          heads={['You write', 'What it does']}
          rows={questionLabels.map(([example, words]) => [<code key={example} className={css({ fontFamily: 'mono' })}>{example}</code>, words])}
        />
        <p>
          A label is a label only at the start of a line. Indent a line to continue the one above. Formulas stand between \( and \). Students may
          write 1/2, 0.5 or 2/4: equal answers count as equal, and a formatting slip never costs a try.
        </p>
      </Part>
      <Part id="trying" title="Trying it out first">
        <ProductPicture
          picture={guidePictures.questions}
          className={figure}
          alt="The question workbench: the question as it is typed, what students see, and a table of sample answers with their verdicts."
        />
        <p>
          Beside the text you see what students see, what the tutor knows, and what is worth a second look. Type answers a student might give and
          see at once what they get, or go through the whole conversation. None of it is saved or counted.
        </p>
      </Part>
      <Part id="spoken" title="Spoken questions">
        <p>
          Choose accent training, and the text becomes a script: the student hears it read, with each word marked as it is spoken, reads it aloud,
          and sees how clear each word was. More about <SeeSection section="student-dashboard" part="speaking">speaking</SeeSection>. A question
          that is in an exercise keeps its type.
        </p>
      </Part>
    </>
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
