import type { ReactNode } from 'react'
import type { OwnProgress } from '#contract/progress/own-progress.ts'
import type { ProgressWeeks } from '#contract/progress/progress.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { ProgressSpan, ProgressState } from '#src/screens/progress/progress-section.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { arrowRight } from '#src/ui/icons/icons.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { pageFrame } from '#src/ui/layout/page-layout.ts'
import { css, cx } from '#styled/css'
import { NoDots } from './no-dots.tsx'
import { ScorePanel } from './score-panel.tsx'
import { TopicPanel } from './topic-panel.tsx'
import { TriesPanel } from './tries-panel.tsx'
import { WeekPanel } from './week-panel.tsx'

/**
 * Props of `OwnProgressScreen`. `practice` is what there is to practice, `goal` the student's own for each week, if they may have one; `onOpen` gets
 * the session of a mark.
 */
export type OwnProgressScreenProps = {
  view: ReadingView<OwnProgress>
  weeks: ProgressWeeks
  timeZone: string
  practice: ReactNode
  goal: ReactNode
  onWeeks: (weeks: ProgressWeeks) => void
  onOpen: (sessionId: number) => void
  onRetry: () => void
}

/** Where a student stands: scores in their time, what to practice, weeks with work, what goes well and what does not yet. */
export function OwnProgressScreen({ view, weeks, timeZone, practice, goal, onWeeks, onOpen, onRetry }: OwnProgressScreenProps) {
  const isEmpty = view.mode === 'ready' && view.found.works.length === 0
  return (
    <div className={cx(pageFrame, styles.page)}>
      <div className={styles.head}>
        <PageTitle lead="How your assignments went the first time.">My progress</PageTitle>
        {isEmpty && weeks === '12' ? null : <div className={styles.span}><ProgressSpan weeks={weeks} onWeeks={onWeeks} /></div>}
      </div>
      <ProgressState view={view} onRetry={onRetry}>
        {(found) =>
          found.works.length === 0 ? (
            <Nothing />
          ) : (
            <div className={styles.panels}>
              <div className={styles.practice}>{practice}</div>
              <div className={styles.scores}>
                <ScorePanel progress={found} timeZone={timeZone} onOpen={onOpen} />
              </div>
              <div className={styles.weeks}>
                <WeekPanel weeks={found.weeks} goal={goal} />
              </div>
              <div className={styles.topics}>
                <TopicPanel title="Going well" topics={found.going_well} none="What earns 80% of its points stands here." />
                <TopicPanel title="Worth practicing" topics={found.worth_practicing} none="Nothing is below 80%." />
              </div>
              <div className={styles.tries}>
                <TriesPanel progress={found} timeZone={timeZone} />
              </div>
            </div>
          )
        }
      </ProgressState>
    </div>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <NoDots />
      <h2 className={styles.nothingTitle}>Your first dot is one exercise away</h2>
      <p className={styles.nothingWords}>Finish something from your to-do list and it shows up here.</p>
      <ButtonLink href="/student" iconEnd={arrowRight}>
        Open my to-do list
      </ButtonLink>
    </div>
  )
}

const box = { background: 'surface', border: '1px solid', borderColor: 'hairline', borderRadius: 'panel' } as const
const styles = {
  page: css({ display: 'flex', flexDirection: 'column', gap: '5' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' }),
  // Under a thumb as wide and as high as the other choices of a phone.
  span: css({ '& > fieldset': { display: { base: 'flex', md: 'inline-flex' } }, '& label': { flexBasis: { base: '0', md: '[auto]' }, minHeight: { base: '10', md: '0' } }, width: { base: 'full', md: 'auto' } }),
  panels: css({
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) minmax(0, 20rem)]' },
    gridTemplateRows: { lg: '[auto auto 1fr auto]' },
    gridTemplateAreas: {
      base: '"practice" "scores" "weeks" "topics" "tries"',
      lg: '"scores practice" "scores weeks" "scores tries" "topics tries"',
    },
  }),
  practice: css({ gridArea: 'practice', '&:empty': { display: 'none' } }),
  scores: css({ gridArea: 'scores', minWidth: '0', display: 'grid' }),
  weeks: css({ gridArea: 'weeks', minWidth: '0' }),
  tries: css({ gridArea: 'tries', minWidth: '0', display: 'grid' }),
  topics: css({ gridArea: 'topics', minWidth: '0', display: 'grid', gap: { base: '4', md: '6' }, gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 18rem), 1fr))]' }),
  nothing: css({ ...box, display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: '3', px: '4', py: { base: '8', md: '16' } }),
  nothingTitle: css({ textStyle: 'dialog', mt: '3' }),
  nothingWords: css({ color: 'muted', maxWidth: '[27.5rem]', mb: '3' }),
}
