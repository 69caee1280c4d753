import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClassNameDialog } from '#src/screens/classroom/classes/class-name-dialog.tsx'
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
      begun={null}
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

test('a dialog that was closed takes no username that comes late, which would keep what was given up', async () => {
  const onTyped = vi.fn()
  let answer: (free: string) => void = nothing
  const free = new Promise<string>((resolve) => (answer = resolve))
  const redraw = draw(
    <AddStudentDialog
      begun={null}
      view={untouchedForm}
      className="7a"
      refusedUsername={null}
      usernameOf={(name) => name.toLowerCase()}
      freeUsernameOf={() => free}
      onTyped={onTyped}
      onSave={nothing}
      onRetry={nothing}
      onImport={nothing}
      onCancel={() => redraw(null)}
      onClose={nothing}
    />,
  )
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const before = onTyped.mock.calls.length
  answer('mia2')
  await free
  expect(onTyped.mock.calls.length).toBe(before)
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

test('a class is left without goals by its own choice beside its name, which a new one has not yet', async () => {
  const [onSave, onTyped] = [vi.fn(), vi.fn()]
  const rest = { view: untouchedForm, onSave, onTyped, onRetry: nothing, onCancel: nothing, onClose: nothing }
  const redraw = draw(<ClassNameDialog name="7a" choices={{ keepsVoices: false, asksModel: null, setsGoals: true }} {...rest} />)
  const goals = page.getByRole('checkbox', { name: 'Students may set themselves a goal for each week' })
  await goals.click()
  await page.getByRole('button', { name: 'Save' }).click()
  expect([onTyped.mock.calls, onSave.mock.calls]).toEqual([[[true]], [['7a', { keepsVoices: false, asksModel: null, setsGoals: false }]]])
  redraw(<ClassNameDialog key="new" name="" choices={null} {...rest} />)
  await expect.element(goals).not.toBeInTheDocument()
})
