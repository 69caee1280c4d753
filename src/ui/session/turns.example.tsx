import { css } from '#styled/css'
import { Mark } from './mark.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { MarginSheet } from '#src/ui/layout/sheet.tsx'
import { Hint, StudentTurn, TutorTurn } from './turns.tsx'

const log = css({ display: 'flex', flexDirection: 'column', gap: '3.5', py: '4' })
const full = css({ width: '[56rem]', maxWidth: 'full' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '5' })

/** A conversation with its marks in the margin. */
export const examples = {
  Conversation: () => (
    <div className={full}>
      <MarginSheet margin="marks" className={log}>
        <StudentTurn mark={<Mark kind="notYet" words="Try 1 · not yet" detail="10 → 9" />}>x = 19/3</StudentTurn>
        <TutorTurn>
          <RichText text={'Not yet. The 3 multiplies both terms in the bracket, so check the −4.'} />
          <Hint title="Hint 1 of 2">
            <RichText text={'\\(3(x-4)=3x-12\\)'} />
          </Hint>
        </TutorTurn>
        <StudentTurn mark={<Mark kind="right" words="Try 2 · right" detail="9 of 10" />}>x = 9</StudentTurn>
      </MarginSheet>
    </div>
  ),
  'Dense, for reading back': () => (
    <div className={full}>
      <MarginSheet margin="narrowMarks" className={log}>
        <TutorTurn dense>Explain in your own words how a plant makes its food.</TutorTurn>
        <StudentTurn dense mark={<Mark plain kind="partly" words="Try 1, partly" detail="5 of 10" />}>
          it uses sunlight and water to make it
        </StudentTurn>
      </MarginSheet>
    </div>
  ),
  Marks: () => (
    <div className={row}>
      <Mark kind="right" words="Try 3 · right" detail="8 of 10" />
      <Mark kind="partly" words="Try 1 · partly" detail="5 of 10" />
      <Mark kind="notYet" words="Try 2 · not yet" detail="9 → 8" />
      <Mark kind="queued" words="Try 3 · queued" detail="sends by itself" />
      <Mark kind="pending" words="With your teacher" detail="10 points waiting" />
      <Mark kind="notATry" words="Asked for help" detail="not a try" />
    </div>
  ),
}
