import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuestionDefinition } from '#contract/questions/questions.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import { isSameList, pagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { type QuestionFacts, questionListMachine, type QuestionQuery } from '#machines/questions/question-picker/question-list.ts'
import { questionPickerMachine, type QuestionPickerInput } from '#machines/questions/question-picker/question-picker.machine.ts'
import { canReset } from '#machines/questions/question-picker/question-picker.selectors.ts'
import { exampleLibrary } from '#src/screens/questions/picker/example-library.ts'
import { QuestionPickerDialog } from '#src/screens/questions/picker/question-picker-dialog.tsx'
import { draw } from './chat/draw.tsx'

const facts: QuestionFacts = { subjects: ['Math', 'Social Studies'], tags: ['exam', 'Term 1'], owned: 3, author: 'user' }

/** The picker's dialog over a library in memory, that answers as the server does. */
function openPicker(library: readonly QuestionDefinition[], input: Partial<QuestionPickerInput> = {}) {
  const list = questionListMachine.provide({
    actors: {
      watchQuery: fromCallback<{ type: 'never' }, undefined>(() => undefined),
      watchLooks: fromCallback<{ type: 'never' }, undefined>(() => undefined),
      fetchPage: fromPromise<Page<QuestionDefinition, QuestionFacts>, PageCall<QuestionQuery>>(async ({ input: { query } }) => {
        const rows = library.filter(
          (one) =>
            one.question_title.includes(query.q) &&
            (query.type === null || one.question_type === query.type) &&
            (query.subject === null || one.subject === query.subject),
        )
        return { rows, total: rows.length, nextCursor: null, facts, readAtMs: 0 }
      }),
    },
  })
  function Held() {
    const [machine] = useState(() => questionPickerMachine.provide({ actors: { list } }))
    const picker = useActorRef(machine, { input: { lockedType: null, alreadyAdded: [], selected: [], ...input } })
    const { query, chosen, alreadyAdded } = useSelector(picker, ({ context }) => context)
    const running = useSelector(picker, ({ children }) => children.list)
    const view = useSelector(running, (snapshot) => (snapshot === undefined ? null : pagedListView(snapshot)), (one, other) =>
      one === null || other === null ? one === other : isSameList(one, other),
    )
    if (view === null) return null
    return (
      <QuestionPickerDialog
        list={view}
        filters={query}
        type={query.type}
        canReset={useSelector(picker, canReset)}
        chosen={chosen}
        alreadyAdded={alreadyAdded}
        timeZone="UTC"
        onFilter={(filters) => picker.send({ type: 'filters.changed', filters })}
        onReset={() => picker.send({ type: 'filters.reset' })}
        onChoose={(questions) => picker.send({ type: 'questions.chosen', questions })}
        onMore={() => undefined}
        onRetry={() => undefined}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    )
  }
  draw(<Held />)
}

function box(title: string) {
  return page.getByRole('checkbox', { name: `Select ${title}`, exact: true })
}

test('the first question keeps the list at its type; Reset Filter puts all back, so that another type can be chosen', async () => {
  openPicker(exampleLibrary(9))
  await userEvent.click(box('Explain photosynthesis'))
  await expect.element(page.getByText('Showing only Free Form questions')).toBeVisible()
  await expect.element(box('The weather and the boats')).not.toBeInTheDocument()
  await userEvent.click(box('all Free Form questions'))
  await expect.element(page.getByRole('button', { name: 'Add 7 questions' })).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Reset Filter' }))
  await expect.element(page.getByRole('button', { name: 'Add questions' })).toBeDisabled()
  await userEvent.click(box('The weather and the boats'))
  await expect.element(page.getByText('Showing only Accent Training questions')).toBeVisible()
})

test('an exercise that has questions shows only its type, and what it asks already cannot be picked again', async () => {
  openPicker(exampleLibrary(9), { lockedType: 'FREE_FORM', alreadyAdded: [1] })
  await expect.element(page.getByText('Showing only Free Form questions')).toBeVisible()
  await expect.element(box('Explain photosynthesis')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('group', { name: 'Topic' }).getByText('Soci…')).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Social Studies' }), { force: true })
  await expect.element(box('Comma splices')).not.toBeInTheDocument()
  await expect.element(box('Town and country')).toBeVisible()
})

test('ten thousand questions are drawn as far as they are seen', async () => {
  openPicker(exampleLibrary(10_000))
  await expect.element(page.getByText('10,000 questions')).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(80)
})
