import type { ReactNode } from 'react'
import type { ProgressWeeks } from '#contract/progress/progress.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'

const spans: { value: ProgressWeeks; label: string }[] = [
  { value: '4', label: '4 weeks' },
  { value: '12', label: '12 weeks' },
  { value: '52', label: 'A year' },
]

/** Chooses how far back progress is told. */
export function ProgressSpan({ weeks, onWeeks }: { weeks: ProgressWeeks; onWeeks: (weeks: ProgressWeeks) => void }) {
  return <Segment size="sm" label="How far back" options={spans} value={weeks} onChange={onWeeks} />
}

type ProgressSectionProps = { weeks: ProgressWeeks; onWeeks: (weeks: ProgressWeeks) => void; children: ReactNode }

/** The head over progress pictures: what they count, and how far back. */
export function ProgressSection({ weeks, onWeeks, children }: ProgressSectionProps) {
  return (
    <section aria-labelledby="progress" className={stack}>
      <div className={head}>
        <div>
          <h2 id="progress" className={css({ textStyle: 'section' })}>
            Progress
          </h2>
          <p className={css({ textStyle: 'label', color: 'muted' })}>First attempts only; test runs and practice never count.</p>
        </div>
        <ProgressSpan weeks={weeks} onWeeks={onWeeks} />
      </div>
      {children}
    </section>
  )
}

/** Progress that is being read, could not be read, or is drawn by `children`. */
export function ProgressState<Found>(props: { view: ReadingView<Found>; onRetry: () => void; children: (found: Found) => ReactNode }) {
  const { view, onRetry, children } = props
  if (view.mode === 'ready') return children(view.found)
  if (view.mode === 'loading') return <ProgressLoading />
  return (
    <ErrorBand box onRetry={onRetry}>
      Failed to fetch progress
    </ErrorBand>
  )
}

/** That progress is being read. */
export function ProgressLoading() {
  return (
    <>
      <LoadingLine>Loading progress...</LoadingLine>
      <Skeleton shape="block" />
    </>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' })
