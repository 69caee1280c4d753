const sessionPieces = `
  unless-stopped visually-hidden unseen points time verdicts ids begin-intent lists use-copy texts textarea task-shape mark marks
  turn badge topic-name subject-badge empty-state assignment score-text score-bar score-ring
`

const deskPieces = `
  problem-in page-call save-file use-watched-address counts use-first-wrong short-title panel
  breadcrumbs search-box use-typed-words filter-bar use-seen tick checkbox use-focus-when collapsed collapsed-text
  use-paged-list paged-table form-sentence error-summary drop-down next-username
  empty-exercise stopped-band progress-words chip classroom-links progress-weeks
`

const teacherPieces = `
  question-dialog question-use formula-safe write-csv roster.username new-student review-quality quality-buttons settings-words trend-line
  grades read-or-missing same-key
`

const laterPieces = `
  kept-fresh looks same-answer
`

/**
 * Which modules share a file, the first match counts. What the start of every page needs is one file, and so are the icons other
 * parts share: they compress better and arrive sooner than twenty files each. The small pieces of sessions and of teachers' pages
 * are two more, as are those that only teachers ever load and those that read a page again, since the entry lists every
 * file; `npm run bench bytes` says what a page costs with them.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'icons', test: /lucide-static/, minShareCount: 2, priority: 3 },
  { name: 'session-pieces', test: filesNamed(sessionPieces), minShareCount: 2, priority: 2 },
  { name: 'desk-pieces', test: filesNamed(deskPieces), minShareCount: 2, priority: 1 },
  { name: 'teacher-pieces', test: filesNamed(teacherPieces), minShareCount: 2, priority: 0 },
  { name: 'later-pieces', test: filesNamed(laterPieces), priority: 0 },
]

function filesNamed(names: string): RegExp {
  return new RegExp(String.raw`/(?:src|machines|contract)/(?:.*/)?(?:${names.trim().split(/\s+/u).join('|')})\.[jt]sx?$`, 'u')
}
