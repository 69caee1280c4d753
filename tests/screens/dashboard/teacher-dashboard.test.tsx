import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClassesTracker } from '#src/screens/dashboard/classes-tracker.tsx'
import {
  exampleCounts,
  exampleList,
  exampleOthers,
  exampleWatched,
  exampleWeeks,
} from '#src/screens/dashboard/example-dashboard.ts'
import { StudentsTracker, type StudentsTrackerProps } from '#src/screens/dashboard/students-tracker.tsx'
import { FirstSteps } from '#src/screens/dashboard/first-steps.tsx'
import { TeacherDashboard } from '#src/screens/dashboard/teacher-dashboard.tsx'
import { WorkTracker, type WorkTrackerProps } from '#src/screens/dashboard/work-tracker.tsx'
import { exampleAssignment, exampleAssignments, exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const day = { now: exampleNow, timeZone: 'America/New_York' }

function students(rest: Partial<StudentsTrackerProps> = {}) {
  const on = {
    onSearch: vi.fn(),
    onShow: vi.fn(),
    onToggle: vi.fn<StudentsTrackerProps['onToggle']>(),
    onSession: vi.fn(),
    onMore: vi.fn(),
    onRetry: vi.fn(),
    onRetryTracking: vi.fn(),
  }
  const list = exampleList([...exampleWatched, ...exampleOthers], exampleCounts)
  draw(<StudentsTracker list={list} words="" show="tracked" wished={{}} failed={null} {...day} {...on} {...rest} />)
  return on
}

function work(rest: Partial<WorkTrackerProps> = {}) {
  const on = { onFilter: vi.fn(), onSession: vi.fn(), onRetry: vi.fn() }
  draw(<WorkTracker list={exampleList(exampleAssignments.slice(0, 5), null, { total: 38 })} filter="all" {...day} {...on} {...rest} />)
  return on
}

beforeEach(() => page.viewport(1280, 800))

describe('the students tracker', () => {
  test('says why each student stands there, what is next and how much is pending', async () => {
    students()
    const lines = page.getByRole('listitem').elements().map((row) => row.textContent)
    expect(lines).toEqual([
      'Tracked Liam ChenLiam ChenStuck: 4 tries on “3(x – 4) + 5 = 20”Overduenext Fractions Quiz3 pending',
      'Tracked Sofia ReyesSofia Reyes2 overdue the oldest since Nov 16OverdueThe Lighthouse4 pending',
      'Tracked Noah SchmidtNoah SchmidtDropping: 88, 74, 61Due TodayFractions Quiz1 pending',
      'Tracked Aisha RahmanAisha RahmanImproving: 61, 80, 96UpcomingNov 24, Maps of the old world1 pending',
      'Track Ethan BrooksEthan BrooksLast active 6 days agoDue TomorrowEn el café: speaking practice1 pending',
      'Track Maximiliana Konstantinopolskaya-FeatherstonehaughMaximiliana Konstantinopolskaya-FeatherstonehaughLow: 38% average of 5, last 4 weeksUpcomingDec 10, A very long title of an assignment that goes on and on12 pending',
      'Tracked Ben OkaforBen Okafor96% average of 6, last 4 weeksNothing pending',
      'Track UnnamedUnnamedHas not begun anything yetNo due date2 pending',
    ])
    await expect.element(page.getByText('4 tracked of 62')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Track Ethan Brooks', exact: true, pressed: false })).toHaveTextContent(/^Track Ethan/)
  })

  test.each([390, 1280])('has rows of one height at %s px, whatever the reason', async (width) => {
    await page.viewport(width, 800)
    students({ list: exampleList(exampleWatched, exampleCounts) })
    const rows = page.getByRole('listitem').elements()
    const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))
    expect([rows.length, heights.size]).toEqual([exampleWatched.length, 1])
  })

  test.each([
    ['ready', 1],
    ['searching', 0],
    ['stale', 0],
  ] as const)('offers more of a list that is %s only where it can be had', async (state, count) => {
    students({ list: exampleList(exampleWatched, exampleCounts, { total: 62, state }) })
    await expect.element(page.getByText('Liam Chen').first()).toBeVisible()
    expect(page.getByRole('button', { name: 'Show more' }).elements().length).toBe(count)
  })

  test('a toggle is pressed with the keyboard, shows the wish at once, and counts it', async () => {
    const { onToggle, onSession } = students({ wished: { 5: true } })
    await expect.element(page.getByText('5 tracked of 62')).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Tracked Ethan Brooks', exact: true, pressed: true })
    await toggle.click()
    await userEvent.keyboard('{Enter}')
    expect(onToggle.mock.calls).toEqual([[exampleWatched[4], false], [exampleWatched[4], false]])
    await page.getByRole('button', { name: /4 tries on/ }).click()
    expect(onSession.mock.calls).toEqual([[7]])
  })

  test('one that could not be saved is named and tried again, old rows tell from when they are', async () => {
    const { onRetry, onRetryTracking } = students({ failed: { name: 'Ethan Brooks', isTracked: false }, list: exampleList(exampleWatched, exampleCounts, { state: 'stale' }) })
    await expect.element(page.getByText('Failed to stop tracking Ethan Brooks')).toBeVisible()
    await expect.element(page.getByText(/The list below is from/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByRole('button', { name: 'Try again' }).last().click()
    expect([onRetryTracking.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 1])
  })
})

describe('the way to all students', () => {
  test.each([
    [62, 'Show all 62 students'],
    [1, 'Show the student in the classroom'],
  ])('counts %i in good English', async (count, words) => {
    students({ list: exampleList(exampleOthers, { ...exampleCounts, students: count }) })
    await expect.element(page.getByRole('link', { name: words, exact: true })).toBeVisible()
  })
})

describe('the assignments tracker', () => {
  test.each([1280, 390])('keeps no empty place for chats where none was begun at %i px', async (width) => {
    await page.viewport(width, 800)
    const idle = exampleAssignments.filter(({ config, open_session: open }) => config.chat_session_id === null && open === null)
    work({ list: exampleList(idle.slice(0, 3), null, { total: 38 }) })
    const row = page.getByRole('listitem').first()
    await expect.element(row).toBeVisible()
    const ends = row.element().getBoundingClientRect().right - (row.element().lastElementChild?.getBoundingClientRect().right ?? 0)
    expect(ends).toEqual(width === 390 ? 16 : 20)
  })

  test('shows a score once there is one and opens the chat where there is a session', async () => {
    const done = exampleAssignment({ id: 9, config: { complete: true, score: 58.33, chat_session_id: 64 } })
    const { onSession } = work({ list: exampleList([done], null), filter: 'completed' })
    await expect.element(page.getByRole('listitem')).toHaveTextContent(/Completed58%Chat/)
    await page.getByRole('button', { name: /^Chat of/ }).click()
    expect(onSession.mock.calls).toEqual([[64]])
  })

  test('has five filters and the way to the rest', async () => {
    const { onFilter } = work()
    for (const name of ['Open', 'Due Today', 'Overdue', 'Completed']) await page.getByRole('radio', { name, exact: true }).click()
    expect(onFilter.mock.calls).toEqual([['open'], ['due_today'], ['overdue'], ['completed']])
    await expect.element(page.getByRole('link', { name: 'See all 38 assignments' })).toHaveAttribute('href', '/classroom?active=assignments&from=assignmentsTracker')
  })
})

describe('the classes', () => {
  test('say their week in words and in a table behind the plot, and lead into the classroom', async () => {
    draw(<ClassesTracker list={exampleList(exampleWeeks, null)} onRetry={() => undefined} />)
    await expect.element(page.getByRole('img').first()).toHaveAccessibleName('24 of 24 finished work: 14 above 80, 7 above 60, 3 at 60 or less')
    await expect.element(page.getByRole('link', { name: 'Algebra 1, Period 2', exact: true })).toHaveAttribute('href', '/classroom?active=1&from=classesTracker')
    await page.getByText('Show as table: Algebra 1, Period 2').click()
    expect(page.getByRole('table', { name: 'Algebra 1, Period 2, last 7 days' }).getByRole('row').elements()).toHaveLength(25)
  })
})

describe('the page', () => {
  const shown = { ...day, name: 'Elena Alvarez', students: <p>the students</p>, work: <p>the work</p>, classes: <p>the classes</p>, firstSteps: () => null }

  test.each([390, 700])('opens New inside the window at %i px, wherever its button stands', async (width) => {
    await page.viewport(width, 800)
    draw(<TeacherDashboard {...shown} counts={{ ...exampleCounts, has_given: false }} />)
    await page.getByText('New', { exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'New' })
    await expect.element(menu).toBeVisible()
    const { left, right } = menu.element().getBoundingClientRect()
    expect([left >= 0, right <= width]).toEqual([true, true])
  })


  test('tells in one line what is due, overdue, and how many need help', async () => {
    draw(<TeacherDashboard {...shown} counts={exampleCounts} />)
    await expect.element(page.getByText('Friday, Nov 20. 9 assignments are due today, 3 are overdue. 7 students need help.')).toBeVisible()
  })

  test('of a new teacher shows three steps, the next one marked, until work was given', async () => {
    const counts = { students: 2, tracked: 0, help: 0, due_today: 0, overdue: 0, has_given: false }
    draw(<TeacherDashboard {...shown} counts={counts} firstSteps={(students) => <FirstSteps students={students} exercises={3} />} />)
    await expect.element(page.getByText('You have 2 students.')).toBeVisible()
    expect(page.getByRole('listitem').elements().map((step) => step.ariaCurrent)).toEqual([null, 'step', null])
    await expect.element(page.getByRole('link', { name: 'See 3 exercises' })).toHaveAttribute('href', '/exercises')
  })

  test('of a new teacher leads to a first question where there is nothing to give yet', async () => {
    draw(<FirstSteps students={0} exercises={0} />)
    await expect.element(page.getByRole('link', { name: 'New question' })).toHaveAttribute('href', '/question_definitions?add_question=1&from=universalNew')
    await expect.element(page.getByRole('link', { name: /exercises$/ })).not.toBeInTheDocument()
  })

  test('opens the New menu with the keyboard; Escape closes it and gives the focus back', async () => {
    draw(<TeacherDashboard {...shown} counts={exampleCounts} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('link', { name: 'Question' })).toHaveAttribute('href', '/question_definitions?add_question=1&from=universalNew')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Question' })).not.toBeInTheDocument()
    expect(document.activeElement?.textContent).toEqual('New')
  })
})
