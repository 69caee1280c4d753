import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, fromPromise } from 'xstate'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { type Placed, type Placement, placeStudentsMachine, placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { PlacingStudents } from '#src/app/classroom/students/placing.tsx'
import { exampleClasses, exampleStudents } from '#src/screens/classroom/example-classroom.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const homeroom = exampleClasses.find(({ name }) => name === 'Homeroom')?.id ?? 0

beforeEach(() => page.viewport(1280, 800))

test('students are moved after a class was chosen; who failed is named, and a retry sends nobody else', async () => {
  const sent: string[] = []
  const refused: BatchAnswer<Placed> = { ok: false, sentence: 'The server is busy', fields: {}, kept: null }
  const answers = new Map<string, BatchAnswer<Placed>[]>([['Liam Chen', [refused]]])
  const runItem = fromPromise<BatchAnswer<Placed>, BatchCall<Placement, Placed>>(({ input: { value } }) => {
    sent.push(value.name)
    return Promise.resolve(answers.get(value.name)?.shift() ?? { ok: true, kept: { isIn: true } })
  })
  const machine = placingMachine.provide({ actors: { placeStudents: placeStudentsMachine.provide({ actors: { runItem } }) } })
  const placing = createActor(machine, { input: { kind: 'move', students: exampleStudents.slice(0, 3), fromClassId: 2 } }).start()
  draw(<PlacingStudents placing={placing} classes={exampleClasses} />)

  await expect.element(page.getByRole('button', { name: 'Move to class' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Move to class' }).click({ force: true })
  await expect.element(page.getByRole('combobox', { name: 'Class' })).toHaveAccessibleDescription('Please select a class')
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('Homeroom')
  await expect.element(page.getByText(/Their assignments, sessions and scores stay/)).toBeVisible()
  await page.getByRole('button', { name: 'Move to class' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to move students to class. 2 done, 1 failed.')
  await expect.element(page.getByText('Failed to move Liam Chen: The server is busy')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const [maya, liam, sofia] = exampleStudents.slice(0, 3).map(({ id, name }) => ({ studentId: id, name, into: [2], outOf: [homeroom] }))
  await expect.poll(() => placing.getSnapshot().output).toEqual({ placed: 3, back: [maya, liam, sofia] })
  expect(sent).toEqual(['Maya Okafor', 'Liam Chen', 'Sofia Reyes', 'Liam Chen'])
})

test('one student who could not be moved is one in the words too', async () => {
  const runItem = fromPromise<BatchAnswer<Placed>, BatchCall<Placement, Placed>>(() => Promise.reject(new Error('no answer')))
  const machine = placingMachine.provide({ actors: { placeStudents: placeStudentsMachine.provide({ actors: { runItem } }) } })
  const placing = createActor(machine, { input: { kind: 'move', students: exampleStudents.slice(0, 1), fromClassId: 2 } }).start()
  draw(<PlacingStudents placing={placing} classes={exampleClasses} />)
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('Homeroom')
  await page.getByRole('button', { name: 'Move to class' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Failed to move student to class\.? 0 done, 1 failed\./)
  await expect.element(page.getByText('Failed to move Maya Okafor: An unexpected error occurred')).toBeVisible()
})
