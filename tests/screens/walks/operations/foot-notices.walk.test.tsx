import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { waitingMachine } from '#machines/forms/waiting/waiting.machine.ts'
import { type AppUpdateActorRef, appUpdateMachine } from '#machines/operations/app-update/app-update.machine.ts'
import { type LastSeenActorRef, lastSeenMachine } from '#machines/operations/last-seen/last-seen.machine.ts'
import type { Following } from '#src/app/shell/following.ts'
import { FootNotices } from '#src/app/shell/foot-notices.tsx'
import { PageFailed } from '#src/screens/shell/page-failed.tsx'
import { either, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { appUpdateWalk } from '#tests/support/walks/operations/app-update.ts'
import { lastSeenWalk } from '#tests/support/walks/operations/last-seen.ts'

const silent = fromCallback<{ type: 'never' }, undefined>(() => undefined)
const waiting = createActor(waitingMachine.provide({ actors: { watchCalls: fromCallback(() => undefined) } })).start()

test('a version that would interrupt somebody is offered, and taken when asked for', async () => {
  const lastSeen = createActor(lastSeenMachine.provide({ actors: { watchAnswers: silent } })).start()
  const offer = reads('A new version is ready.', 'Load new version')
  const nothing = readsNot('A new version is ready.')
  const shown = await walkScreen({
    walk: appUpdateWalk,
    mount: ({ actor }) => <Foot lastSeen={lastSeen} update={actor} />,
    gestures: { 'version.requested': either(press('Load new version'), press('Try again')) },
    views: {
      'appUpdate.current': nothing,
      'appUpdate.searching.asking': nothing,
      'appUpdate.searching.pausing': nothing,
      'appUpdate.wanted.asking': nothing,
      'appUpdate.wanted.pausing': nothing,
      'appUpdate.looking': nothing,
      'appUpdate.offered.resting': offer,
      'appUpdate.offered.looking': offer,
      'appUpdate.taking': nothing,
    },
    options: { held: ['watchVersions'] },
  })
  expect(shown).toEqual({ ...shown, withoutView: [], unoffered: [], wrongs: [] })
})

test('lists that this device remembers are told with their time', async () => {
  const update = createActor(appUpdateMachine.provide({ actors: { watchVersions: silent } })).start()
  const shown = await walkScreen({
    walk: lastSeenWalk,
    mount: ({ actor }) => <Foot lastSeen={actor} update={update} />,
    gestures: {},
    views: { 'lastSeen.fresh': readsNot('You are offline.'), 'lastSeen.kept': reads('You are offline. Lists are from Nov 22') },
    options: { held: ['watchAnswers'] },
  })
  expect(shown).toEqual({ ...shown, seen: ['lastSeen.fresh', 'lastSeen.kept'], withoutView: [], unoffered: [], wrongs: [] })
})

/** A page with a piece missing, and its foot. */
function Foot({ update, lastSeen }: { update: AppUpdateActorRef; lastSeen: LastSeenActorRef }) {
  const following: Promise<Following> = Promise.resolve({ waiting, update, lastSeen })
  return (
    <>
      <PageFailed sentence="A part of the page did not arrive." home="/" onRetry={() => update.send({ type: 'version.requested' })} />
      <Suspense>
        <FootNotices place="page" following={following} timeZone="UTC" />
      </Suspense>
    </>
  )
}
