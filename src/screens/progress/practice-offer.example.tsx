import type { Practice } from '#contract/sessions/practice.ts'
import { PracticeOffer, type PracticeOfferProps } from './practice-offer.tsx'

const some: Practice = { due: 7, asked: 7, minutes: 6, is_running: false, next_at: '2026-11-23T12:00:00.000Z' }

function show(look: PracticeOfferProps['look'], change: Partial<Practice> = {}, rest: Partial<PracticeOfferProps> = {}) {
  return () => (
    <main>
      <h1>My progress</h1>
      <PracticeOffer
        practice={{ ...some, ...change }}
        look={look}
        now={new Date('2026-11-20T14:00:00.000Z')}
        timeZone="America/New_York"
        isBusy={false}
        sentence={null}
        onStart={() => undefined}
        {...rest}
      />
    </main>
  )
}

/** What a student missed, to practice. */
export const examples = {
  'In a list': show('row'),
  'In a box': show('box'),
  'More than one session': show('box', { due: 23, asked: 10, minutes: 9 }),
  'One that runs': show('row', { asked: 1, minutes: 1, is_running: true }),
  'Nothing today': show('box', { due: 0, asked: 0, minutes: 0 }),
  'Nothing missed': show('box', { due: 0, asked: 0, minutes: 0, next_at: null }),
  Opening: show('box', {}, { isBusy: true }),
  'Could not be opened': show('row', {}, { sentence: 'The practice could not be opened. Try again in a moment.' }),
}
