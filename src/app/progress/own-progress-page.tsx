import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getOwnProgress } from '#contract/progress/own-progress.ts'
import { getPractice } from '#contract/sessions/practice.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useNow } from '#src/app/shell/time.ts'
import { OwnProgressScreen } from '#src/screens/progress/own/own-progress-screen.tsx'
import { OwnGoal } from './own-goal.tsx'
import { OwnPractice } from './own-practice.tsx'
import type { OwnProgressSearch } from './own-progress-search.ts'
import { weeksInAddress, weeksOf } from './progress-weeks.ts'

const SessionOver = lazy(async () => ({ default: (await import('#src/app/dashboard/dashboard-session.tsx')).DashboardSession }))

/** Props of `OwnProgressPage`: the address it stands at and how to change it; `onNarrow` replaces the entry, `onShow` adds one. */
export type OwnProgressPageProps = {
  search: OwnProgressSearch
  onNarrow: (change: Partial<OwnProgressSearch>) => void
  onShow: (change: Partial<OwnProgressSearch>) => void
}

/** Binds a student's progress and practice to their page; draw it with how far back as its key. */
export function OwnProgressPage({ search, onNarrow, onShow }: OwnProgressPageProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const now = useNow(clock)
  const weeks = weeksOf(search.weeks)
  const progress = useReading('ownProgress', weeks, (key, signal, isBackground) => api.send(getOwnProgress, { query: { weeks: key }, signal, isBackground }), {
    isKeptFresh: true,
  })
  const practice = useReading('practice', null, (_, signal, isBackground) => api.send(getPractice, { signal, isBackground }), { isKeptFresh: true })
  const goal = progress.view.mode === 'ready' ? progress.view.found.goal : null
  return (
    <>
      <OwnProgressScreen
        view={progress.view}
        weeks={weeks}
        timeZone={timeZone()}
        practice={practice.view.mode === 'ready' ? <OwnPractice {...{ api, now }} practice={practice.view.found} timeZone={timeZone()} look="box" /> : null}
        goal={goal === null ? null : <OwnGoal api={api} goal={goal} onSaved={progress.lookAgain} />}
        onWeeks={(chosen) => onNarrow({ weeks: weeksInAddress(chosen) })}
        onOpen={(session) => onShow({ session })}
        onRetry={progress.retry}
      />
      {search.session === undefined ? null : (
        <Suspense>
          <SessionOver key={search.session} sessionId={search.session} canSeeSystem={false} onClose={() => onNarrow({ session: undefined })} />
        </Suspense>
      )}
    </>
  )
}
