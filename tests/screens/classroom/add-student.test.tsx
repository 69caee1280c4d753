import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AddStudent } from '#src/app/classroom-add-student.tsx'
import { drawInApp } from './in-app.tsx'

function nothing(): void {}

test('another username is offered only for one that is taken, and the start password can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(nothing)
  drawInApp(<AddStudent class={null} onAdded={nothing} onImport={nothing} onClose={nothing} />, ({ body }) =>
    JSON.stringify(body).includes('"maya"')
      ? { status: 409, body: { error: 'Username already exists', code: 'taken', field: 'username' } }
      : { status: 201, body: { id: 5, student_id: 5, start_password: 'harbour-violet-71' } },
  )
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add Student' })
  await add.click()
  await expect.element(dialog.getByText('Username is required')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /instead/ })).not.toBeInTheDocument()
  await dialog.getByLabelText('Name', { exact: true }).fill('Maya')
  await dialog.getByLabelText('Email').fill('maya@school.example')
  await add.click()
  await dialog.getByRole('button', { name: 'Use maya2 instead' }).click()
  await add.click()
  await dialog.getByRole('button', { name: 'Print card' }).click()
  await expect.element(dialog.getByText('harbour-violet-71')).toBeVisible()
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  expect(print).toHaveBeenCalledOnce()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(dialog.getByText('harbour-violet-71')).toBeVisible()
})
