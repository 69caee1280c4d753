import type { AtWork, AtWorkStudent } from '#contract/classroom/at-work.ts'

/** The moment of the examples. */
export const atWorkNow = new Date('2026-11-20T19:30:00.000Z')

function minutesAgo(minutes: number): string {
  return new Date(atWorkNow.getTime() - minutes * 60_000).toISOString()
}

const names = ['Liam Chen', 'Lucas Moreau', 'Jonas Weber', 'Zainab Yusuf', 'Aisha Rahman', 'Maya Okafor', 'Camila Torres', 'Ravi Patel', 'Priya Nair', 'Owen Murphy', 'Hana Suzuki', 'Noor Haddad']

const lines: readonly Partial<AtWorkStudent>[] = [
  { state: 'stuck', question: 2, questions: ['done', 'open', 'open', 'open'], tries: 4, since: minutesAgo(6) },
  { state: 'stuck', question: 2, questions: ['partly', 'open', 'open', 'open'], tries: 3, hints: 2, since: minutesAgo(4) },
  { state: 'working', question: 3, questions: ['done', 'done', 'open', 'open'], since: minutesAgo(1) },
  { state: 'working', question: 4, questions: ['done', 'done', 'done', 'open'], since: minutesAgo(1) },
  { state: 'working', question: 2, questions: ['done', 'open', 'open', 'open'], tries: 1, since: minutesAgo(2) },
  { state: 'working', question: 2, questions: ['done', 'open', 'open', 'open'], since: minutesAgo(1) },
  { state: 'away', question: 1, questions: ['open', 'open', 'open', 'open'], since: minutesAgo(5) },
  { state: 'not_started', session_id: null, questions: [] },
  { state: 'finished', questions: ['done', 'done', 'done', 'done'], score: 75, since: minutesAgo(16) },
  { state: 'finished', questions: ['done', 'partly', 'done', 'done'], score: 70, since: minutesAgo(10) },
  { state: 'finished', questions: ['done', 'done', 'done', 'done'], score: 90, since: minutesAgo(38) },
  { state: 'finished', questions: ['done', 'skipped', 'done', 'pending'], score: 62.5, since: minutesAgo(2_000) },
]

/** A class of twelve at four questions. */
export const exampleAtWork: AtWork = {
  class: { id: 1, name: 'Algebra 1, Period 2' },
  works: [
    { exercise_id: 3, title: 'Plants and Equations', assigned: 12, working: 7, finished: 4 },
    { exercise_id: 4, title: 'Linear Graphs', assigned: 11, working: 0, finished: 10 },
  ],
  exercise_id: 3,
  questions: [
    { title: 'Solve 2x + 3 = 11', places: { first: 1, last: 1 }, here: 1, stuck: 0, done: 10 },
    { title: 'Photosynthesis', places: { first: 2, last: 2 }, here: 4, stuck: 2, done: 6 },
    { title: 'Area, 9 by 4', places: { first: 3, last: 3 }, here: 1, stuck: 0, done: 5 },
    { title: 'Area, 7 by 6', places: { first: 4, last: 4 }, here: 1, stuck: 0, done: 4 },
  ],
  students: lines.map((line, index): AtWorkStudent => ({
    id: index + 1,
    name: names[index] ?? '',
    state: 'working',
    question: null,
    questions: [],
    tries: 0,
    hints: 0,
    since: null,
    session_id: index + 40,
    score: null,
    ...line,
  })),
}

/** A class that was given nothing. */
export const exampleIdle: AtWork = { ...exampleAtWork, works: [], exercise_id: null, questions: [], students: [] }
