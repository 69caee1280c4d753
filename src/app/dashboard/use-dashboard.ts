import { useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { trackStudent, untrackStudent } from '#contract/classroom/students.ts'
import { classWeeksMachine, type TrackerQuery, type WatchQuery, watchListMachine, workTrackerMachine } from '#machines/dashboard/dashboard/dashboard.lists.ts'
import { type TrackingActorRef, trackingMachine, type TrackingSnapshot, type TrackingWish } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { fetchClassWeeks, fetchFirstWork, fetchWatched } from '#src/actors/dashboard/dashboard.lists.ts'
import { type DashboardSearch, dashboardSearch } from './dashboard-search.ts'
import { notifySuccess } from '#src/app/shell/notices.ts'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'
import { isolated } from '#src/ui/text/isolated.ts'

/** The three lists of the dashboard, following its address; each loads, fails and is tried again alone. */
export function useDashboardLists(search: DashboardSearch) {
  const { api, clock } = useRouteContext({ from: '__root__' })
  const watch = useWatchedAddress((wanted) => v.parse(dashboardSearch, wanted))
  const surroundings = { api, nowMs: clock.nowMs }
  const students = usePagedList({
    machine: watchListMachine,
    query: watchQueryOf(search),
    fetchPage: (call, signal) => fetchWatched(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(watchQueryOf(next))),
  })
  const work = usePagedList({
    machine: workTrackerMachine,
    query: trackerQueryOf(search),
    fetchPage: (call, signal) => fetchFirstWork(surroundings, call, signal),
    watchQuery: (tell) => watch((next) => tell(trackerQueryOf(next))),
  })
  const classes = usePagedList({ machine: classWeeksMachine, query: null, fetchPage: (call, signal) => fetchClassWeeks(surroundings, call, signal) })
  return { students, work, classes }
}

/** The toggles of the students tracker. */
export function useTracking(): { tracking: TrackingActorRef; moment: TrackingSnapshot } {
  const { api } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() =>
    trackingMachine.provide({
      actors: {
        setTracked: fromPromise<void, { wish: TrackingWish | undefined }>(async ({ input: { wish }, signal }) => {
          if (wish !== undefined) await api.send(wish.isTracked ? trackStudent : untrackStudent, { params: { id: wish.id }, signal })
        }),
      },
      actions: {
        announce: (_, { wish }) => {
          if (wish !== undefined) notifySuccess(wish.isTracked ? `${isolated(wish.name)} is tracked` : `${isolated(wish.name)} is no longer tracked`, 2000)
        },
      },
    }),
  )
  const tracking = useActorRef(machine)
  return { tracking, moment: useSelector(tracking, (snapshot) => snapshot) }
}

function watchQueryOf({ q = '', students }: DashboardSearch): WatchQuery {
  return { q, show: students ?? 'tracked' }
}

function trackerQueryOf({ assignments }: DashboardSearch): TrackerQuery {
  return { status: assignments ?? null }
}
