import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { MessageDialog, type MessageDialogProps } from './message-dialog.tsx'
import { templatesOf } from './message-words.ts'
import { NameBadges } from './name-badges.tsx'

const templates = templatesOf({ title: 'Equations Check', due_date: '2026-11-18T22:59:00.000Z' }, true, 'America/New_York')

const on = { onTyped: nothing, onSend: nothing, onRetry: nothing, onCancel: nothing, onClose: nothing }

function shown(view: Partial<MessageDialogProps['view']>, to: Pick<MessageDialogProps, 'count' | 'name' | 'receivers'> = { count: 3 }) {
  return () => (
    <MessageDialog view={{ ...untouchedForm, ...view }} {...to} templates={templates} {...on} />
  )
}

function nothing(): void {
  return undefined
}

/** A message to who is behind: begun, empty, on its way and not sent. */
export const examples = {
  Begun: shown({}),
  'With their names': shown({}, { count: 7, receivers: <NameBadges label="To" names={['Ana', 'Ben', 'Chloe', 'David', 'Elif', 'Farid', 'Grace']} most={6} /> }),
  'To one student': shown({}, { count: 1, name: 'Maya Okafor' }),
  Empty: shown({ fields: { text: 'Write what you want to say' } }),
  Sending: shown({ isBusy: true }),
  Failed: shown({ sentence: 'Failed to send the message. Please try again.', canRetry: true }),
}
