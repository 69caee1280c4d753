import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { JoinClassScreen, type JoinClassScreenProps } from './join-class-screen.tsx'

function nothing(): void {}

function page(change: Partial<JoinClassScreenProps>) {
  return () => (
    <main>
      <JoinClassScreen view={untouchedForm} code="" joined={null} onTyped={nothing} onJoin={nothing} onRetry={nothing} {...change} />
    </main>
  )
}

const noClass = 'No class has this code now. Look at it again, or ask your teacher for a new one.'

/** Joining a class in every state. */
export const examples = {
  Empty: page({}),
  'From a link': page({ code: 'KDMP-7RWX' }),
  'On its way': page({ code: 'KDMP-7RWX', view: { ...untouchedForm, isBusy: true } }),
  'No such code': page({ code: 'KDMP-7RWX', view: { ...untouchedForm, fields: { code: noClass } } }),
  'Too many tries': page({ code: 'KDMP-7RWX', view: { ...untouchedForm, sentence: 'Too many tries. Please wait a moment and try again.' } }),
  'Nobody answered': page({ code: 'KDMP-7RWX', view: { ...untouchedForm, canRetry: true, sentence: 'You did not join yet. Please try again.' } }),
  Joined: page({ joined: { className: 'Algebra 1, Period 2', teacherName: 'Elena Alvarez' } }),
}
