import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleFeedback, exampleSound, exampleTimings } from '#src/screens/accent/pictures/example-reading.ts'
import { AppearingScript } from '#src/screens/accent/pictures/appearing-script.tsx'
import { KaraokeLine } from '#src/screens/accent/pictures/karaoke-line.tsx'
import { LevelBar } from '#src/screens/accent/pictures/level-bar.tsx'
import { ScoredScript } from '#src/screens/accent/pictures/scored-script.tsx'
import { scriptWords } from '#src/screens/accent/pictures/script-words.ts'
import { WaveRibbon } from '#src/screens/accent/pictures/wave-ribbon.tsx'
import { MicListening } from '#src/screens/accent/take/mic-listening.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const script = 'The weather was too rough for the boats.'
const timings = exampleTimings(script)
const words = scriptWords(script, timings, exampleFeedback(script))
const model = exampleSound(words.flatMap((word) => word.model ?? []), 9)
const own = exampleSound(words.flatMap((word) => word.own ?? []), 4)

test('each scored word says how it was said and is chosen with the keyboard', async () => {
  function Chosen() {
    const [chosen, setChosen] = useState<number | null>(null)
    return <ScoredScript script={script} words={words} chosen={chosen} onChoose={setChosen} />
  }
  draw(<Chosen />)
  const names = () => page.getByRole('button').elements().map((button) => button.textContent)
  const said = ['excellent', 'good', 'excellent', 'fair', 'poor', 'excellent', 'good', 'not measured']
  await expect.poll(names).toEqual(script.split(' ').map((word, index) => `${word} ${said[index]}`))
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: 'weather good' })).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  [exampleFeedback(script), ['excellent', 'good', 'fair', 'poor', 'gray: not measured']],
  [exampleFeedback(script).map((word) => ({ ...word, category: 'good' as const })), ['excellent', 'good', 'fair', 'poor']],
  [exampleFeedback(script).map((word) => ({ ...word, category: null })), ['gray: not measured']],
])('the key explains the lines that there may be, and no others', async (feedback, expected) => {
  draw(<ScoredScript script={script} words={scriptWords(script, timings, feedback)} chosen={null} onChoose={null} />)
  const key = () => page.getByRole('list', { name: 'What the lines mean' }).element().children
  await expect.poll(() => [...key()].map((line) => line.textContent)).toEqual(expected)
})

test('a short script fits its card on a phone, and a long one shades the edge it goes on behind', async () => {
  await page.viewport(390, 800)
  const short = scriptWords('Buenos días, ¿qué desea?', exampleTimings('Buenos días, ¿qué desea?'), null)
  const redraw = draw(<WaveRibbon words={short} model={exampleSound(short.flatMap((word) => word.model ?? []), 9)} own={null} played={null} />)
  const view = () => document.querySelector('figure [style]')?.parentElement
  const sides = () => {
    const [card, box] = [document.querySelector('figure')?.getBoundingClientRect(), view()?.getBoundingClientRect()]
    return [(box?.left ?? 0) - (card?.left ?? 0), (card?.right ?? 0) - (box?.right ?? 0)]
  }
  await expect.poll(() => [view()?.scrollWidth === view()?.clientWidth, sides()[0] === sides()[1]]).toEqual([true, true])
  redraw(<WaveRibbon words={words} model={model} own={own} played={null} />)
  const shade = () => getComputedStyle(view() ?? document.body).backgroundAttachment
  await expect.poll(() => [(view()?.scrollWidth ?? 0) > (view()?.clientWidth ?? 0), shade()]).toEqual([true, 'local, local, scroll, scroll'])
  await page.viewport(1280, 800)
})

