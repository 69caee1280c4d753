import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QualityButtons } from '#src/screens/review/quality-buttons.tsx'
import { draw } from './chat/draw.tsx'

test('J goes to the next answer and K back, to its mark where it has one, and both end at the ends of the page', async () => {
  const onJudge = vi.fn()
  draw(
    <>
      <QualityButtons points={10} isBusy={false} movesOn onJudge={onJudge} />
      <QualityButtons points={8} chosen={0.5} isBusy={false} movesOn onJudge={onJudge} />
      <QualityButtons points={6} isBusy={false} movesOn onJudge={onJudge} />
    </>,
  )
  const at = async (keys: string) => {
    await userEvent.keyboard(keys)
    return document.activeElement?.textContent
  }
  await userEvent.keyboard('{Tab}')
  expect([await at('j'), await at('J'), await at('j'), await at('k'), await at('k'), await at('k')]).toEqual([
    '4 of 8 points',
    '0 of 6 points',
    '0 of 6 points',
    '4 of 8 points',
    '0 of 10 points',
    '0 of 10 points',
  ])
  expect(onJudge.mock.calls).toEqual([])
})
