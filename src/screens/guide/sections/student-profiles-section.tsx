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
          themselves a goal for each week, which only they see, unless you turn that off for them here.
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
          waiting for you, and accept an answer for everybody. The student sees the new score. Where your school uses a language model, it may
          suggest a mark for an answer that is waiting; nothing counts until you give it. It may also put the tutor’s replies into words, for
          classes whose school agreed (Edit class); a session shows which ones, and what was sent for them.
        </p>
      </Part>
    </>
  )
}
