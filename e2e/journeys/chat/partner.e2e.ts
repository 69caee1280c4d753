import { expect, test } from '#e2e/fixtures.ts'
import { work } from '#e2e/school.ts'

test('a student talks, steps on the way and looks at an example, and only a try costs one', { tag: ['@f230'] }, async ({ page, todo, chat, student, signIn }) => {
  await signIn(student)
  await todo.open()
  await todo.start(work.plants)
  await test.step('a word of the question is explained', async () => {
    await chat.answer('what does solve mean?', /Talk/)
    await chat.seeSaid('find the number that makes both sides the same')
  })
  await test.step('a true step and a slip of the keyboard cost nothing', async () => {
    await chat.answer('2x = 8', /A step/)
    await chat.answer('qwerty qwerty', /Not a try/)
    await expect(chat.bar).toContainText('10 points')
  })
  await test.step('from the first wrong try on a worked example of another task is one press away', async () => {
    const example = chat.bar.getByRole('button', { name: /^(Show me one like this|Example)$/ })
    await expect(example).toBeHidden()
    await chat.answer('5', /Try 1 · not yet/)
    await example.click()
    await chat.seeSaid(/Solve 5x \+ 1 = 16/)
    await expect(chat.bar).toContainText('9 points')
  })
  await test.step('the right answer is still worth what one wrong try left', async () => {
    await chat.answer('4', /Try 2 · right/)
    await chat.seeScoreInHeader('9', '30')
  })
  await page.reload()
  await chat.seeSaid(/Solve 5x \+ 1 = 16/)
})
