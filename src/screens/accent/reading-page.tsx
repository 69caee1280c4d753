import { useState } from 'react'
import { scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { css } from '#styled/css'
import { SlowHere } from '#src/ui/feedback/slow-here.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import type { AccentCallbacks, AccentSounds, OpenAccentView } from './accent-props.ts'
import { spokenMoment } from '#src/screens/accent/feedback/accent-words.ts'
import { AccentLine } from './accent-line.tsx'
import { MarginFeedback } from '#src/screens/accent/feedback/margin-feedback.tsx'
import { MarginHelp } from './margin-help.tsx'
import { Melody } from '#src/screens/accent/feedback/melody.tsx'
import { ScoreHead } from '#src/screens/accent/feedback/score-head.tsx'
import { QuestionHead } from './question-head.tsx'
import { RecordBar } from '#src/screens/accent/take/record-bar.tsx'
import { Ribbon } from '#src/screens/accent/take/ribbon.tsx'
import { Script } from './script.tsx'
import { TakeNotice } from '#src/screens/accent/take/take-notice.tsx'
import { WordChoice } from '#src/screens/accent/feedback/word-choice.tsx'

/**
 * One script to read aloud: the work at the left, marks and help in the margin, what can be done at the bottom. Once a take was scored its
 * score and words come first, then what to work on, then the pictures.
 */
export function ReadingPage({ view, sounds, ...on }: { view: OpenAccentView; sounds: AccentSounds } & AccentCallbacks) {
  const [word, setWord] = useState<number | null>(null)
  const { session, take } = view
  const script = session.current_question_data.message
  const scored = take === 'feedback' && session.take?.feedback.usable === true ? session.take.feedback : null
  const words = scriptWords(script, sounds.playback?.reading?.base_audio_data.char_timings ?? null, scored?.words ?? null)
  const chosen = scored === null ? null : (word ?? weakest(words))
  const task = session.tasks[session.current_task_index]
  const pictures = <Ribbon view={view} sounds={sounds} words={words} onRetryTake={on.onRetryTake} />
  return (
    <>
      <AccentLine line={view.line} isTimed={session.deadline_at !== null} isWaiting={take === 'undelivered'} {...on} />
      <main className={styles.main}>
        <div className={styles.sheet}>
          <section className={styles.work} aria-label="Read this aloud">
            {scored === null ? (
              <QuestionHead session={session} />
            ) : (
              <ScoreHead overall={scored.overall} score={task?.score ?? 0} points={task?.points ?? 0} />
            )}
            <Script view={view} sounds={sounds} words={words} chosen={chosen} onChoose={setWord} />
            {scored === null ? pictures : null}
            {chosen === null ? null : <WordChoice view={view} sounds={sounds} words={words} chosen={chosen} {...on} />}
            <TakeNotice view={view} sounds={sounds} {...on} />
          </section>
          <aside className={styles.margin} aria-label={scored === null ? 'How this works' : 'Your feedback'}>
            {scored === null ? null : <MarginFeedback feedback={scored} />}
            <MarginHelp view={view} isShort={scored !== null} {...on} />
          </aside>
          {scored === null ? null : (
            <section className={styles.pictures} aria-label="Pictures of your take">
              {pictures}
              <Melody view={view} sounds={sounds} words={words} />
            </section>
          )}
        </div>
      </main>
      <SlowHere />
      <RecordBar view={view} sounds={sounds} {...on} />
      <VisuallyHidden>
        <p role="status">{spokenMoment(view)}</p>
      </VisuallyHidden>
    </>
  )
}

/** The word to look at first: the first of the worst ones that was heard, or none when all went well. */
function weakest(words: ReturnType<typeof scriptWords>): number | null {
  const worst = ['poor', 'fair'].map((category) => words.findIndex((word) => word.category === category)).find((index) => index >= 0)
  return worst ?? null
}

const styles = {
  main: css({ flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' }),
  sheet: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gridTemplateRows: { base: '[auto auto 1fr]', lg: '[auto 1fr]' },
    maxWidth: '[75rem]',
    minHeight: { lg: '[100%]' },
    mx: 'auto',
    px: { base: '4', md: '8' },
  }),
  work: css({ minWidth: '0', pt: { base: '5', md: '10' }, pb: '6', pr: { lg: '10' }, display: 'flex', flexDirection: 'column', gap: '5' }),
  pictures: css({ minWidth: '0', pb: '6', pr: { lg: '10' }, display: 'flex', flexDirection: 'column', gap: '5' }),
  margin: css({
    gridColumn: { lg: '2' },
    gridRow: { lg: '[1 / span 2]' },
    pt: { base: '2', lg: '10' },
    pb: '8',
    pl: { lg: '8' },
    lg: { borderLeft: '2px solid', borderLeftColor: 'marginRule' },
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
  }),
}
