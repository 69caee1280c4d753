import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { facts } from '#src/screens/guide/guide-facts.ts'
import { Part, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

/** A student's page, their account, and a past session. */
export function StudentProfilesSection() {
  return (
    <>
      <ProductPicture
        picture={guidePictures.profile}
        className={figure}
        alt="A student's page: name, email and username with what can be done, and the table of their assignments with status and score."
      />
      <Part id="account" title="The account">
        <Terms
          caption="What you can do for a student"
          heads={['Button', 'What it does']}
          rows={[
            ['Generate Magic Link', `Emails a link that signs the student in once, within ${facts.linkMinutes} minutes, without a password.`],
            [
              'Link for parents',
              'Makes an address that shows the work you gave and its scores, but no answers, for 12 months or until you end it.',
            ],
            [
              'Reset Password',
              'Gives a new start password, shown to you once, or emails a link where the student chooses one. Start passwords are replaced at the next sign-in.',
            ],
            ['Delete Student', `Removes the student everywhere. Undo brings everything back for ${facts.binDays} days.`],
            ['Edit', "Changes name, username or email. You do not need the student's password."],
          ]}
        />
        <p>
          You can lengthen or lift time limits for one student, and allow pasting. Sessions in progress get their new end right away. Students may set
          themselves a goal for each week, which only they see, unless you turn that off for them here, or for a whole class under Edit class.
        </p>
      </Part>
      <Part id="work" title="Their work">
        <p>
          The table lists every assignment with its status, due date and score. Details opens the session. The progress below shows scores and
          time over weeks, tries to success and the hardest questions.
        </p>
      </Part>
      <Part id="session" title="Reading a session">
        <p>
          A session is shown question by question with every message, its time, its verdict and its points, and how the time was spent. Filter by
          who spoke: System shows the rule that judged an answer, and only teachers see it. You can set a score by hand, judge answers that are
          waiting for you, and accept an answer for everybody. The student sees the new score.
        </p>
      </Part>
      <Part id="ai" title="What AI does, and what it is sent">
        <p>
          Nothing, unless your school has set up a language model and noted its consent for a class (Edit class). Then AI may put the tutor’s replies
          into words, and suggest a mark for an answer that is waiting; nothing counts until you give it. Where you let it grade in an exercise’s
          settings, questions without a key show “Graded by AI”: change such a mark beside the session, or hold it, and the answer waits for you. AI
          never decides a try, a reveal, or the points of a question with a key. “Built-in only” in those settings keeps it out of an exercise.
        </p>
        <Terms
          caption="What is sent"
          heads={['For', 'AI is sent']}
          rows={[
            ['A reply', 'The question without its keys, grade, themes, the hints seen, the last turns, and those before them in short.'],
            ['A mark', 'The question with its keys, and the answer.'],
            ['A suggestion', 'The question as it stands in its dialog, or the text you typed.'],
            ['Common mistakes', 'The question, and wrong answers that two or more students gave, with how many.'],
          ]}
        />
        <p>
          Names of your students and colleagues, e-mail addresses and telephone numbers are replaced before anything is sent; worrying words,
          recordings and answers of more than 600 characters never are. A session shows every word that was sent, at “Put into words by a
          language model” and “Graded by AI”. Below a question’s prompt you may ask for hints, keys or a whole question, and on a class’s
          progress what a common mistake means; you take over what you like. The day’s budget stands beside each button.
        </p>
      </Part>
    </>
  )
}
