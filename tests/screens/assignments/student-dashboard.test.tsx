import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { exampleAssignment, exampleAssignments, exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { OverviewDialog } from '#src/screens/assignments/student/overview-dialog.tsx'
import { StudentDashboard, type StudentDashboardProps } from '#src/screens/assignments/student/student-dashboard.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

function dashboard(view: StudentDashboardProps['view'], rest: Partial<StudentDashboardProps> = {}) {
  const on = {
    onFilter: vi.fn(),
    onRetry: vi.fn(),
    onOverview: vi.fn<(assignment: Assignment) => void>(),
    onResume: vi.fn<(assignment: Assignment) => void>(),
  }
  draw(<StudentDashboard view={view} name="Maya" filter="all" now={exampleNow} timeZone="America/New_York" isRetrying={false} {...on} {...rest} />)
  return on
}

function cardOf(title: string) {
  return page.getByRole('article', { name: title })
}

const all = { mode: 'ready', assignments: exampleAssignments, staleFrom: null } as const

const html = document.documentElement

beforeEach(() => page.viewport(1280, 800))

afterEach(() => {
  delete html.dataset['textSize']
  delete html.dataset['spacing']
})

test('a name written from the right takes no word of the sentence about the work with it', async () => {
  dashboard(all, { name: 'مريم' })
  const lead = page.getByText(/^Hello مريم\. .* things to do/)
  await expect.element(lead).toBeVisible()
  const words = [...lead.element().childNodes].map((node) => {
    const range = document.createRange()
    range.selectNode(node)
    return range.getBoundingClientRect().left
  })
  expect(words.length).toBeGreaterThan(2)
  expect(words).toEqual(words.toSorted((one, other) => one - other))
})

test('whoever has no work yet is led into a class', async () => {
  dashboard({ mode: 'ready', assignments: [], staleFrom: null })
  await expect.element(page.getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/student/join')
})

describe('a card', () => {
  test.each([
    ['Equations Check Assignment', /Overdue.*6 questions, 60 points.*Start$/],
    ['Plants and Equations Assignment', /Due Today.*17\.5 of 30 points so far.*runs until 9:46\sAM.*Resume$/],
    ['Reading: The Lighthouse Keeper', /Due Today.*Your teacher is still adding questions.*Pending$/],
    ['En el café: speaking practice', /Due Tomorrow.*8 sentences, microphone needed.*Start$/],
    ['Fractions Quiz', /Upcoming.*15 minutes.*10 questions, 100 points.*Start$/],
    ['Reading log', /No due date.*1 question, 10 points.*Start$/],
    ['The Roman Republic', /Completed.*93% best score.*See your answers.*Practice$/],
    ['Commas and Clauses', /English.*54%, handed in late.*Completed$/],
  ])('of %s says how it stands', async (title, words) => {
    dashboard(all)
    await expect.element(cardOf(title)).toHaveTextContent(words)
  })

  test('of finished work that is done again keeps its best score and answers beside the running practice', async () => {
    const running = { id: 72, score: 4, total_possible_score: 100, deadline_at: null, tasks: [] }
    const config = { complete: true, score: 92.5, chat_session_id: 64, allowRedoAssignment: true }
    dashboard({ ...all, assignments: [exampleAssignment({ config, open_session: running })] })
    await expect.element(cardOf('Fractions Quiz')).toHaveTextContent(/93% best score.*See your answers.*practice: 4 of 100 points so far.*Resume$/)
  })

  test('keeps its words clear of its button at the largest text on a phone', async () => {
    await page.viewport(390, 844)
    html.dataset['textSize'] = '150'
    html.dataset['spacing'] = 'wide'
    dashboard(all)
    await expect.element(cardOf('Commas and Clauses')).toBeVisible()
    const covered = page.getByRole('article').elements().filter((card) => {
      const button = [...card.querySelectorAll('button')].at(-1)?.getBoundingClientRect()
      const words = [...card.querySelectorAll('h3, h3 + div > *')].map((part) => part.getBoundingClientRect())
      if (button === undefined) return true
      return words.some((part) => part.right > button.left && part.left < button.right && part.bottom > button.top && part.top < button.bottom)
    })
    expect(covered.map((card) => card.textContent)).toEqual([])
  })

  test('shows the due time with its zone in the margin', async () => {
    dashboard(all)
    await expect.element(page.getByText('Wed, Nov 1811:59 PM EST')).toBeVisible()
  })

  test('due earlier today says that it is late, and when it was due', async () => {
    dashboard({ ...all, assignments: [exampleAssignment({ due_date: '2026-11-20T14:00:00.000Z' })] })
    await expect.element(cardOf('Fractions Quiz')).toHaveTextContent(/Due Today.*late, was due 9:00\sAM/)
  })

  test('without questions, or completed for good, cannot be pressed', async () => {
    dashboard(all)
    await expect.element(cardOf('Reading: The Lighthouse Keeper').getByRole('button', { name: 'Pending' })).toBeDisabled()
    await expect.element(cardOf('Units and Conversions').getByRole('button', { name: 'Completed' })).toBeDisabled()
  })

  test('tells first what will happen on Start, and goes on at once on Resume', async () => {
    const on = dashboard(all)
    await cardOf('Fractions Quiz').getByRole('button', { name: 'Start' }).click()
    await cardOf('Plants and Equations Assignment').getByRole('button', { name: 'Resume' }).click()
    expect([on.onOverview.mock.calls[0]?.[0].title, on.onResume.mock.calls[0]?.[0].title]).toEqual(['Fractions Quiz', 'Plants and Equations Assignment'])
  })
})

describe('the list', () => {
  test('says in one sentence what is open and late', async () => {
    dashboard(all)
    await expect.element(page.getByText('Hello Maya. Six things to do, one of them late.')).toBeVisible()
  })

  test('asks for what is due today', async () => {
    const on = dashboard(all)
    await page.getByRole('radio', { name: 'Due Today' }).click()
    expect(on.onFilter.mock.calls).toEqual([['due_today']])
  })

  test('without anything due today offers the whole list', async () => {
    const on = dashboard({ ...all, assignments: exampleAssignments.slice(0, 1) }, { filter: 'due_today' })
    await expect.element(page.getByRole('heading', { name: 'No assignments found.' })).toBeVisible()
    await page.getByRole('button', { name: 'All Assignments' }).click()
    expect(on.onFilter.mock.calls).toEqual([['all']])
  })

  test('that failed says so and can be asked for again', async () => {
    const on = dashboard({ mode: 'failed' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(/Failed to fetch assignments/)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(on.onRetry.mock.calls.length).toBe(1)
  })

  test('that is old stays readable and says from when it is', async () => {
    dashboard({ ...all, staleFrom: '2026-11-20T14:12:00.000Z' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(/This list is from 9:12\sAM\. None of your work is lost\./)
    await expect.element(cardOf('Fractions Quiz')).toBeVisible()
  })

  test('on its way says so', async () => {
    dashboard({ mode: 'loading' })
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading assignments...')
  })

  test('has the week and the last scores beside it on wide pages only', async () => {
    dashboard(all)
    await expect.element(page.getByText('Wednesday 18, 1 overdue')).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Open History' })).toHaveAttribute('href', '/student/history')
    await page.viewport(390, 844)
    await expect.element(page.getByText('Open History')).not.toBeVisible()
  })
})

describe('the overview', () => {
  function overviewOf(assignment: Assignment) {
    const on = { onBegin: vi.fn<(assignment: Assignment) => void>(), onClose: vi.fn() }
    draw(<OverviewDialog assignment={assignment} now={exampleNow} timeZone="America/New_York" {...on} />)
    return on
  }

  test('tells the time, the points and the tries before the clock starts', async () => {
    const on = overviewOf(exampleAssignment({}))
    const dialog = page.getByRole('dialog', { name: 'Fractions Quiz' })
    await expect.element(dialog).toHaveTextContent(/Due Nov 24, 3:00\sPM EST/)
    await expect.element(dialog).toHaveTextContent(/15 minutes\. The clock starts when you press Start and keeps running if you leave\./)
    await expect.element(dialog).toHaveTextContent(/10 questions, 100 points\./)
    await expect.element(dialog).toHaveTextContent(/Up to 4 tries for each question/)
    await expect.element(page.getByRole('button', { name: 'Start' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(on.onBegin.mock.calls[0]?.[0].id).toBe(1)
  })

  test.each([
    ['that abandoning brings nothing back', {}, /Tries, shown answers and time stay used if you abandon it\./],
    [
      'what is left of work begun before',
      { first_started_at: '2026-11-20T14:20:00.000Z', clock_ends_at: '2026-11-20T14:40:00.000Z' },
      /Your time runs until .*9:40\sAM.*You go on with what is left\. Your points and the tries you used are kept\./,
    ],
    [
      'that the time of work begun before is up',
      { first_started_at: '2026-11-20T12:20:00.000Z', clock_ends_at: '2026-11-20T12:40:00.000Z' },
      /Your time is up\. Start turns in what you have\./,
    ],
    [
      'that a teacher gave a fresh start',
      { first_started_at: null, fresh_start_allowed: true },
      /Your teacher gave you a fresh start\. All tries and the whole time are yours again\./,
    ],
  ])('says %s', async (_, stand, words) => {
    overviewOf(exampleAssignment(stand))
    await expect.element(page.getByRole('dialog')).toHaveTextContent(words)
  })

  test('says that late work still counts, marked late', async () => {
    overviewOf(exampleAssignment({ due_date: '2026-11-19T04:59:00.000Z', exercise: { timer_minutes: null } }))
    await expect.element(page.getByRole('dialog')).toHaveTextContent(/Was due Nov 18, 11:59\sPM ESTYou can still do it\. It will be marked as late\.No time limit\./)
  })

  test('closes without beginning', async () => {
    const on = overviewOf(exampleAssignment({}))
    await page.getByRole('button', { name: 'Not now' }).click()
    await userEvent.keyboard('{Escape}')
    expect([on.onBegin.mock.calls.length, on.onClose.mock.calls.length]).toEqual([0, 2])
  })
})
