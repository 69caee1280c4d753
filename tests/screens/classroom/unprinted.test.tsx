import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ImportDialog, type ImportDialogProps } from '#src/screens/classroom/roster-import/import-dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

function nothing(): void {}

function imported(change: Partial<ImportDialogProps>) {
  return (
    <main>
      <h1>Classroom</h1>
      <ImportDialog
        view={{ mode: 'imported' }}
        rows={[{ line: 2, edition: 0, name: 'Ana Lima', username: 'analima', email: 'ana@school.example', status: 'added', isKnown: false, sentences: {}, reason: null, extra: [], leftOut: null }]}
        counts={{ ready: 0, wrong: 0, failed: 0, added: 300, joined: 0, out: 0 }}
        classes={[]}
        classId={null}
        isPrinted={false}
        onFile={nothing}
        onNamed={nothing}
        onNaming={nothing}
        onRows={nothing}
        onReadAnew={nothing}
        onResume={nothing}
        onForget={nothing}
        onLeaveOut={nothing}
        onClass={nothing}
        onFix={nothing}
        onImport={nothing}
        onStop={nothing}
        onRetry={nothing}
        onContinue={nothing}
        onDownloadFailed={nothing}
        onTemplate={nothing}
        onPrint={nothing}
        onClose={nothing}
        {...change}
      />
    </main>
  )
}

test('the list of a finished import is reached by the keyboard, and closing one whose start passwords were not printed is asked about until they were', async () => {
  const onClose = vi.fn()
  const show = draw(imported({ onClose }))
  const list = page.getByRole('region', { name: 'Students in the file' })
  await expect.element(list).toBeVisible()
  list.element().focus()
  await expect.element(list).toHaveFocus()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The start passwords of 300 students were not printed and are shown only here.')
  await expect.element(page.getByRole('button', { name: 'Print class cards' })).toHaveFocus()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Done' }).click()
  show(imported({ onClose, isPrinted: true }))
  await page.getByRole('button', { name: 'Done' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})
