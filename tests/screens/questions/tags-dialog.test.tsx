import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { TagsDialog, type TagsDialogProps } from '#src/screens/questions/tags/tags-dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const exam = { tags: ['exam'], subject: 'Math' }
const plain = { tags: [], subject: 'Math' }

test.each<[string, TagsDialogProps['known'], string]>([
  ['two questions that share a tag', [exam, exam], 'These stand on both.'],
  ['three questions that share a tag', [exam, exam, exam], 'These stand on all 3.'],
  ['questions of which some have a tag', [exam, plain], ''],
])('the tags of %s are told apart by what they stand on', async (_, known, help) => {
  draw(
    <TagsDialog
      items={{ kind: 'question', ids: known.map((_one, at) => at + 1), title: null }}
      known={known}
      offered={['exam']}
      topics={[]}
      view={untouchedForm}
      onTyped={vi.fn()}
      onSave={vi.fn()}
      onRetry={vi.fn()}
      onCancel={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  await expect.element(page.getByRole('combobox', { name: 'Tags' })).toHaveAccessibleDescription(help)
})
