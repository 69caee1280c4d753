import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AddStudentDialog } from '#src/screens/classroom/students/add-student-dialog.tsx'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { StartPasswordDialog } from '#src/screens/classroom/students/start-password-dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

beforeEach(() => page.viewport(1280, 800))

function nothing(): void {}

test('while an account is being made nothing closes the dialog that will show its start password', async () => {
  const [onCancel, onClose] = [vi.fn(), vi.fn()]
  const dialog = (isBusy: boolean) => (
    <AddStudentDialog
      view={{ ...untouchedForm, isBusy }}
      className="7a"
      refusedUsername={null}
      usernameOf={(name) => name.toLowerCase()}
      freeUsernameOf={async (name) => name.toLowerCase()}
      onTyped={nothing}
      onSave={nothing}
      onRetry={nothing}
      onImport={nothing}
      onCancel={onCancel}
      onClose={onClose}
    />
  )
  const redraw = draw(dialog(true))
  await page.getByRole('textbox', { name: 'Name', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  redraw(dialog(false))
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a browser that does not copy says so, and how else the password is taken along', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not here', 'NotAllowedError'))
  draw(
    <StartPasswordDialog
      title="Maya can sign in"
      lead="Maya has an account."
      problem={null}
      username="maya"
      startPassword="plum-river-42"
      onPrint={null}
      onAnother={null}
      onClose={nothing}
    />,
  )
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.element(page.getByText('Your browser does not allow copying here. Select the text and copy it yourself.')).toBeVisible()
})
