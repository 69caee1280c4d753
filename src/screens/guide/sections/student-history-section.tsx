import { Part } from '#src/screens/guide/guide-parts.tsx'

/** What a student did before. */
export function StudentHistorySection() {
  return (
    <>
      <Part id="list" title="What you did">
        <p>
          Recently Completed Assignments lists everything you started, with how it ended, how long it took and what you earned. Completed means you
          turned it in or the time was up; Incomplete means it is still open or was abandoned.
        </p>
      </Part>
      <Part id="details" title="One session">
        <p>Opening one shows each question, what you wrote and what the tutor said. A line for each subject shows how you are doing.</p>
      </Part>
    </>
  )
}