test('the waveforms are told in a sentence and a table, and scroll with the arrow keys where they are too wide', async () => {
  await page.viewport(390, 800)
  draw(<WaveRibbon words={words} model={model} own={own} played={null} />)
  await expect.element(page.getByText('Your longest pause is 0.7 seconds, after “too”.')).toBeInTheDocument()
  const view = page.getByRole('group', { name: 'Waveforms of the model and of your take' })
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.poll(() => view.element().scrollLeft).toBeGreaterThan(0)
  await userEvent.keyboard('{Tab}{Enter}')
  const cells = () => page.getByRole('row').elements().map((row) => [...row.children].map((cell) => cell.textContent))
  await expect.poll(cells).toEqual([
    ['Word', 'Said', 'Model', 'You'],
    ['The', 'excellent', '0.2 s', '0.3 s'],
    ['weather', 'good', '0.5 s', '0.6 s'],
    ['was', 'excellent', '0.2 s', '0.3 s'],
    ['too', 'fair', '0.2 s', '0.3 s'],
    ['rough', 'poor', '0.3 s', '0.4 s'],
    ['for', 'excellent', '0.2 s', '0.3 s'],
    ['the', 'good', '0.2 s', '0.3 s'],
    ['boats', 'not measured', '0.3 s', '0.4 s'],
  ])
  await page.viewport(1280, 800)
})

test('the script is there whole and once for screen readers, before and while its words light up', async () => {
  const host = page.getByRole('paragraph')
  const readable = () => host.elements().flatMap((line) => [...line.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden)))
  const redraw = draw(<KaraokeLine script={script} words={words} timings={timings} positionMs={null} />)
  expect(readable().map((node) => node.textContent)).toEqual([script])
  redraw(<KaraokeLine script={script} words={words} timings={timings} positionMs={1_700} />)
  expect(readable().map((node) => node.textContent)).toEqual([script])
  expect(host.element().querySelector('[aria-hidden]')?.textContent).toBe(script)
})

test('a new script appears character by character, in its place from the start and whole for screen readers', async () => {
  let times = 0
  const redraw = draw(<AppearingScript script={script} onAppeared={() => (times += 1)} />)
  const line = page.getByRole('paragraph')
  const characters = [...(line.element().querySelector('[aria-hidden]')?.children ?? [])]
  const before = line.element().getBoundingClientRect().height
  expect([line.element().firstChild?.textContent, characters.map(({ textContent }) => textContent).join('')]).toEqual([script, script])
  expect(characters.length).toBe(script.length)
  const delays = characters.map((character) => Number.parseFloat(getComputedStyle(character).animationDelay))
  expect(delays).toEqual([...new Set(delays)].toSorted((one, other) => one - other))
  expect(delays.at(-1)).toBeLessThanOrEqual(1.2)
  await expect.poll(() => times).toBe(1)
  redraw(<KaraokeLine script={script} words={words} timings={timings} positionMs={null} />)
  expect(line.element().getBoundingClientRect().height).toBe(before)
})

test.each([
  [[0.4, 1], 'too loud'],
  [[0.2, 0.3], 'good'],
  [[0.5, ...new Array<number>(30).fill(0.01)], 'too quiet'],
  [[0.01], 'listening'],
])('the level says what the last second and a half was like', async (levels, word) => {
  draw(<LevelBar rms={0.1} levels={levels} />)
  await expect.element(page.getByRole('meter', { name: 'Level' })).toHaveAttribute('aria-valuetext', word)
})

test('choosing another microphone keeps the focus on the list while the browser asks for it', async () => {
  const microphones = [
    { id: 'door', label: 'Door' },
    { id: 'desk', label: 'Desk' },
  ]
  const heard = { isAsking: false, isEnding: false, elapsedMs: 500, rms: 0.1, levels: [0.2], microphones, deviceId: 'door' }
  const chosen = vi.fn()
  const shown = (facts: typeof heard) => (
    <MicListening
      recorder={{ read: () => facts, subscribe: () => () => undefined }}
      onChoose={chosen}
    />
  )
  const redraw = draw(shown(heard))
  const list = page.getByRole('combobox', { name: 'Microphone' })
  await userEvent.selectOptions(list, 'desk')
  list.element().focus()
  redraw(shown({ ...heard, isAsking: true, deviceId: 'desk' }))
  await expect.element(page.getByText('Your browser is asking for the microphone: allow it.')).toBeVisible()
  expect([chosen.mock.calls, document.activeElement === list.element()]).toEqual([[['desk']], true])
})
