import { expect, test } from 'vitest'
import { notices, notifyError, notifySuccess } from '#src/app/shell/notices.ts'

test('the counter counts what came since the list was opened, and another person begins with none', () => {
  notices.clear()
  notifySuccess('Changes saved')
  notifyError('Failed to save changes')
  const before = notices.read()
  notices.markRead()
  notifySuccess('Question added')
  const after = notices.read()
  notices.clear()
  expect([before.unread, after.unread, after.entries.map(({ kind, text }) => [kind, text]), notices.read()]).toEqual([
    2,
    1,
    [
      ['success', 'Question added'],
      ['error', 'Failed to save changes.'],
      ['success', 'Changes saved'],
    ],
    { entries: [], unread: 0 },
  ])
})
