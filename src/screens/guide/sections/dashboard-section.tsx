import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { Part, SeeSection, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

/** The teacher's dashboard with its three areas. */
export function DashboardSection() {
  return (
    <>
      <ProductPicture
        picture={guidePictures.dashboard}
        className={figure}
        alt="The teacher's dashboard: students who need help with the reason, assignments with their status, and the classes below."
      />
      <Part id="new" title="The New menu">
        <p>New, at the top right, makes an assignment, a student, a class, an exercise or a question from wherever you are in your day.</p>
      </Part>
      <Part id="students-tracker" title="Students Tracker">
        <p>
          The eye beside a name tracks that student. Tracked students stand first; if there are fewer than five, others fill the list, those who
          need help before the rest. The search finds anybody.
        </p>
        <p>Each row says how much is pending, what comes next and by when:</p>
        <Terms
          caption="Labels of the next assignment"
          heads={['Label', 'Meaning']}
          rows={[
            ['Overdue', 'Red. It was due before today.'],
            ['Due Today', 'Yellow. It is due today.'],
            ['Due Tomorrow', 'Orange. It is due tomorrow.'],
            ['Upcoming', 'Gray. It is due later.'],
          ]}
        />
        <p>
          Why a student needs help stands there in words: stuck at a question, overdue, dropping, or low. Press it to open the chat at that question.
        </p>
      </Part>
      <Part id="assignments-tracker" title="Assignments Tracker">
        <p>
          Five assignments at a time: All, Open, Due Today, Overdue or Completed. Overdue ones stand first, then the earliest due. The icon on a
          row opens the session with its chat; the link below leads to all of them in the <SeeSection section="classroom">classroom</SeeSection>.
        </p>
      </Part>
      <Part id="classes-tracker" title="Classes Tracker">
        <p>Each class shows its last seven days, as a picture and as a table. Opening one leads to the classroom with that class.</p>
      </Part>
    </>
  )
}
