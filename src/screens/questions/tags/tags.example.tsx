import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { TagsDialog, type TagsDialogProps } from './tags-dialog.tsx'

function nothing(): void {}

const offered = ['exam', 'Term 1', 'ancient history', 'homework']
const topics = ['Math', 'History']

function show(props: Pick<TagsDialogProps, 'items' | 'known'> & { view?: Partial<TagsDialogProps['view']> }) {
  return () => (
    <TagsDialog
      {...{ offered, topics }}
      items={props.items}
      known={props.known}
      view={{ ...untouchedForm, ...props.view }}
      onTyped={nothing}
      onSave={nothing}
      onRetry={nothing}
      onCancel={nothing}
      onClose={nothing}
    />
  )
}

const three: TagsDialogProps['known'] = [
  { tags: ['exam', 'Term 1'], subject: 'History' },
  { tags: ['exam', 'ancient history'], subject: 'History' },
  { tags: ['exam'], subject: 'Math' },
]

/** The tags of one and of many. */
export const examples = {
  'One question': show({ items: { kind: 'question', ids: [1], title: 'Rome' }, known: [{ tags: ['exam', 'Term 1'], subject: 'History' }] }),
  'Many questions': show({ items: { kind: 'question', ids: [1, 2, 3], title: null }, known: three }),
  'More questions than are listed': show({ items: { kind: 'question', ids: [1, 2, 3, 4], title: null }, known: three }),
  'Many exercises': show({ items: { kind: 'exercise', ids: [1, 2, 3], title: null }, known: three }),
  'Refused': show({
    items: { kind: 'exercise', ids: [1], title: 'Rome' },
    known: [{ tags: [], subject: '' }],
    view: { sentence: '', fields: { tags: 'Up to 20 tags stand on one item.' } },
  }),
  'Nobody answered': show({
    items: { kind: 'exercise', ids: [1], title: 'Rome' },
    known: [{ tags: [], subject: '' }],
    view: { canRetry: true, sentence: 'Could not be saved. Please try again.' },
  }),
}
