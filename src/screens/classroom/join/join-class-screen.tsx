import { type FormEvent, useState } from 'react'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { formPage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { FormSentence } from '#src/screens/classroom/form-sentence.tsx'
import type { FormView } from '#src/screens/classroom/form-view.ts'
import { useFirstWrong } from '#src/screens/classroom/use-first-wrong.ts'

/** Props of `JoinClassScreen`: `code` stood in the address, `joined` is the class the student is in now, null before. */
export type JoinClassScreenProps = {
  view: FormView
  code: string
  joined: { className: string; teacherName: string } | null
  onTyped: (isDirty: boolean) => void
  onJoin: (code: string) => void
  onRetry: () => void
}

/** The page on which a student joins a class with its code. */
export function JoinClassScreen({ joined, ...form }: JoinClassScreenProps) {
  return (
    <div className={formPage}>
      <PageHead crumbs={[{ label: 'Home', href: '/student' }, { label: 'Join a class' }]}>
        <PageTitle>Join a class</PageTitle>
      </PageHead>
      {joined === null ? <CodeForm {...form} /> : <Joined {...joined} />}
    </div>
  )
}

function CodeForm({ view, code, onTyped, onJoin, onRetry }: Omit<JoinClassScreenProps, 'joined'>) {
  const [typed, setTyped] = useState(code)
  const form = useFirstWrong(view)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!view.isBusy) onJoin(typed)
  }
  function change(text: string) {
    setTyped(text)
    onTyped(text !== code)
  }
  return (
    <form ref={form} className={stack} onSubmit={submit} noValidate>
      <FormSentence view={view} onRetry={onRetry} />
      <Field label="Code" help="Your teacher has it: 8 letters and numbers. The teacher of the class will see your work in it." error={view.fields['code']}>
        {(control) => (
          <Input
            {...control}
            name="code"
            height="lg"
            className={codeLook}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            readOnly={view.isBusy}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" className={css({ alignSelf: { md: 'flex-start' } })} busy={view.isBusy} busyLabel="Joining...">
        Join class
      </Button>
    </form>
  )
}

function Joined({ className, teacherName }: { className: string; teacherName: string }) {
  return (
    <div className={stack} role="status">
      <Notice tone="good">
        You are in <bdi>{className}</bdi> with <bdi>{teacherName}</bdi>. Its work is on your dashboard.
      </Notice>
      <ButtonLink size="lg" className={css({ alignSelf: { md: 'flex-start' } })} href="/student">
        Go to your dashboard
      </ButtonLink>
    </div>
  )
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const codeLook = css({ maxWidth: '[20rem]', fontFamily: 'mono', fontSize: 'section', letterSpacing: '[0.08em]', textTransform: 'uppercase' })
