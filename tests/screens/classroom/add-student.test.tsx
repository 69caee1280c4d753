import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { createActor } from 'xstate'
import { classroomMachine } from '#machines/classroom/classroom/classroom.machine.ts'
import { AddStudent } from '#src/app/classroom/students/add-student.tsx'
import { ClassroomDialogs } from '#src/app/classroom/classroom-dialogs.tsx'
import { ClassroomSearch } from '#src/app/classroom/classroom-search.ts'
import { drawInApp } from './in-app.tsx'

function nothing(): void {}

test('a student is added to the class of the address also when the classes could not be read, and one who does not get into it is named', async () => {
  const sent: [string, unknown][] = []
  const classroom = createActor(classroomMachine)
  drawInApp(
    <ClassroomDialogs
      search={{ ...v.parse(ClassroomSearch, {}), class_id: 3, add_student: 1 }}
      classroom={classroom}
      moment={classroom.getSnapshot()}
      reading="failed"
      classes={[]}
      isOver={false}
      shown={undefined}
      onNarrow={nothing}
      onChanged={nothing}
    />,
    ({ path, body }) => {
      sent.push([path, body])
      return path === '/auth/register_student'
        ? { status: 201, body: { id: 5, student_id: 5, start_password: 'harbour-violet-71' } }
        : { status: 404, body: { error: 'This was not found.', code: 'not_found' } }
    },
  )
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Will join this class. A start password is created and shown once.')).toBeVisible()
  await dialog.getByLabelText('Name', { exact: true }).fill('Maya')
  await dialog.getByLabelText('Email').fill('maya@school.example')
  await dialog.getByRole('button', { name: 'Add Student' }).click()
  await expect.element(dialog.getByText('Maya has an account but is not in the class: This was not found.')).toBeVisible()
  expect(sent.at(-1)).toEqual(['/classes/3/students', { student_id: 5 }])
  await dialog.getByRole('button', { name: 'Done' }).click()
})

test('what is half typed is asked about by Escape and by another page alike, stays when wanted, and Cancel asks nothing', async () => {
  const onClose = vi.fn()
  const history = drawInApp(<AddStudent class={null} onAdded={nothing} onImport={nothing} onClose={onClose} />, () => ({ status: 500, body: {} }))
  const name = page.getByRole('dialog').getByLabelText('Name', { exact: true })
  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await name.fill('Maya')
  await userEvent.keyboard('{Escape}')
  await expect.element(asked.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Maya')
  history.push('/elsewhere')
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect([history.location.pathname, onClose.mock.calls]).toEqual(['/', []])
  history.push('/elsewhere')
  await asked.getByRole('button', { name: 'Discard and leave' }).click()
  await expect.poll(() => history.location.pathname).toEqual('/elsewhere')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect([onClose.mock.calls, history.location.pathname]).toEqual([[[false]], '/elsewhere'])
})

test('a username somebody has gets its number before it is saved, unless another one was typed', async () => {
  drawInApp(<AddStudent class={null} onAdded={nothing} onImport={nothing} onClose={nothing} />, ({ path }) =>
    path === '/students/taken_usernames' ? { status: 200, body: { taken: ['mayaokafor'] } } : { status: 500, body: {} },
  )
  const dialog = page.getByRole('dialog')
  const username = dialog.getByLabelText('Username')
  await dialog.getByLabelText('Name', { exact: true }).fill('maya.okafor')
  await userEvent.keyboard('{Tab}')
  await expect.element(username).toHaveValue('mayaokafor2')
  await username.fill('maya')
  await dialog.getByLabelText('Name', { exact: true }).fill('Maya Okafor')
  await dialog.getByLabelText('Email').fill('maya@school.example')
  await expect.element(username).toHaveValue('maya')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

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
