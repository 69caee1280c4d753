import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { classListHeadings, facts } from '#src/screens/guide/guide-facts.ts'
import { Part, SeeSection, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

/** Students, classes and assignments. */
export function ClassroomSection() {
  return (
    <>
      <ProductPicture
        picture={guidePictures.classroom}
        className={figure}
        alt="The classroom: the classes with their sizes at the left, and the list of the chosen class with tabs for assignments and students."
      />
      <Part id="classes" title="Classes">
        <p>
          The panel Filter by Class lists Show All and each class with how many students it has. Add Class needs only a name. Work given
          to a class also goes to students who join it later, as long as it is not past due.
        </p>
      </Part>
      <Part id="students" title="Students">
        <p>
          The Students tab shows what each student has assigned, due today and overdue, and when the next is due. Choose one or all, and add them to
          a class, move them or remove them. In Show All the same button deletes students: you are told what goes with them, and Undo
          brings everything back for{' '} {facts.binDays} days.
        </p>
        <p>
          New adds a student by name, username and email. The username follows the name, with a number after it if somebody has it already. The
          start password is shown once: write it down or print the class cards.
        </p>
        <p>
          Class cards and links, below an open class, gives its students a way to sign in at any time: a sheet of cards with new start passwords
          to print and cut out, or a magic link by email for each. Those who still have a start password are chosen to begin with. New start passwords
          replace the old ones.
        </p>
        <p>
          Join code, below an open class, shows a code for 24 hours. Students who have an account type it under Join a class and are in; without an
          account it opens nothing.
        </p>
        <p>
          Gradebook shows a class's students against all their work: scores, what is late, overdue or waiting for your mark, and means and
          medians. Arrow keys lead from cell to cell, Enter opens the session. Under Weights you set the terms of the year, give categories their
          weight in the term mark, and say whether missing work counts as zero.
        </p>
        <p>
          At work shows a class while it works: who is on which question, who is stuck, who has left and who has finished. Stuck means three tries
          without success, or eight minutes on one question. What students type is not shown there.
        </p>
        <p>
          Open a piece of work and press Message to write to everyone who is behind with it. They read it on their start page, and in a mail where
          your school mails.
        </p>
        <p>
          Teachers of this class invites a colleague by email: they find the invitation in their classroom, and from then on see the class, give it
          work and mark. Archiving and deleting it stay with you.
        </p>
        <p>
          Download saves the class list or the gradebook of the class that is shown as a CSV file, which spreadsheets open with every letter
          right.
        </p>
      </Part>
      <Part id="class-list" title="A class list from a file">
        <p>A CSV file needs a column for the name and one for the email. Capitals, spaces and hyphens in the headings make no difference:</p>
        <Terms
          caption="Headings of a class list"
          heads={['Column', 'May be called']}
          rows={[
            ['Name', `${classListHeadings.name.join(', ')}; or a first and a last name`],
            ['Email', classListHeadings.email.join(', ')],
            ['Username', `${classListHeadings.username.join(', ')}; made from the name when missing`],
          ]}
        />
        <p>
          Other headings do as well: you are asked once what each column holds. You see every row with what is wrong with it, and can fix it there,
          before any account is created; sums and rows that stand twice are left out. An import that is interrupted is offered again. The cards to
          print at the end show the address, the username and the start password.
        </p>
      </Part>
      <Part id="giving-work" title="Giving work">
        <ol>
          <li>Choose New on the Assignments tab, or the assignment button on an exercise.</li>
          <li>Choose one exercise. One without questions cannot be assigned; the message leads to its editor.</li>
          <li>Choose students by name, or whole classes.</li>
          <li>Set the due date. Tomorrow at 23:59, in your time zone, is filled in.</li>
          <li>Set when it closes, if it should. Until then late work is taken and marked late; from then on nobody can start or go on.</li>
          <li>Keep the title or write another, and say whether the work can be done more than once.</li>
        </ol>
        <p>
          A row of the Assignments tab is one piece of work with all who have it: how many are overdue, how many turned it in, and the median once
          three have a score. Press its title to see its students, those who are behind first. Edit or Change due date changes it for everybody who
          can still do it; choose students below it to change it for them alone. By student lists each student&rsquo;s part in a row of its own.
        </p>
        <p>
          You cannot change the exercise or the student of an assignment later. You can change its title, its due date, when it closes and
          whether it can be repeated, also for several assignments at once: what they share stands in the boxes, where they differ it says
          Mixed. An assignment that is complete and past due can no longer be changed, and a complete one cannot be deleted.
        </p>
        <p>
          Tries, shown answers, points and time belong to the assignment: a student who abandons a session and starts again goes on with what is
          left. To give all of it back, choose the assignments of one student or many and press Allow a fresh start. A session
          that runs ends with it. Work that was turned in may then be done once more; the best score stays, and it can be practiced again after that.
        </p>
      </Part>
      <Part id="progress" title="Progress">
        <p>
          Class progress shows scores and time over the weeks and the hardest questions, each with a table and a file to download. For
          one student see{' '}
          <SeeSection section="student-profiles">student profiles</SeeSection>.
        </p>
      </Part>
    </>
  )
}
