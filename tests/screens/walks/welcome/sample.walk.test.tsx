import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import type { SampleActorRef, SampleEvent } from '#machines/welcome/sample/sample.machine.ts'
import { HomeScreen } from '#src/screens/welcome/home-screen.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { sampleWalk } from '#tests/support/walks/welcome/sample.ts'

const gestures = { 'sample.requested': press('Try a sample session') } satisfies Record<SampleEvent['type'], Gesture>

const refused = 'Too many tries. Wait a moment and try again.'
const failed = 'The sample could not be opened. Please try again.'
const rest = both(reads('Try a sample session'), atRest)
const opening = both(busy('Opening...'), readsNot(refused, failed))
const views = {
  'sample.offered.waiting': both(rest, readsNot(refused, failed)),
  'sample.offered.refused': both(rest, reads(refused)),
  'sample.offered.failed': both(rest, reads(failed)),
  'sample.starting': opening,
  'sample.signingIn': opening,
  'sample.started': opening,
}

test('the start page shows every moment of opening a sample and offers to try again', async () => {
  const shown = await walkScreen({ walk: sampleWalk, mount: ({ actor }) => <Offer sample={actor} />, gestures, views })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 6, withoutView: [], unoffered: [], wrongs: [] })
})

function Offer({ sample }: { sample: SampleActorRef }) {
  const isBusy = useSelector(sample, (now) => now.hasTag('pending') || now.status === 'done')
  const sentence = useSelector(sample, ({ context }) => context.sentence)
  const onTrySample = () => sample.send({ type: 'sample.requested' })
  return <HomeScreen keep="" home={null} links={null} isVideoOpen={false} sample={{ isBusy, isOver: false, sentence }} onTrySample={onTrySample} />
}
