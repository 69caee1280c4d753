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
        <p>New, at the top right, makes a new assignment, student, class, exercise or question.</p>
      </Part>
      <Part id="students-tracker" title="Students Tracker">
        <p>
          The eye beside a name tracks that student. Tracked students come first; if there are fewer than five, others fill the list, starting with
          those who need help. The search finds everybody.
        </p>
        <p>Each row shows how much is pending, what comes next and when it is due:</p>
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
          You can read why a student needs help: stuck on a question, overdue, dropping, or low. Press the reason to open the chat at that question.
        </p>
      </Part>
      <Part id="assignments-tracker" title="Assignments Tracker">
        <p>
          Five assignments at a time: All, Open, Due Today, Overdue or Completed. Overdue ones come first, then the earliest due. The icon on a
          row opens the session with its chat; the link below leads to all of them in the <SeeSection section="classroom">classroom</SeeSection>.
        </p>
      </Part>
      <Part id="classes-tracker" title="Classes Tracker">
        <p>Each class shows its last seven days, as a picture and as a table. Opening one takes you to that class in the classroom.</p>
      </Part>
    </>
  )
}
