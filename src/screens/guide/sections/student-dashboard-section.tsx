import { ProductPicture } from '#src/screens/welcome/product-picture.tsx'
import { Part, Terms } from '#src/screens/guide/guide-parts.tsx'
import { figure } from '#src/screens/guide/guide-look.ts'
import { guidePictures } from '#src/screens/guide/guide-pictures.ts'

/** A student's work, and how a session goes. */
export function StudentDashboardSection() {
  return (
    <>
      <ProductPicture
        picture={guidePictures.student}
        className={figure}
        alt="A student's dashboard: the TO DO list with due dates, and a Start or Resume button on each card."
      />
      <Part id="to-do" title="TO DO">
        <p>Your work: all of it, or what is due today. Open work comes first, with the earliest due at the top.</p>
        <Terms
          caption="Buttons on a card"
          heads={['Button', 'Meaning']}
          rows={[
            ['Start', 'Shows how many questions there are, the time limit and the points. The clock starts when you press Start there.'],
            ['Resume', 'You have started. You go on where you stopped.'],
            ['Pending', 'Your teacher has not added questions yet.'],
            ['Completed', 'You have turned it in.'],
            ['Practice', 'You can do it again. Your best score counts.'],
          ]}
        />
        <p>
          Practice what I missed brings back questions you missed: the next day, then further and further apart as you get them right. It never
          changes a score.
        </p>
      </Part>
      <Part id="chat" title="In a session">
        <ol>
          <li>Read the question and type your answer. Enter sends it; Shift and Enter start a new line.</li>
          <li>The tutor says right, partly or not yet, and what the next try is worth. Not yet? Try again: that never lowers your score.</li>
          <li>Stuck? Ask for a hint. Asking is not a try.</li>
          <li>When it is right, go on with Next Question. After the last one, turn in your work.</li>
        </ol>
        <p>
          Equal answers count as equal, so 1/2 is as good as 0.5. Where a typing slip does not matter, the tutor points it out and it costs nothing.
          What you type is kept if the connection is lost or the page is closed. With a time limit you are told at 10, 5 and 1 minutes; when the
          time is up, your work is turned in.
        </p>
        <p>
          Where your school agreed, AI puts some of the tutor’s replies into words: it gets the question and what you wrote there, without names. It
          never knows the answer, and never decides your points. You have 30 such replies in ten minutes and 60 in a day; beyond that, and
          when AI does not answer, the tutor has its own words.
        </p>
        <p>Close gives you a choice: leave for now and keep your place, or abandon. Your teacher can read the chat.</p>
        <p>
          Abandoning brings nothing back. When you start again, your points are kept, and tries, shown answers and time stay used. Your teacher
          can give you a fresh start.
        </p>
      </Part>
      <Part id="speaking" title="Speaking">
        <p>
          Listen first, as often and as slowly as you like. Then record yourself reading; it stops by itself at the end. You see which words were
          excellent, good, fair or poor, by color and by line style, and can compare each word with the model. Record again if you want: the best
          one counts. Can't speak now? Leave the question for last.
        </p>
      </Part>
    </>
  )
}
