import type { FoundColleagues } from './colleague-choice.tsx'
import { SharingDialog, type SharingDialogProps } from './sharing-dialog.tsx'

function nothing(): void {}

const idle = { isBusy: false, canRetry: false, sentence: null, fields: {} }
const on = { onTyped: nothing, onSave: nothing, onRetry: nothing, onCancel: nothing, onClose: nothing }
const owner = { id: 9, name: 'Elena Alvarez' }
const everybody = {
  results: [
    { id: 1, name: 'Daniel Osei' },
    { id: 2, name: 'Ruth Lindqvist' },
    { id: 3, name: 'Amélie Fournier-Castellanos de la Torre' },
    { id: 4, name: 'Bo' },
  ],
  total: 240,
}
const people = [
  { id: 1, name: 'Daniel Osei', may_edit: false },
  { id: 3, name: 'Amélie Fournier-Castellanos de la Torre', may_edit: true },
]

function Example({ found = { mode: 'ready', found: everybody, onRetry: nothing }, ...props }: Partial<SharingDialogProps> & { found?: FoundColleagues }) {
  return (
    <SharingDialog
      title="The sea"
      reading={{ mode: 'ready', found: { owner, school: 'none', people, version: 1 } }}
      view={idle}
      drawFound={(_, draw) => draw(found)}
      {...on}
      {...props}
    />
  )
}

const meanwhile = 'Meanwhile it was shared in another way, with: the school, Daniel Osei (may edit). Save again to put yours in its place.'
const nobodyYet: SharingDialogProps['reading'] = { mode: 'ready', found: { owner, school: 'none', people: [], version: 1 } }

export const examples = {
  'Two colleagues': () => <Example />,
  'Nobody yet': () => <Example reading={nobodyYet} />,
  'No colleagues': () => <Example reading={nobodyYet} found={{ mode: 'ready', found: { results: [], total: 0 }, onRetry: nothing }} />,
  'Colleagues failed': () => <Example reading={nobodyYet} found={{ mode: 'failed', onRetry: nothing }} />,
  'Colleagues on their way': () => <Example reading={nobodyYet} found={{ mode: 'loading', onRetry: nothing }} />,
  Loading: () => <Example reading={{ mode: 'loading' }} />,
  Failed: () => <Example reading={{ mode: 'failed' }} />,
  'Shared meanwhile': () => <Example view={{ ...idle, sentence: meanwhile }} />,
  Saving: () => <Example view={{ ...idle, isBusy: true }} />,
  'Not saved': () => <Example view={{ ...idle, canRetry: true, sentence: 'Could not be shared. Please try again.' }} />,
}
