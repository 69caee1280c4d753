import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { examples } from '#src/screens/chat/chat-screen.example.tsx'
import { draw } from './draw.tsx'

const frame = ['Close', 'Hide time', 'Display', 'Chat']
const earlier = 'Questions 1–4 · 31.5 points'
const upToBox = [...frame, earlier, 'Your answer to question 5']
const withHint = [...frame, earlier, 'Hint', 'Your answer to question 5']
const closed = [...frame, earlier, 'Your answer']
const answering = [...withHint, 'Skip', 'Send']
const leaving = ['Close', 'Yes, Abandon', 'Leave for now', 'Keep working']
const offered = ['Return Home', 'Start']

/** Where Tab stops on a phone in each state of a session, in order. */
const expected: Record<keyof typeof examples, string[]> = {
  Loading: ['Cancel'],
  'Failed to start': ['Return Home', 'Try again'],
  'Start refused': ['Return Home', 'Try again'],
  'Opened by its address': offered,
  'Practice opened by its address': offered,
  'Not found': ['Return Home'],
  'Not found by a teacher': ['Return Home'],
  'First question': [...frame, 'Hint', 'Your answer to question 1', 'Skip', 'Send'],
  'Answering, two tries used': answering,
  'Words on their way': answering,
  'Words coming': answering,
  'Answered without AI': answering,
  'Answered without AI, its budget used up': answering,
  'Answered without AI, after many replies': answering,
  'Answered without AI, after the day’s share': answering,
  'Few replies from AI left': answering,
  'Draft saved': answering,
  'Draft saved on this device': [...upToBox, 'Skip', 'Send'],
  'Skip with an unsent answer': ['Close', 'Keep answering', 'Skip without it', 'Send answer'],
  'Turning in the last question open': ['Close', 'Turn in without it', 'Keep answering'],
  Sending: [...upToBox, 'Sending...'],
  'Help and unreadable answers cost no try': answering,
  'Answer shown': [...upToBox, 'Skip', 'Send'],
  Accepted: [...upToBox, 'Next Question'],
  'Points a teacher changed meanwhile': answering,
  'Accepted, one more try can help': [...upToBox, 'Next Question', 'Send'],
  'No try left': [...upToBox, 'Next Question'],
  'Waiting for the teacher': [...upToBox, 'Next Question'],
  'Loading the next question': [...upToBox, 'Loading...'],
  'Last question accepted': [...frame, earlier, 'Your answer to question 8', 'Turn in'],
  'Answer failed': answering,
  'Next failed': [...upToBox, 'Next Question'],
  'Offline, answer queued': ['Close', 'Hide time', 'Display', 'Try now', 'Chat', earlier, 'Your answer to question 5'],
  'No answer from the server, answer queued': ['Close', 'Hide time', 'Display', 'Try now', 'Chat', earlier, 'Your answer to question 5'],
  'Offline, typing': upToBox,
  'Continued elsewhere': ['Close', 'Hide time', 'Display', 'What you typed', 'Continue here', 'Copy my text', 'Chat', earlier, 'Your answer to question 5'],
  'One minute left': answering,
  'Abandon?': leaving,
  'Abandon a redo?': leaving,
  'Abandoning failed': leaving,
  'Twenty questions, long texts': [...frame, 'Questions 1–4 · 36 points', 'Hint', 'Your answer to question 12', 'Skip', 'Send'],
  'Test run': answering,
  'A redo below the best score': ['Questions', 'Return Home', 'Practice the 2 you missed'],
  Complete: ['Questions', 'Return Home', 'Practice the 2 you missed'],
  'Complete, some points wait': ['Questions', 'Return Home'],
  'Sample over': ['Questions', 'Return Home', 'Log in', 'Create an account'],
  'Practice over, some points nobody judges': ['Questions', 'Return Home'],
  'Time is up, the last answer goes out': closed,
  "Time's up": ['Questions', 'Return Home', 'Practice the 4 you missed'],
  "Time's up, last answer not sent": ['What you typed', 'Copy my text', 'Questions', 'Return Home', 'Practice the 4 you missed'],
}

beforeAll(() => page.viewport(390, 844))
afterAll(() => page.viewport(1280, 800))

const rows = Object.entries(examples).map(([name, Example]) => ({ name, Example, controls: new Map(Object.entries(expected)).get(name) ?? [] }))

test.each(rows)('$name: Tab reaches every control in the order it is read, none of them covered, each with its ring', async ({ Example, controls }) => {
  draw(
    <>
      <button type="button">Before the page</button>
      <Example />
      <button type="button">After the page</button>
    </>,
  )
  const reached = controls.map((control) => ({ control, isSeen: true, hasRing: true }))
  await expect.poll(async () => await tabStops()).toEqual(reached)
})

async function tabStops() {
  const start = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]') ?? document.querySelector<HTMLElement>('button')
  start?.focus()
  const stops = new Map<HTMLElement, { control: string; isSeen: boolean; hasRing: boolean }>()
  for (let at = await nextStop(); at !== null && !stops.has(at); at = await nextStop()) {
    stops.set(at, { control: nameOf(at), isSeen: isSeen(at), hasRing: hasRing(at) })
  }
  return [...stops.values()]
}

/** The control that Tab leads to, or null where the page ends. */
async function nextStop(): Promise<HTMLElement | null> {
  await userEvent.tab()
  const at = document.activeElement
  return at instanceof HTMLElement && at !== document.body && at.textContent !== 'After the page' ? at : null
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLTextAreaElement ? element.labels[0]?.textContent : undefined
  return element.getAttribute('aria-label') ?? label ?? element.innerText.trim().replace(/\s+/g, ' ')
}

function isSeen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  return onTop !== null && (element.contains(onTop) || onTop.contains(element))
}

function hasRing(element: HTMLElement): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
}
