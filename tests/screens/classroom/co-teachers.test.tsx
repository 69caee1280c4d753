import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ClassTeachers } from '#src/app/classroom/classes/class-teachers.tsx'
import { drawInApp } from './in-app.tsx'

const found = { owner: { id: 1, name: 'Elena Ruiz' }, teachers: [{ id: 2, name: 'Daniel Osei' }], invites: [] }
const missing = { status: 404, body: { code: 'not_found', error: 'This was not found.' } }
const maths = { id: 7, name: 'Maths 5A', archived_at: null }

beforeEach(() => page.viewport(1280, 800))

/** The dialog of somebody who may take Daniel out; the first reading finds him, later answers are `answer`'s. */
function draw(answer: (call: string, times: number) => { status: number; body: unknown }) {
  const calls: string[] = []
  const [onLeft, onClose] = [vi.fn(), vi.fn()]
  drawInApp(<ClassTeachers class={maths} onLeft={onLeft} onClose={onClose} />, ({ method, path }) => {
    const call = `${method} ${path}`
    calls.push(call)
    return calls.length === 1 ? { status: 200, body: found } : answer(call, calls.filter((one) => one === call).length)
  })
  return { calls, onLeft, onClose }
}

const takeOut = page.getByRole('button', { name: 'Take out... Daniel Osei' })
const question = page.getByRole('alertdialog', { name: 'Take Daniel Osei out of Maths 5A?' })

test('nobody is taken out of a class before that is confirmed', async () => {
  const { calls } = draw((call) => (call.startsWith('DELETE') ? { status: 204, body: null } : { status: 200, body: { ...found, teachers: [] } }))
  await takeOut.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await takeOut.click()
  await expect.element(question).toBeVisible()
  expect(calls).toEqual(['GET /classes/7/teachers'])
  await question.getByRole('button', { name: 'Take out' }).click()
  await expect.element(takeOut).not.toBeInTheDocument()
  expect(calls).toEqual(['GET /classes/7/teachers', 'DELETE /classes/7/teachers/2', 'GET /classes/7/teachers'])
})

test('whoever has left a class leaves its dialog', async () => {
  const { onLeft } = draw((call) => (call.startsWith('DELETE') ? { status: 204, body: null } : missing))
  await takeOut.click()
  await question.getByRole('button', { name: 'Take out' }).click()
  await expect.poll(() => onLeft.mock.calls.length).toBe(1)
})

test('an answer that was lost is told as that, and another try counts who is gone already as taken out', async () => {
  draw((call, times) => {
    if (call.startsWith('DELETE')) return times === 1 ? { status: 502, body: {} } : missing
    return { status: 200, body: { ...found, teachers: [] } }
  })
  await takeOut.click()
  await question.getByRole('button', { name: 'Take out' }).click()
  await expect.element(page.getByText('The server did not answer. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(takeOut).not.toBeInTheDocument()
})
