import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScoreRing } from '#src/ui/session/score.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const looks = ['score', 'end'] as const
const percents = [100, 96, 70, 20]

test('a ring has one colour whatever it shows, and always its number, in one ink where a session ends', async () => {
  draw(
    <main>
      {looks.map((look) => (
        <p key={look} aria-label={look}>
          {percents.map((percent) => (
            <ScoreRing key={percent} percent={percent} look={look} />
          ))}
        </p>
      ))}
    </main>,
  )
  await expect.element(page.getByLabelText('score')).toHaveTextContent('100%96%70%20%')
  await expect.element(page.getByLabelText('end')).toHaveTextContent('100%96%70%20%')
  const arcs = [...document.querySelectorAll('circle[transform]')].map((arc) => getComputedStyle(arc).stroke)
  expect([arcs.length, new Set(arcs).size]).toEqual([8, 1])
  const numbers = (look: string) => [...page.getByLabelText(look).element().querySelectorAll('svg + span')]
  const inks = (look: string) => new Set(numbers(look).map((number) => getComputedStyle(number).color))
  expect([inks('score').size, inks('end').size]).toEqual([3, 1])
})
