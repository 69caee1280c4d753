import { SharingDialog, type SharingDialogProps } from './sharing-dialog.tsx'

function nothing(): void {}

const idle = { isBusy: false, canRetry: false, sentence: null, fields: {} }
const on = { onTyped: nothing, onSave: nothing, onRetry: nothing, onCancel: nothing, onClose: nothing }
const colleagues = {
  results: [
    { id: 1, name: 'Daniel Osei' },
    { id: 2, name: 'Ruth Lindqvist' },
    { id: 3, name: 'Amélie Fournier-Castellanos de la Torre' },
  ],
  total: 3,
}
const people = [
  { id: 1, name: 'Daniel Osei', may_edit: false },
  { id: 3, name: 'Amélie Fournier-Castellanos de la Torre', may_edit: true },
]

function Example(props: Partial<SharingDialogProps>) {
  return <SharingDialog title="The sea" reading={{ mode: 'ready', found: { sharing: { school: 'none', people }, colleagues } }} view={idle} {...on} {...props} />
}

export const examples = {
  'Two colleagues': () => <Example />,
  'Nobody yet': () => <Example reading={{ mode: 'ready', found: { sharing: { school: 'none', people: [] }, colleagues } }} />,
  'No colleagues': () => (
    <Example reading={{ mode: 'ready', found: { sharing: { school: 'none', people: [] }, colleagues: { results: [], total: 0 } } }} />
  ),
  Loading: () => <Example reading={{ mode: 'loading' }} />,
  Failed: () => <Example reading={{ mode: 'failed' }} />,
  Saving: () => <Example view={{ ...idle, isBusy: true }} />,
  'Not saved': () => <Example view={{ ...idle, canRetry: true, sentence: 'Could not be shared. Please try again.' }} />,
}
