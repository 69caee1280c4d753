import { expect, test } from 'vitest'
import { AtWorkShown } from '#src/app/classroom/at-work/at-work-shown.tsx'
import { press, reads, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { atWorkWalk } from '#tests/support/walks/classroom/at-work.ts'

const now = new Date('2026-11-20T12:09:00.000Z')
const rows = ['Maya Okafor', 'Stuck', '3 tries on question 2']

function nothing(): void {
  return undefined
}

/** What was heard is read beside a word on how news comes; before that there is only the word that it is looked at. */
function heard(line: string): View {
  return (page, moment, ...rest) => (moment.context.report === null ? reads('Looking at the class') : reads(line, ...rows))(page, moment, ...rest)
}

const views: Record<string, View> = {
  'atWork.streaming.connecting': heard('Connecting'),
  'atWork.streaming.watching': reads('Live', ...rows),
  'atWork.askingAgain.asking': heard('Every few seconds'),
  'atWork.askingAgain.resting': reads('Every few seconds', ...rows),
  'atWork.offline': reads('No news of the class right now', 'Try again'),
  'atWork.ended': reads('This class was not found.'),
}

test('the page shows every moment of watching a class and offers the way on', async () => {
  const shown = await walkScreen({
    walk: atWorkWalk,
    mount: ({ actor }) => (
      <AtWorkShown atWork={actor} classId={7} classes={[{ id: 7, name: 'Algebra 1' }]} now={now} timeZone="UTC" onClass={nothing} onWork={nothing} />
    ),
    gestures: { 'retry.requested': press('Try again') },
    views,
    options: { held: ['watchClass', 'watchLooks'] },
  })
  const seen = Object.keys(views).toSorted()
  expect({ ...shown, paths: 0, steps: 0 }).toEqual({ paths: 0, steps: 0, seen, withoutView: [], unoffered: [], wrongs: [] })
})
