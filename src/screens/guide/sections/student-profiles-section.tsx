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
            ['Generate Magic Link', `Mails a link that signs the student in once, within ${facts.linkMinutes} minutes, without a password.`],
            [
              'Reset Password',
              'Gives a new start password, shown to you once, or mails a link where the student chooses one. A start password is changed at the next sign-in.',
            ],
            ['Delete Student', `Takes the student out of everything. Undo brings all of it back for ${facts.binDays} days.`],
            ['Edit', "Changes name, username or email. You need not know the student's password."],
          ]}
        />
        <p>Time limits can be longer for one student, or off, and pasting can be allowed. Sessions under way get their new end at once.</p>
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
          who spoke: System tells by which rule an answer was judged, and only teachers see it. You can set a score by hand, judge answers that
          wait for you, and accept an answer for everybody. The student sees the new score.
        </p>
      </Part>
    </>
  )
}
