import { type Api, apiOf } from '#e2e/api.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { teacher } from '#e2e/school.ts'

/** A new exercise of the teacher's with three questions, which nobody else uses. */
async function newExercise(api: Api): Promise<number> {
  const ids: number[] = []
  for (const title of ['Sum', 'Product', 'Double']) {
    ids.push((await api.send('POST', '/question_definitions', { title, prompt: `${title} of 2 and 2?\n\nAnswer: 4`, subject: 'Math' })).id)
  }
  return (await api.send('POST', '/exercises', { title: 'Fours', grade_level: 5, themes: ['space'], question_ids: ids })).id
}

test('a teacher renames an exercise, settles how it is asked, and finds all of it after a reload', {
  tag: ['@f107', '@f108', '@f109', '@f112', '@f117', '@f119', '@f121'],
}, async ({ page, editor, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  await editor.open(await newExercise(api))
  await expect(page.getByText('Included in 0 Assignments')).toBeVisible()
  await editor.rename('Always four')
  await editor.addTheme('Space')
  await expect(editor.messages.getByText('This theme already exists')).toBeVisible()
  await editor.addTheme('gardens')
  await (await editor.field('Sum', 'Points each')).fill('4')
  await (await editor.field('Sum', 'Tries before moving on')).fill('2')
  await expect(editor.set('Sum').getByText(/Students may move on after 2 tries/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Each extra try costs' }).fill('25')
  await expect(page.getByRole('region', { name: 'Worked example' })).toContainText('Right on try 3 gives 7.')
  await editor.moveUp('Double', 3, 1)
  await expect(editor.titles).toHaveText(['Double', 'Sum', 'Product'])
  await expect(page.getByText('Exercise total 24 points')).toBeVisible()
  await editor.seeUnsaved('themes, settings, order, set 2')
  await editor.checkAccessibility()
  await editor.save()
  await editor.seeSaved()
  await page.reload()
  await editor.seeHeading('Always four')
  await expect(editor.titles).toHaveText(['Double', 'Sum', 'Product'])
  await expect(await editor.field('Sum', 'Points each')).toHaveValue('4')
  await expect(page.getByRole('textbox', { name: 'Each extra try costs' })).toHaveValue('25')
  await expect(page.getByRole('button', { name: 'Remove gardens' })).toBeVisible()
})

test('a save that stops says how far it came, and a foreign change asks before it is overwritten', {
  tag: ['@f112', '@anywidth'],
}, async ({ page, editor, signIn, complaints }) => {
  complaints.expectAlso(/409|ERR_FAILED|net::/)
  const api = apiOf(page.request, await signIn(teacher))
  const id = await newExercise(api)
  await editor.open(id)
  await page.getByRole('combobox', { name: 'Grade level' }).selectOption('8th')
  await editor.moveUp('Double', 3, 2)
  await page.route('**/reorder_question_sets', (route) => route.abort(), { times: 1 })
  await editor.save()
  const stopped = 'Failed to save changes. Not saved: order. The server did not answer. Saved before that: grade level.'
  await expect(page.getByRole('alert')).toContainText(stopped)
  await editor.seeUnsaved('order')
  await page.getByRole('button', { name: 'Try again' }).click()
  await editor.seeSaved()
  await page.getByRole('combobox', { name: 'Grade level' }).selectOption('9th')
  await api.send('PUT', `/exercises/${id}/title`, { title: 'Renamed elsewhere' })
  await editor.save()
  await expect(page.getByRole('alert')).toContainText('This exercise was changed in another tab or by somebody else. Changed there: title.')
  await editor.checkAccessibility()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await editor.seeHeading('Renamed elsewhere')
  await editor.seeUnsaved(null)
  await page.reload()
  await editor.seeHeading('Renamed elsewhere')
  await expect(page.getByRole('combobox', { name: 'Grade level' })).toHaveValue('9')
})

test('unsaved changes wait as a draft over leaving and a reload, and a question taken out comes back', {
  tag: ['@f110', '@f111'],
}, async ({ page, editor, signIn }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const api = apiOf(page.request, await signIn(teacher))
  await editor.open(await newExercise(api))
  await (await editor.field('Product', 'Points each')).fill('3')
  await page.getByRole('link', { name: 'Exercises', exact: true }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await editor.seeUnsaved('set 2')
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await editor.seeUnsaved('set 2')
  await editor.set('Product').getByRole('button', { name: 'Delete' }).click()
  await expect(editor.titles).toHaveText(['Sum', 'Double'])
  await editor.messages.getByRole('button', { name: 'Undo' }).click()
  await expect(editor.titles).toHaveText(['Sum', 'Product', 'Double'])
  await editor.seeUnsaved('set 2')
  await editor.save()
  await editor.seeSaved()
  await page.reload()
  await expect(await editor.field('Product', 'Points each')).toHaveValue('3')
  await expect(page.getByText(/You have unsaved changes from/)).toHaveCount(0)
})

test('Save & Preview saves, tries the exercise out, comes back, and is counted nowhere', {
  tag: ['@f123', '@f171'],
}, async ({ page, editor, chat, signIn }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const id = await newExercise(api)
  await editor.open(id)
  await page.getByRole('combobox', { name: 'Grade level' }).selectOption('7th')
  await page.getByRole('button', { name: 'Save & Preview' }).click()
  await editor.seeAddress(`/chat/${id}`)
  await chat.answer('4', /Try 1 · right/)
  await expect(editor.messages.getByText('Changes saved')).toHaveCount(0)
  await chat.close()
  await chat.abandonQuestion.getByRole('button', { name: 'Yes, Abandon' }).click()
  await editor.seeAddress(`/exercises/${id}`)
  await expect(page.getByRole('combobox', { name: 'Grade level' })).toHaveValue('7')
  expect(JSON.stringify(await api.get('/session'))).not.toContain('Fours')
})

test('a teacher builds an exercise with the keyboard alone: picks, moves, settles, saves and tries it out', {
  tag: ['@f105', '@f106', '@f109', '@f111', '@f123'],
}, async ({ page, editor, signIn }, { project }) => {
  const api = apiOf(page.request, await signIn(teacher))
  const titles = [`Sum typed on the ${project.name}`, `Product typed on the ${project.name}`]
  for (const title of titles) await api.send('POST', '/question_definitions', { title, prompt: `${title}?\n\nAnswer: 4`, subject: 'Math' })
  const [sum = '', product = ''] = titles
  await page.goto('/exercises')
  await editor.tabTo(page.getByRole('button', { name: 'New Exercise' }), 'Enter')
  const making = page.getByRole('dialog', { name: 'New Exercise' })
  await expect(making.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Typed all through')
  await editor.tabTo(making.getByRole('combobox', { name: 'Grade Level' }))
  await page.keyboard.type('8')
  await editor.tabTo(making.getByRole('searchbox', { name: 'Search questions' }))
  await page.keyboard.type(`typed on the ${project.name}`)
  await page.keyboard.press('Enter')
  await expect(making.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2)
  await editor.tabTo(making.getByRole('checkbox', { name: `Select ${product}` }), 'Space')
  await editor.tabTo(making.getByRole('checkbox', { name: `Select ${sum}` }), 'Space')
  await expect(making.getByRole('status').getByText('With 2 questions')).toBeVisible()
  await editor.tabTo(making.getByRole('button', { name: 'Create Exercise' }), 'Enter')

  await editor.seeHeading('Typed all through')
  await expect(editor.titles).toHaveText([product, sum])
  await editor.tabTo(editor.set(sum).getByRole('button', { name: /^Move set/ }))
  await editor.moveUp(sum, 2, 1)
  await expect(editor.titles).toHaveText([sum, product])
  await editor.tabTo(page.getByRole('switch', { name: 'Randomize questions' }), 'Space')
  await editor.tabTo(page.getByRole('textbox', { name: 'Each extra try costs' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20')
  await editor.seeUnsaved('settings, order')
  await editor.tabTo(page.getByRole('button', { name: 'Save Changes' }), 'Enter', 'Shift+Tab')
  await editor.seeSaved()
  await editor.tabTo(page.getByRole('button', { name: 'Save & Preview' }), 'Enter')
  await expect(page).toHaveURL(/\/chat\/\d+/)
  await expect(page.getByRole('log')).toContainText(`typed on the ${project.name}`)
})
