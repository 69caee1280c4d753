import { ButtonLink } from '#src/ui/controls/button.tsx'
import { css } from '#styled/css'
import { facts } from '#src/screens/guide/guide-facts.ts'
import { Part, SeeSection, Terms } from '#src/screens/guide/guide-parts.tsx'

/** What Lectern is, the way from a question to a score, the words in use, and what is good to know. */
export function OverviewSection() {
  return (
    <>
      <Part id="what-it-is" title="What Lectern is">
        <p>
          Lectern is an exercise book that answers back. You write questions with their answers, put them into exercises and give these to your
          students. They work with a chat tutor that judges each typed answer, gives hints before answers and counts tries and points; spoken
          exercises are read aloud and scored by how they sound. You see every try. It is free for everyone, for English, Math, Spanish and more.
        </p>
      </Part>
      <Part id="first-steps" title="From nothing to your first score">
        <ol>
          <li>Create a teacher account. Parents do the same: a parent is the teacher of their own children.</li>
          <li>
            <SeeSection section="classroom" part="class-list">Add your students</SeeSection>, one by one or from a class list. Each gets a username
            and a start password.
          </li>
          <li>
            <SeeSection section="questions">Write a question</SeeSection> or take some from the shared library, and try what a student would get.
          </li>
          <li>
            <SeeSection section="exercises">Make an exercise</SeeSection> of questions and say how it is graded.
          </li>
          <li>
            <SeeSection section="classroom" part="giving-work">Give it</SeeSection> to students or a whole class, with a due date.
          </li>
          <li>
            Watch the <SeeSection section="dashboard">dashboard</SeeSection>: it names who is stuck, late or dropping, and opens the chat at that
            place.
          </li>
        </ol>
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <ButtonLink variant="secondary" href="/home">
            Try a sample session
          </ButtonLink>
        </p>
        <p>The sample needs no account. It is yours alone, no teacher sees it, and it is deleted after {facts.sampleHours} hours.</p>
      </Part>
      <Part id="words" title="The words in use">
        <Terms
          caption="Words and what they mean"
          heads={['Word', 'Meaning']}
          rows={[
            ['Question', 'What is asked, with its answers. It is in the library and can be in many exercises.'],
            ['Exercise', 'Questions in order, with rules for grading.'],
            ['Assignment', 'An exercise given to a student, with a due date.'],
            ['Session', 'One run through an exercise, from Start to the end.'],
            ['Try', 'One answer that was judged. Asking for a hint is not a try.'],
            ['Variation', 'The same question with other numbers, for each time it is asked and for each student.'],
          ]}
        />
      </Part>
      <Part id="good-to-know" title="Good to know">
        <ul>
          <li>Nothing closes by itself: late work can always be started, and is marked late.</li>
          <li>An assignment is overdue from the day after its due date. What was due earlier today is late, and shows the time it was due.</li>
          <li>
            What you delete (students, classes, assignments, questions, exercises) stays in a bin for {facts.binDays} days. The message offers Undo,
            and each page lists what was deleted. After that it is gone for good.
          </li>
          <li>A student whom other teachers have as well stays with them: deleting takes the student only from your classes.</li>
          <li>
            Each new student gets a start password of their own, shown once, and chooses another at the first sign-in. A school can set one start
            password for everybody.
          </li>
          <li>Yes, Abandon ends a session without a score. The assignment stays open, and its teacher can still read what was said.</li>
          <li>
            Tries, shown answers, points and time belong to the assignment: starting again goes on with what is left. A teacher can{' '}
            <SeeSection section="classroom" part="giving-work">allow a fresh start</SeeSection>.
          </li>
          <li>Practice waits until the work is turned in. Teachers see practice and abandoned sessions, marked as such.</li>
          <li>Leaving a session keeps its place. With a time limit the clock keeps running, and the session ends on time.</li>
          <li>Answers cannot be pasted unless you allow it for a student. Dictation, spelling help and other keyboards always work.</li>
          <li>The score of an assignment is a percentage; inside a session there are points. The best session counts.</li>
          <li>If an assignment fails for some students, the message says how many got it and lets you try the others again.</li>
          <li>Success messages close by themselves; errors stay until you close them. The bell keeps them all.</li>
        </ul>
      </Part>
      <Part id="privacy" title="What is kept, and where">
        <p>
          Everything stays on your school’s server. Voice recordings are kept only in classes whose school agreed, for{' '}
          {facts.recordingDays} days unless the school changes that. They can be played by the student and their teacher, and are deleted with the
          student; their scores stay. No answer goes to another company.
        </p>
      </Part>
      <Part id="comfort" title="Theme, text size and keyboard">
        <p>
          The button with two letters at the top of each page sets light or dark, the size of the text, the space between letters
          and whether answers sound; this browser remembers it. Everything can be done with the keyboard alone: Tab moves on, Enter presses, Escape
          closes.
        </p>
      </Part>
    </>
  )
}
